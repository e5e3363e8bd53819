import CoreGraphics
import Foundation
import Vitrine

/// A controller's view in the room that bars leave, below which it goes on to the edges of the screen.
package struct ControllerScreen: View {
    private let controller: UIViewController
    /// The one that shows it, if it is no screen by itself.
    private let container: UIViewController?
    @Environment(\.self) private var environment

    package init(controller: UIViewController, container: UIViewController? = nil) {
        self.controller = controller
        self.container = container
    }

    package var body: some View {
        let view: UIView = controller.view
        // Covered screens and other tabs are resolved too.
        if container?.shownChildren.first === controller {
            (container?.view as? ContainerView)?.hold(controller)
        }
        view.inherit(environment, covered: view.coveredInsets ?? .zero)
        return content(of: view)
    }

    @ViewBuilder private func content(of view: UIView) -> some View {
        if let content = controller.ownContent {
            content
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background { view.backgroundColor.map { Color(uiColor: $0).ignoresSafeArea() } }
        } else {
            // The view lies by left and right.
            GeometryReader { place in
                let insets = place.safeAreaInsets
                ExtendedView(
                    controller: controller, size: place.size,
                    beside: UIEdgeInsets(
                        top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing),
                    direction: environment.layoutDirection)
            }
            .environment(\.layoutDirection, .leftToRight)
        }
    }
}

/// A view of UIKit in a room, with as much of it beyond the room's edges as its controller wants.
private struct ExtendedView: View {
    let controller: UIViewController
    let size: CGSize
    /// How much is covered beyond each edge.
    let beside: UIEdgeInsets
    /// That of the view itself; where it lies is counted from the left.
    let direction: LayoutDirection

    var body: some View {
        let covered = beside.limited(to: controller.edgesForExtendedLayout)
        let whole = CGSize(
            width: size.width + covered.left + covered.right,
            height: size.height + covered.top + covered.bottom)
        StandaloneView(controller.view, size: whole, covered: covered)
            .environment(\.layoutDirection, direction)
            .frame(width: whole.width, height: whole.height)
            .offset(x: -covered.left, y: -covered.top)
    }
}

extension UIEdgeInsets {
    fileprivate func limited(to edges: UIRectEdge) -> UIEdgeInsets {
        UIEdgeInsets(
            top: edges.contains(.top) ? top : 0, left: edges.contains(.left) ? left : 0,
            bottom: edges.contains(.bottom) ? bottom : 0, right: edges.contains(.right) ? right : 0)
    }
}

extension UIViewController {
    /// What the controller shows in the view language, where nothing else lies on its view.
    var ownContent: AnyView? {
        if view is ContainerView { return screens }
        guard let hosting = view as? any HostingView, hosting.subviews.isEmpty else { return nil }
        return hosting.content
    }

    /// Whether the controller shows others between bars.
    package var showsScreens: Bool { view is ContainerView }

    /// Whether the controller shows a view of the view language, which says itself what bars show.
    var hostsContent: Bool { view is any HostingView }
}
