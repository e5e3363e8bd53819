import RunRecords
import VitrineComposition
import VitrineExplanations
import VitrineGeometry
import VitrineImageComparison
import VitrineJSONValues
import VitrinePixels

/// The tolerances that a component's views ask for, and whether they suffice for a difference.
struct SnapshotTolerances {
    private struct TolerantElement {
        var element: String
        var box: Rect
        var range: Range<Int>
        var tolerance: ToleranceUse.Tolerance
    }

    private let nodes: [NodeDescription]
    private let elements: [TolerantElement]

    /// - Parameter nodes: the fresh elements; what a reference once granted is of no interest.
    init(_ nodes: [NodeDescription]) {
        self.nodes = nodes
        let places = ElementPlaces(nodes)
        elements = nodes.indices.compactMap { index in
            guard let tolerance = ToleranceUse.Tolerance(nodes[index]) else { return nil }
            return TolerantElement(
                element: ElementID(nodes[index].id).element, box: places.boxes[index],
                range: index..<places.ends[index], tolerance: tolerance)
        }
    }

    var isEmpty: Bool { elements.isEmpty }

    /// What was needed of each tolerance for the pictures to match; nothing where they do not.
    ///
    /// The tree has to allow for the difference as well as the pixels: a change that is no place, size or colour
    /// is never tolerated, wherever it is.
    func uses(
        explanation: Explanation, image: ImageDifference, reference: StraightBitmap, actual: StraightBitmap,
        scale: Double
    ) -> [ToleranceUse]? {
        guard !isEmpty, allows(explanation) else { return nil }
        let pixelTolerances = elements.map { element in
            // The reference's edges may lie outside of today's.
            let reach = element.tolerance.position
            return PixelTolerance(
                columns: Self.pixels(from: element.box.minX - reach, to: element.box.maxX + reach, scale),
                rows: Self.pixels(from: element.box.minY - reach, to: element.box.maxY + reach, scale),
                allowance: element.tolerance.allowance(scale: scale))
        }
        guard let uses = image.uses(of: pixelTolerances, reference: reference, actual: actual) else {
            return nil
        }
        return zip(elements, uses).compactMap { element, use in
            guard use.count > 0 else { return nil }
            let used: ToleranceUse.Tolerance =
                element.tolerance == .masked
                ? .masked : .within(position: Double(use.pixels) / scale, color: use.color)
            return ToleranceUse(element: element.element, granted: element.tolerance, used: used)
        }
    }

    private static func pixels(from start: Double, to end: Double, _ scale: Double) -> Range<Int> {
        let first = Int((start * scale).rounded())
        return first..<max(first, Int((end * scale).rounded()))
    }

    private func allows(_ explanation: Explanation) -> Bool {
        (explanation.causes + explanation.consequences).allSatisfy { change in
            elements.contains { element in
                guard case .within(let position, let color) = element.tolerance,
                    nodes[element.range].contains(where: { ElementID($0.id).element == change.id })
                else { return false }
                return change.detail.isWithin(position: position, color: color)
            }
        }
    }
}

extension Change.Detail {
    fileprivate func isWithin(position: Double, color: Double) -> Bool {
        switch self {
        case .box(let from, let to):
            let edges = [
                from.minX - to.minX, from.minY - to.minY, from.maxX - to.maxX, from.maxY - to.maxY,
            ]
            // Sidecars hold boxes in thousandths.
            return edges.allSatisfy { abs($0) <= position + 0.001 }
        case .property(let name, .number(let from)?, .number(let to)?):
            return name.isPlace && name.isLength && abs(from - to) <= position
        case .property(let name, .list(let from)?, .list(let to)?):
            let distances = zip(from, to).map { pair -> Double in
                if case (.number(let one), .number(let other)) = pair { abs(one - other) } else { .infinity }
            }
            return name.isPlace && name.isLength && from.count == to.count
                && distances.allSatisfy { $0 <= position }
        case .property(_, let from?, let to?):
            guard let from = from.color, let to = to.color else { return false }
            return from.distance(to: to) <= color
        // Each element has a change of its own that says how far it went.
        case .rearranged: return true
        case .property, .kind, .inserted, .removed, .replaced, .wrapped, .unwrapped, .modifierAdded,
            .modifierRemoved, .modifierMoved, .pictureFile, .moved, .order:
            return false
        }
    }
}

extension SRGBColor {
    /// The Euclidean distance of all components, each 0…255.
    fileprivate func distance(to other: SRGBColor) -> Double {
        let differences = [red - other.red, green - other.green, blue - other.blue, alpha - other.alpha]
        return differences.map { $0 * $0 }.reduce(0, +).squareRoot() * 255
    }
}

extension ToleranceUse.Tolerance {
    fileprivate init?(_ node: NodeDescription) {
        switch (node.kind, node.properties["position"], node.properties["color"]) {
        case ("snapshot mask", _, _): self = .masked
        case ("snapshot tolerance", .number(let position)?, .number(let color)?):
            self = .within(position: position, color: color)
        default: return nil
        }
    }

    fileprivate var position: Double {
        switch self {
        case .masked: 0
        case .within(let position, _): position
        }
    }

    fileprivate func allowance(scale: Double) -> PixelTolerance.Allowance {
        switch self {
        case .masked: .anything
        case .within(let position, let color):
            // Half a pixel more than nothing is a pixel: edges are rounded to the nearest.
            .within(pixels: Int((position * scale).rounded(.up)), color: color)
        }
    }
}
