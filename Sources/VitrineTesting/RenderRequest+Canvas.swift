package import CatalogKit
package import Rendering
package import Views

extension RenderRequest {
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
        case .device: self = .fixed(width: mode.width, height: mode.height)
        }
    }
}
