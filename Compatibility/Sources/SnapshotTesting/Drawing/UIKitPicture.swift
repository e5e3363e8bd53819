package import Foundation
package import UIKit
import VitrineComposition
import VitrineRendering

/// A view of UIKit in a size, which becomes a picture.
@MainActor
package struct UIKitPicture {
    private let view: UIView
    private let size: CGSize?
    private let covered: UIEdgeInsets
    private let traits: UITraitCollection

    /// - Parameters:
    ///   - size: the view's own where nothing is said.
    ///   - covered: how much of the view the system covers along its edges.
    package init(
        _ view: UIView, size: CGSize? = nil, covered: UIEdgeInsets = .zero, traits: UITraitCollection
    ) {
        self.view = view
        self.size = size
        self.covered = covered
        self.traits = traits
    }

    /// Draws the view; its place and size are afterwards what they were before.
    package func image(
        drawnBy draw: (ViewPicture) throws -> UIImage = { try $0.image() }
    ) throws -> UIImage {
        let frame = view.frame
        view.inherit(traits.standardEnvironment, covered: covered)
        defer {
            view.leave()
            view.frame = frame
        }
        let own = size ?? (frame.isEmpty ? view.fittingSize : frame.size)
        return try draw(
            ViewPicture(
                view: StandaloneView(view, size: own, covered: covered).presenting,
                extent: .fixed(width: Double(own.width), height: Double(own.height)), traits: traits,
                backdrop: .clear))
    }
}
