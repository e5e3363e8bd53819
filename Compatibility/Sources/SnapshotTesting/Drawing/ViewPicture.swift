package import Foundation
import SnapshotRuns
import SwiftUI
import Vitrine
package import VitrineComposition
import VitrineDrawing
import VitrineGeometry
import VitrinePixels
package import VitrineRendering

/// A view in a size under traits, which becomes a picture.
@MainActor
package struct ViewPicture {
    /// What lies below a view.
    package enum Backdrop {
        /// The system's background, as under a hosting controller's view.
        case system
        case clear
    }

    package let view: any View
    private let extent: CanvasExtent
    package let traits: UITraitCollection
    private let backdrop: Backdrop

    package init(
        view: any View, extent: CanvasExtent, traits: UITraitCollection, backdrop: Backdrop
    ) {
        self.view = view
        self.extent = extent
        self.traits = traits
        self.backdrop = backdrop
    }

    // Font files are looked for, and fonts opened, once in a process.
    private static let renderer = Result { try Renderer(environment: StandardStage.environment.get()) }

    /// The view laid out and painted.
    package func compose() throws -> Composition {
        try extent.check()
        let request = RenderRequest(
            view: { [view] in view }, environment: { [traits] in traits.standardEnvironment },
            extent: extent, margin: 0, scale: Double(traits.scale))
        let composed = try Self.renderer.get().composeAtOnce(request)
        let size = composed.displayList.size
        guard size.width > 0, size.height > 0 else { throw SnapshotError.noSize }
        guard size.width.isFinite, size.height.isFinite else { throw SnapshotError.infiniteSize }
        return composed
    }

    package func image() throws -> UIImage {
        let composed = try compose()
        var list = composed.displayList
        switch backdrop {
        case .system: break
        // The canvas' own background is what is drawn first.
        case .clear: list.items.removeFirst()
        }
        let pixels = StraightBitmap(try Self.renderer.get().rasterize(list))
        return UIImage(pixels: pixels, scale: traits.scale) {
            // Without a fingerprint nothing is noted of what was drawn all the same.
            let fingerprint = try? StandardStage.environment.get().fingerprint(using: composed.faces)
            return fingerprint.map { NotedElements(composed, of: pixels, fingerprint: $0) }
        }
    }
}

extension UITraitCollection {
    /// Pixels per point; the screen's where nothing is said, which is the same on every machine.
    var scale: CGFloat { displayScale > 0 ? displayScale : UIScreen.main.scale }

    /// The environment of a view under these traits; what they do not say is as by default.
    package var standardEnvironment: EnvironmentValues {
        applied(to: Mode.light.scale(Double(scale)).environment)
    }
}

extension CanvasExtent {
    fileprivate func check() throws(SnapshotError) {
        let size: Size
        switch self {
        case .ideal, .minimum, .width: return
        case .fixed(let width, let height): size = Size(width: width, height: height)
        case .screen(let screen): size = screen.size
        }
        guard size.width.isFinite, size.height.isFinite else { throw .infiniteSize }
        guard size.width > 0, size.height > 0 else { throw .noSize }
    }

    /// A size, or the least of a view where none is said.
    package init(size: CGSize?) {
        self = size.map { CanvasExtent($0, covered: .zero) } ?? .minimum
    }

    /// A size of which the system covers something along the edges.
    init(_ size: CGSize, covered: UIEdgeInsets) {
        let size = Size(width: Double(size.width), height: Double(size.height))
        guard covered != .zero else {
            self = .fixed(width: size.width, height: size.height)
            return
        }
        let insets = Insets(
            top: Double(covered.top), left: Double(covered.left), bottom: Double(covered.bottom),
            right: Double(covered.right))
        self = .screen(CanvasExtent.Screen(size: size, safeArea: insets, isCropped: false))
    }
}
