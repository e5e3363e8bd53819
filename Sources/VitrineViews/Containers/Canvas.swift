public import Foundation

/// A view that draws with a function.
public nonisolated struct Canvas<Symbols: View>: View {
    public var symbols: Symbols
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Without effect.
    public var isOpaque: Bool
    /// Without effect.
    public var colorMode: ColorRenderingMode
    /// Without effect.
    public var rendersAsynchronously: Bool
    /// The sizes that the function has asked for in earlier passes.
    @State private var sizes: [String: CGSize] = [:]
    @Environment(\.self) private var environment

    /// Draws by a closure; `opaque`, `colorMode` and `rendersAsynchronously` are without effect.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) where Symbols == EmptyView {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
            renderer: renderer, symbols: { EmptyView() })
    }

    /// Makes a canvas that can draw some views, each by the tag that it has.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        self.isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }

    @MainActor public var body: some View {
        Arranged(symbols) { subviews in
            let tags = Set(subviews.compactMap { $0.traits[TagTrait.self] })
            return GeometryReader { proxy in drawing(of: tags, in: proxy.size) }
        }
    }

    private func drawing(of tags: Set<AnyHashable>, in size: CGSize) -> some View {
        let measures = GraphicsContext.Measures(known: sizes, environment: environment)
        var context = GraphicsContext(
            size: size, symbols: GraphicsContext.Symbols(tags: tags, content: symbols), measures: measures)
        renderer(&context, size)
        let (steps, wanted) = (context.log.steps, measures.wanted)
        // What is drawn has places of its own, counted from the left, and does not take part in aligning the canvas.
        return Color.clear.overlay(alignment: .topLeading) {
            ForEach(0..<steps.count) { steps[$0] }
            ForEach(0..<wanted.count) { measured(wanted[$0]).hidden() }
        }
        .environment(\.layoutDirection, .leftToRight)
    }

    /// A view that is laid out only for its size.
    private func measured(_ wanted: GraphicsContext.Measures.Wanted) -> some View {
        let (width, height) = (wanted.room?.width ?? 0, wanted.room?.height ?? 0)
        return Color.clear.frame(width: width, height: height).overlay {
            wanted.view
                .environment(\.layoutDirection, environment.layoutDirection)
                .fixedSize(horizontal: wanted.room == nil, vertical: wanted.room == nil)
                .onGeometryChange(for: CGSize.self) {
                    $0.size
                } action: { size in
                    sizes[wanted.key] = size
                }
        }
    }
}
