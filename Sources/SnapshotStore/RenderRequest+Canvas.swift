public import CatalogKit
import Geometry
public import Rendering
package import Views

extension RenderRequest {
    /// The request that makes a snapshot's picture.
    public init(_ snapshot: Snapshot) {
        self.init(snapshot.content, mode: snapshot.mode, canvas: snapshot.canvas)
    }

    /// The request for a view on a canvas in a mode.
    package init(
        _ view: @escaping @MainActor @Sendable () throws -> any View, mode: Mode, canvas: SnapshotCanvas
    ) {
        self.init(
            view: view, environment: { mode.environment }, extent: Extent(canvas.extent, in: mode),
            margin: canvas.margin, scale: mode.scale)
    }
}

extension RenderRequest.Extent {
    fileprivate init(_ extent: SnapshotCanvas.Extent, in mode: Mode) {
        switch extent {
        case .modeWidth: self = .width(mode.width)
        case .ideal: self = .ideal
        case .minimum: self = .minimum
        case .width(let width): self = .width(width)
        case .fixed(let width, let height): self = .fixed(width: width, height: height)
        case .device where mode.safeArea == .zero: self = .fixed(width: mode.width, height: mode.height)
        case .device, .croppedDevice:
            self = .screen(
                RenderRequest.Screen(
                    size: Size(width: mode.width, height: mode.height), safeArea: mode.safeArea,
                    isCropped: extent == .croppedDevice))
        }
    }
}
