public import CatalogKit
public import Composition
import Drawing
public import Explanations
public import Geometry
public import RunRecords

/// A snapshot's outcome with its fresh picture.
public struct PicturedSnapshot: Sendable {
    public var result: SnapshotResult
    public var mode: Mode
    /// Nothing where the component failed.
    public var drawing: SnapshotDrawing?
}

/// A picture with the elements that it shows.
public struct SnapshotDrawing: Equatable, Sendable {
    /// The PNG file.
    public var file: [UInt8]
    /// The extent in points.
    public var size: Size
    /// Parents before their children.
    public var elements: [InspectedElement]

    public init(file: [UInt8], size: Size, nodes: [NodeDescription]) {
        self.file = file
        self.size = size
        elements = InspectedElement.elements(of: nodes)
    }

    init(_ composed: ComposedSnapshot, file: [UInt8]) {
        self.init(file: file, size: composed.displayList.size, nodes: composed.nodes)
    }
}
