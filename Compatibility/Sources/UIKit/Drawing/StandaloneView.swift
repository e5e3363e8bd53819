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
        view.stand(in: environment, covered: covered)
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
    /// Lets the view inherit an environment, and tells it and what lies on it of traits that they have not been told of: a view
    /// hears of its first ones, as on iOS where it comes to a window.
    ///
    /// - Parameter covered: how much of the view the system covers along its edges.
    package func stand(in environment: EnvironmentValues, covered: UIEdgeInsets) {
        let before = traitCollection
        hostEnvironment = environment
        coveredInsets = covered
        tell(traitCollection, before: before)
    }

    /// - Parameter before: the traits of a view that has not been told of any.
    private func tell(_ traits: UITraitCollection, before: UITraitCollection) {
        if toldTraits != traits {
            let previous = toldTraits ?? before
            toldTraits = traits
            traitCollectionDidChange(previous)
            controller?.traitCollectionDidChange(previous)
            tellOfTraitChanges(from: previous, to: traits)
            controller?.tellOfTraitChanges(from: previous, to: traits)
        }
        for view in subviews { view.tell(view.limited(traits), before: view.limited(before)) }
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
    package var hostedContent: AnyView? { (view as? HostingView)?.content }
}
