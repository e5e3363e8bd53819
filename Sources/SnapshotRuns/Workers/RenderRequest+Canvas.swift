public import CatalogKit
import Foundation
import VitrineComposition
import VitrineGeometry
public import VitrineRendering
package import VitrineViews

extension RenderRequest {
    /// The request that makes a snapshot's picture.
    public init(_ snapshot: Snapshot) {
        self.init(snapshot.content, mode: snapshot.mode, canvas: snapshot.canvas)
        goesOnWithoutResources = snapshot.isPreview
    }

    /// The request for a view on a canvas in a mode, below what its views present.
    package init(
        _ view: @escaping @MainActor @Sendable () throws -> any View, mode: Mode, canvas: SnapshotCanvas
    ) {
        let screen = PresentationScreen(of: canvas, in: mode)
        self.init(
            view: { PresentationRoot(try view(), on: screen) }, environment: { mode.environment },
            extent: CanvasExtent(canvas.extent, in: mode),
            margin: canvas.margin, scale: mode.scale)
    }
}

extension PresentationScreen {
    /// The screen of a canvas; where that is as large as its component, the mode's.
    fileprivate init(of canvas: SnapshotCanvas, in mode: Mode) {
        var (width, height) = (mode.width, mode.height)
        switch canvas.extent {
        case .device, .croppedDevice:
            let covered = mode.safeArea
            let (leading, trailing) =
                mode.layoutDirection == .rightToLeft
                ? (covered.right, covered.left) : (covered.left, covered.right)
            self.init(
                size: CGSize(width: width, height: height),
                safeArea: EdgeInsets(
                    top: CGFloat(covered.top), leading: CGFloat(leading), bottom: CGFloat(covered.bottom),
                    trailing: CGFloat(trailing)))
            return
        case .fixed(let fixedWidth, let fixedHeight): (width, height) = (fixedWidth, fixedHeight)
        case .width(let fixedWidth): width = fixedWidth
        case .modeWidth, .ideal, .minimum: break
        }
        let hugsHeight = canvas.extent == .modeWidth || canvas.extent == .width(width)
        self.init(
            size: CGSize(width: width, height: height), margin: CGFloat(canvas.margin),
            alignment: hugsHeight ? .top : .center)
    }
}

extension CanvasExtent {
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
                CanvasExtent.Screen(
                    size: Size(width: mode.width, height: mode.height), safeArea: mode.safeArea,
                    isCropped: extent == .croppedDevice))
        }
    }
}
