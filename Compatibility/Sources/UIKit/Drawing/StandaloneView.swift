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
    /// Lets the view inherit an environment, and tells it and what lies on it where their traits change by that.
    ///
    /// - Parameter covered: how much of the view the system covers along its edges.
    package func stand(in environment: EnvironmentValues, covered: UIEdgeInsets) {
        let previous = traitCollection
        hostEnvironment = environment
        coveredInsets = covered
        if traitCollection != previous { tellChange(of: previous) }
    }

    private func tellChange(of previous: UITraitCollection) {
        traitCollectionDidChange(previous)
        controller?.traitCollectionDidChange(previous)
        for view in subviews { view.tellChange(of: previous) }
    }

    /// Forgets where the view has stood.
    package func leave() {
        hostEnvironment = nil
        coveredInsets = nil
    }

    /// The size that the view has of itself where it has not been given one; constraints decide where they place it.
    package var fittingSize: CGSize {
        if !translatesAutoresizingMaskIntoConstraints {
            return systemLayoutSizeFitting(Self.layoutFittingCompressedSize)
        }
        sizeToFit()
        return frame.size
    }
}

extension UIViewController {
    /// What the view of a hosting controller shows; nothing for others.
    package var hostedContent: AnyView? { (view as? HostingView)?.content }
}
