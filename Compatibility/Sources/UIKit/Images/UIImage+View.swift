import CoreGraphics
import Vitrine

extension UIImage {
    /// The picture in its own size, as a view.
    @MainActor package var ownView: any View { view }

    /// The picture in its own size.
    @MainActor @ViewBuilder var view: some View {
        if let drawing {
            DrawnSteps(steps: drawing.steps, size: drawing.size)
        } else {
            image.modifier(SymbolLook(symbol: symbol))
        }
    }

    /// The picture in whatever size it is given.
    @MainActor @ViewBuilder var resizableView: some View {
        if let drawing {
            GeometryReader { place in
                DrawnSteps(steps: drawing.steps, size: drawing.size)
                    .scaleEffect(
                        x: drawing.size.width > 0 ? place.size.width / drawing.size.width : 1,
                        y: drawing.size.height > 0 ? place.size.height / drawing.size.height : 1,
                        anchor: .topLeading)
            }
        } else {
            image.resizable().modifier(SymbolLook(symbol: symbol))
        }
    }
}

/// The size, the weight and the colours that a configuration gives a symbol.
private struct SymbolLook: ViewModifier {
    let symbol: UIImage.SymbolConfiguration?

    func body(content: Content) -> some View {
        if let symbol {
            content.font(symbol.font).imageScale(symbol.imageScale)
        } else {
            content
        }
    }
}
