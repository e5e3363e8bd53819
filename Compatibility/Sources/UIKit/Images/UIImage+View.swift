import Vitrine

extension UIImage {
    /// The picture in its own size, as a view.
    package var ownView: any View { view }

    /// The picture in its own size.
    var view: some View { image.modifier(SymbolLook(symbol: symbol)) }

    /// The picture in whatever size it is given.
    var resizableView: some View { image.resizable().modifier(SymbolLook(symbol: symbol)) }
}

/// The size, the weight and the colours that a configuration gives a symbol.
private nonisolated struct SymbolLook: ViewModifier {
    let symbol: UIImage.SymbolConfiguration?

    @MainActor func body(content: Content) -> some View {
        if let symbol {
            content.font(symbol.font).imageScale(symbol.imageScale)
        } else {
            content
        }
    }
}
