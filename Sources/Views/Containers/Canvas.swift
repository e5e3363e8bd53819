import Drawing
public import Foundation

/// A view that draws with a function.
public struct Canvas<Symbols: View>: View {
    private let symbols: Symbols
    private let renderer: (inout GraphicsContext, CGSize) -> Void

    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) where Symbols == EmptyView {
        self.symbols = EmptyView()
        self.renderer = renderer
    }

    /// Makes a canvas that can draw some views, each by the tag that it has.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
    }

    public var body: some View {
        Arranged(symbols) { [symbols, renderer] subviews in
            let tags = Set(subviews.compactMap { $0.traits[TagTrait.self] })
            return GeometryReader { proxy in
                let steps = Self.steps(
                    of: renderer,
                    in: GraphicsContext(
                        size: proxy.size, symbols: GraphicsContext.Symbols(tags: tags, content: symbols)))
                // What is drawn has places of its own and does not take part in aligning the canvas.
                Color.clear.overlay(alignment: .topLeading) {
                    ForEach(0..<steps.count) { steps[$0] }
                }
            }
        }
    }

    private static func steps(
        of renderer: (inout GraphicsContext, CGSize) -> Void, in context: GraphicsContext
    ) -> [AnyView] {
        var context = context
        renderer(&context, context.size)
        return context.log.steps
    }
}
