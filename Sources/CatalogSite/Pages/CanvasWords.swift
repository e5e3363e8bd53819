import CatalogKit
import VitrineComposition
import VitrineJSONValues

/// Says what decides how large pictures are.
enum CanvasWords {
    static func text(_ canvas: SnapshotCanvas) -> String {
        let isWhole = canvas.extent == .device
        return extent(canvas.extent) + (isWhole ? "" : ", margin \(points(canvas.margin))")
    }

    private static func extent(_ extent: SnapshotCanvas.Extent) -> String {
        switch extent {
        case .modeWidth: "as wide as the mode"
        case .ideal: "as large as the component wants to be"
        case .minimum: "as small as the component can be"
        case .width(let width): "\(points(width)) wide"
        case .fixed(let width, let height): "\(JSONValue.text(of: width)) × \(points(height))"
        case .device: "the whole device"
        case .croppedDevice: "the whole device, cropped to the component"
        }
    }

    private static func points(_ length: Double) -> String { "\(JSONValue.text(of: length)) pt" }
}
