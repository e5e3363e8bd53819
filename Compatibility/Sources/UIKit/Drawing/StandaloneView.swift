import CoreGraphics
import Foundation
import Vitrine

/// A view of UIKit that stands by itself, as on a screen, and not in a representable.
package struct StandaloneView: View {
    private let view: UIView
    private let size: CGSize
    private let covered: UIEdgeInsets
    @Environment(\.self) private var environment

    /// - Parameter covered: how much of the view the system covers along its edges.
    package init(_ view: UIView, size: CGSize, covered: UIEdgeInsets) {
        self.view = view
        self.size = size
        self.covered = covered
    }

    package var body: some View {
        view.inherit(environment, covered: covered)
        // Guides of safe areas follow frames, which a first layout finds.
        view.frame.size = size
        view.layoutIfNeeded()
        return LaidOutView(view: view, size: size)
    }
}

extension StandaloneView {
    /// The view with what its controller presents over it, or that of a window's root.
    @ViewBuilder package var presenting: some View {
        if let controller = (view as? UIWindow)?.rootViewController ?? view.controller {
            modifier(Presentations(of: controller.outermost))
        } else {
            self
        }
    }
}

extension UIView {
    /// Lets the view inherit an environment, and notifies it and its subviews of traits that have changed: a view
    /// is notified of its first ones too, as on iOS where it moves to a window.
    ///
    /// - Parameter covered: how much of the view the system covers along its edges.
    package func inherit(_ environment: EnvironmentValues, covered: UIEdgeInsets) {
        let before = traitCollection
        hostEnvironment = environment
        coveredInsets = covered
        notify(traitCollection, before: before)
    }

    /// - Parameter before: the previous traits of a view that was never notified.
    private func notify(_ traits: UITraitCollection, before: UITraitCollection) {
        if notifiedTraits != traits {
            let previous = notifiedTraits ?? before
            notifiedTraits = traits
            traitCollectionDidChange(previous)
            controller?.traitCollectionDidChange(previous)
            notifyOfTraitChanges(from: previous, to: traits)
            controller?.notifyOfTraitChanges(from: previous, to: traits)
        }
        for view in subviews { view.notify(view.limited(traits), before: view.limited(before)) }
    }

    /// Forgets where the view has stood.
    package func leave() {
        hostEnvironment = nil
        coveredInsets = nil
    }

    /// The size that the view has of itself where it has not been given one; constraints decide where they place it.
    package var fittingSize: CGSize {
        guard !translatesAutoresizingMaskIntoConstraints else {
            sizeToFit()
            return frame.size
        }
        var size = systemLayoutSizeFitting(Self.layoutFittingCompressedSize)
        // What views change while they are laid out counts too.
        for _ in 0..<Self.layoutRounds {
            frame.size = size
            guard layOut() else { break }
            size = systemLayoutSizeFitting(Self.layoutFittingCompressedSize)
        }
        return size
    }
}

extension UIViewController {
    /// What the view of a hosting controller shows; nothing for others.
    package var hostedContent: AnyView? { (view as? any HostingView)?.content }
}
