public import CatalogKit
public import RunRecords
public import VitrineComposition
import VitrineDrawing
public import VitrineExplanations
public import VitrineGeometry
import VitrineRendering

/// A snapshot's outcome with its fresh picture.
public struct PicturedSnapshot: Sendable {
    public var result: SnapshotResult
    public var mode: Mode
    /// Nothing where the component failed.
    public var drawing: SnapshotDrawing?
}

/// A picture with the elements that it shows.
public struct SnapshotDrawing: Equatable, Sendable {
    public var file: PictureFile
    /// The extent in points.
    public var size: Size
    /// Parents before their children.
    public var elements: [InspectedElement]
    /// The same as documents, where that was wanted.
    public var documents: [SnapshotDocument] = []

    public init(_ file: PictureFile, size: Size, nodes: [NodeDescription]) {
        self.file = file
        self.size = size
        elements = InspectedElement.elements(of: nodes)
    }

    init(_ composition: Composition, _ file: PictureFile) {
        self.init(file, size: composition.displayList.size, nodes: composition.nodes)
        let baselines = composition.displayList.items.baselines(under: .identity)
        for index in elements.indices { elements[index].baselines = baselines[elements[index].id] ?? [] }
    }
}

extension [DisplayItem] {
    /// Where the lines of texts stand, each once, from top to bottom, by the texts' elements.
    fileprivate func baselines(under map: Transform) -> [String: [Double]] {
        reduce(into: [:]) { baselines, item in
            switch item.content {
            case .glyphs(let run):
                // Text that is scaled or turned has no lines here.
                guard map.a == 1, map.b == 0, map.c == 0, map.d == 1, let first = run.glyphs.first else {
                    break
                }
                let line = map.apply(to: first.position).y
                if baselines[item.element]?.contains(line) != true {
                    baselines[item.element, default: []].append(line)
                }
            case .group(let group):
                let inner = group.items.baselines(under: group.transform.followed(by: map))
                baselines.merge(inner) { ($0 + $1).sorted() }
            case .fill, .stroke, .image, .blurBelow: break
            }
        }
    }
}
