import Foundation
import SwiftUI
import VitrineComposition
import VitrineRendering

/// A controller on a device, whose view becomes a picture.
@MainActor
package struct ControllerPicture {
    private let controller: UIViewController
    private let config: ViewImageConfig
    private let traits: UITraitCollection

    /// - Parameter traits: say more than, or something else than, those of the device.
    package init(
        _ controller: UIViewController, on config: ViewImageConfig, traits: UITraitCollection
    ) {
        self.controller = controller
        controller.loadViewIfNeeded()
        self.config = config.fitted(to: controller)
        self.traits = UITraitCollection(
            traitsFrom: [
                config.traits, traits,
                UITraitCollection(userInterfaceStyle: controller.overrideUserInterfaceStyle),
            ])
    }

    package func image(
        drawnBy draw: (ViewPicture) throws -> UIImage = { try $0.image() }
    ) throws -> UIImage {
        controller.appear()
        defer { controller.disappear() }
        let frame = controller.view.frame
        let size = config.size ?? (frame.isEmpty ? nil : frame.size)
        if controller.showsScreens {
            return try draw(
                ViewPicture(
                    view: ControllerScreen(controller: controller).modifier(Presentations(of: controller)),
                    extent: CanvasExtent(size ?? UIScreen.main.bounds.size, covered: config.safeArea),
                    traits: traits, backdrop: .clear))
        }
        // What else lies on the view is drawn by UIKit.
        if let content = controller.hostedContent, controller.view.subviews.isEmpty {
            return try draw(hosted(content, size: size))
        }
        return try UIKitPicture(
            controller.view, size: size ?? UIScreen.main.bounds.size, covered: config.safeArea,
            traits: traits
        ).image(drawnBy: draw)
    }

    private func hosted(_ content: AnyView, size: CGSize?) -> ViewPicture {
        // The system's own is that of the scheme that the content prefers.
        let color = controller.view.backgroundColor
        let isSystem = color == .systemBackground
        return ViewPicture(
            view: OnColor(content: content, color: isSystem ? nil : color, fillsSize: size != nil)
                .modifier(Presentations(of: controller)),
            extent: size.map { CanvasExtent($0, covered: config.safeArea) } ?? .ideal,
            traits: traits, backdrop: isSystem ? .system : .clear)
    }
}

/// A view on the colour of a hosting controller's view.
private struct OnColor: View {
    let content: AnyView
    let color: UIColor?
    let fillsSize: Bool

    var body: some View {
        if let color {
            content.frame(maxWidth: fillsSize ? .infinity : nil, maxHeight: fillsSize ? .infinity : nil)
                .background { Color(uiColor: color).ignoresSafeArea() }
        } else {
            content
        }
    }
}

extension ViewImageConfig {
    /// The part of the device that a controller's picture shows: one with bars of its own begins and ends at them.
    @MainActor
    fileprivate func fitted(to controller: UIViewController) -> ViewImageConfig {
        var config = self
        func leaveOut(_ edge: WritableKeyPath<UIEdgeInsets, CGFloat>) {
            config.size?.height -= safeArea[keyPath: edge]
            config.safeArea[keyPath: edge] = 0
        }
        switch controller {
        case is UINavigationController: leaveOut(\.top)
        case let tabs as UITabBarController:
            leaveOut(\.bottom)
            if tabs.selectedViewController is UINavigationController { leaveOut(\.top) }
        default: break
        }
        let statusBar = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        if config.safeArea == statusBar, controller.prefersStatusBarHidden { config.safeArea = .zero }
        return config
    }
}
