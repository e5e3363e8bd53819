import Vitrine

/// A view that is not drawn here: a labelled box with its class's name, and a finding.
open class UnavailableView: UIView {
    override func drawnContent() -> AnyView? { unavailableContent }
}

extension UIView {
    /// The labelled box of a view that is not drawn here.
    var unavailableContent: AnyView {
        AnyView(PlaceholderView("\(type(of: self))").frame(width: bounds.width, height: bounds.height))
    }
}
