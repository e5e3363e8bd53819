import Vitrine

/// A view that is not drawn here: a labelled box with its class's name, and a finding.
open class UnavailableView: UIView {
    override func drawnContent() -> AnyView? {
        AnyView(PlaceholderView("\(type(of: self))").frame(width: bounds.width, height: bounds.height))
    }
}
