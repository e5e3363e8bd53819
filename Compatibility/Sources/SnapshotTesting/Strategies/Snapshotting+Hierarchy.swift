public import Foundation
public import UIKit

extension Snapshotting where Value == UIView, Format == String {
    /// The view and what lies on it, with frames, one a line.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    public static func recursiveDescription(
        size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting<UIView, String> {
        SimplySnapshotting.lines.pullback { view in
            onMainThread { frames(of: view, size: size, covered: .zero, traits: traits) }
        }
    }
}

extension Snapshotting where Value == UIViewController, Format == String {
    /// The controller's view and what lies on it, with frames, one a line.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    public static func recursiveDescription(
        on config: ViewImageConfig = .init(), size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting<UIViewController, String> {
        SimplySnapshotting.lines.pullback { controller in
            onMainThread {
                controller.loadViewIfNeeded()
                if controller.showsScreens {
                    // Where screens lie between bars is known once they have been drawn.
                    _ = try? ControllerPicture(controller, on: config, traits: traits).image {
                        _ = try $0.compose()
                        return UIImage()
                    }
                }
                controller.appear()
                defer { controller.disappear() }
                return frames(
                    of: controller.view, size: size ?? config.size, covered: config.safeArea,
                    traits: UITraitCollection(traitsFrom: [config.traits, traits]))
            }
        }
    }

    /// The controller and those inside, one a line.
    public static var hierarchy: Snapshotting {
        SimplySnapshotting.lines.pullback { controller in
            onMainThread { controller.lines(indent: "").joined(separator: "\n") }
        }
    }
}

@MainActor
private func frames(
    of view: UIView, size: CGSize?, covered: UIEdgeInsets, traits: UITraitCollection
) -> String {
    let frame = view.frame
    view.inherit(traits.standardEnvironment, covered: covered)
    defer {
        view.leave()
        view.frame = frame
    }
    view.frame.size = size ?? (frame.isEmpty ? view.fittingSize : frame.size)
    view.layoutIfNeeded()
    return view.lines(indent: "").joined(separator: "\n")
}

extension UIView {
    fileprivate func lines(indent: String) -> [String] {
        var parts = ["\(type(of: self))", "frame = \(text(of: frame))"]
        if let text = (self as? UILabel)?.text { parts.append("text = '\(text)'") }
        if clipsToBounds { parts.append("clipsToBounds = YES") }
        if alpha != 1 { parts.append("alpha = \(text(of: alpha))") }
        if isHidden { parts.append("hidden = YES") }
        if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        if tag != 0 { parts.append("tag = \(tag)") }
        parts.append("layer = <\(type(of: layer))>")
        return ["\(indent)<\(parts.joined(separator: "; "))>"]
            + subviews.flatMap { $0.lines(indent: indent + "   | ") }
    }

    private func text(of frame: CGRect) -> String {
        "(\(text(of: frame.minX)) \(text(of: frame.minY)); \(text(of: frame.width)) \(text(of: frame.height)))"
    }

    /// A number as UIKit writes it: six digits, and no zeros at the end.
    private func text(of number: CGFloat) -> String { String(format: "%g", Double(number)) }
}

extension UIViewController {
    fileprivate func lines(indent: String) -> [String] {
        let shown = viewIfLoaded.map { "<\(type(of: $0))>" } ?? "(not loaded)"
        return ["\(indent)<\(type(of: self))>, state: appeared, view: \(shown)"]
            + children.flatMap { $0.lines(indent: indent + "   | ") }
    }
}
