public import Foundation

extension GraphicsContext {
    /// A text that is ready to be drawn.
    public struct ResolvedText {
        fileprivate let text: Text
        fileprivate let measures: Measures
        /// What the text is drawn in, where it does not say so itself.
        public var shading = Shading.foreground

        /// The size that the text takes in so much room.
        public func measure(in size: CGSize) -> CGSize {
            measures.size(of: text, named: measures.name(of: text), in: size)
        }
    }

    /// A picture that is ready to be drawn.
    public struct ResolvedImage {
        fileprivate let image: Image
        fileprivate let measures: Measures
        /// What a template or a symbol is drawn in; `nil` for the canvas's foreground.
        public var shading: Shading?

        /// The picture's own size in points.
        public var size: CGSize { measures.size(of: image, named: "image \(image)") }
    }

    /// A view that the canvas was given, ready to be drawn.
    public struct ResolvedSymbol {
        fileprivate let view: AnyView
        fileprivate let name: String
        fileprivate let measures: Measures

        /// The view's own size in points.
        public var size: CGSize { measures.size(of: view, named: "symbol \(name)") }
    }

    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(text: text, measures: measures)
    }

    public func resolve(_ image: Image) -> ResolvedImage {
        ResolvedImage(image: image, measures: measures)
    }

    /// The view among the canvas's symbols with a tag.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        symbol(AnyHashable(id)).map {
            ResolvedSymbol(view: AnyView($0), name: "\(ID.self) \(id)", measures: measures)
        }
    }

    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(view: text, at: point, anchor: anchor)
    }

    public func draw(_ text: Text, in rect: CGRect) {
        draw(view: text, in: rect)
    }

    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(view: image, at: point, anchor: anchor)
    }

    /// Stretches an image to a rectangle; the style is without effect.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(view: image.resizable(), in: rect)
    }

    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(view: inked(text.text, text.shading), at: point, anchor: anchor)
    }

    public func draw(_ text: ResolvedText, in rect: CGRect) {
        draw(view: inked(text.text, text.shading), in: rect)
    }

    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(view: inked(image.image, image.shading ?? .foreground), at: point, anchor: anchor)
    }

    /// Stretches an image to a rectangle; the style is without effect.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(view: inked(image.image.resizable(), image.shading ?? .foreground), in: rect)
    }

    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(view: symbol.view, at: point, anchor: anchor)
    }

    /// Stretches the symbol to a rectangle.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        let stretched = symbol.view.fixedSize().visualEffect { effect, proxy in
            effect.scaleEffect(
                x: proxy.size.width > 0 ? rect.width / proxy.size.width : 1,
                y: proxy.size.height > 0 ? rect.height / proxy.size.height : 1, anchor: .topLeading)
        }
        draw(view: stretched, at: rect.origin, anchor: .topLeading)
    }

    private func inked(_ view: some View, _ shading: Shading) -> AnyView {
        let styles = shading.levels.map { $0.style(in: size, transform) }
        return switch styles.count {
        case 1: AnyView(view.foregroundStyle(styles[0]))
        case 2: AnyView(view.foregroundStyle(styles[0], styles[1]))
        default: AnyView(view.foregroundStyle(styles[0], styles[1], styles[2]))
        }
    }
}
