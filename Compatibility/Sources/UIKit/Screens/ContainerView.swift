import Foundation
import Vitrine

/// The view of a controller that shows others between bars.
///
/// The view of the child that is shown lies on it, as code that looks for a window expects; it is drawn between the bars.
final class ContainerView: UIView {
    override func drawnContent() -> AnyView? { controller?.screens.map { inSafeArea($0) } }

    override func layoutSubviews() {
        super.layoutSubviews()
        hold(controller?.shownChildren.first)
    }

    /// The child's view that lies on this one.
    fileprivate weak var held: UIView?

    /// Puts the view of a child onto this one, in the place of what lay there for another.
    func hold(_ child: UIViewController?) {
        let view = child?.view
        if held !== view { held?.removeFromSuperview() }
        held = view
        guard let view, view.superview !== self else { return }
        insertSubview(view, at: 0)
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }
}

extension UIView {
    /// Whether the view is that of a container's child, which is drawn between the container's bars.
    var isScreen: Bool { (superview as? ContainerView)?.held === self }

    /// A content in what is free of the view.
    func inSafeArea(_ content: some View) -> AnyView {
        let covered = safeAreaInsets
        let room = bounds.inset(by: covered)
        return AnyView(
            content.frame(width: max(0, room.width), height: max(0, room.height))
                .padding(
                    EdgeInsets(covered, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft))
        )
    }
}
