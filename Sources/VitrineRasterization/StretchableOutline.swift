import VitrineDrawing
import VitrineGeometry

/// An outline made as small as it can be so that its blur, stretched again, is the whole outline's.
///
/// Between corners a card's edge is straight, and far enough from corners its shadow is the same along the
/// whole edge. So columns and rows are taken out there, and one of those left is repeated. Whole pixels are
/// taken out, which is why the result is the same to the byte.
struct StretchableOutline {
    /// Where along an axis the outline was shortened.
    struct Stretch: Equatable {
        /// The pixel that is repeated, of the shortened outline.
        var pixel: Int
        /// How often, beside the one that is there.
        var repetitions: Int
    }

    private(set) var outline: Path
    private(set) var horizontal: Stretch?
    private(set) var vertical: Stretch?

    /// - Parameters:
    ///   - outline: In device pixels.
    ///   - reach: How far the blur reaches, in pixels.
    init(_ outline: Path, reach: Int) {
        self.outline = outline
        horizontal = shorten(along: .horizontal, reach: reach)
        vertical = shorten(along: .vertical, reach: reach)
    }

    private mutating func shorten(along axis: LayoutAxis, reach: Int) -> Stretch? {
        guard let gap = largestGap(along: axis) else { return nil }
        let first = Int(gap.lowerBound.rounded(.up))
        let removed = Int(gap.upperBound.rounded(.down)) - first - 2 * reach - 1
        guard removed > 0 else { return nil }
        let middle = (gap.lowerBound + gap.upperBound) / 2
        outline = outline.mapped { point in
            guard point[axis] > middle else { return point }
            var moved = point
            moved[axis] -= Double(removed)
            return moved
        }
        return Stretch(pixel: first + reach, repetitions: removed)
    }

    /// The longest stretch that only lines along the axis cross.
    private func largestGap(along axis: LayoutAxis) -> Range<Double>? {
        var blocked: [ClosedRange<Double>] = []
        var start = Point.zero
        var current = Point.zero
        func block(_ points: Point...) {
            let places = points.map { $0[axis] }
            if let least = places.min(), let most = places.max() { blocked.append(least...most) }
        }
        func line(to end: Point) {
            if current[axis.perpendicular] == end[axis.perpendicular] {
                block(current)
                block(end)
            } else {
                block(current, end)
            }
        }
        for element in outline.elements {
            switch element {
            case .move(let point):
                line(to: start)
                block(point)
                start = point
                current = point
            case .line(let point):
                line(to: point)
                current = point
            case .curve(let point, let control1, let control2):
                block(current, control1, control2, point)
                current = point
            case .close:
                line(to: start)
                current = start
            }
        }
        line(to: start)
        blocked.sort { $0.lowerBound < $1.lowerBound }
        var largest: Range<Double>?
        var end = blocked.first?.upperBound ?? 0
        for range in blocked.dropFirst() {
            if range.lowerBound > end,
                range.lowerBound - end > (largest.map { $0.upperBound - $0.lowerBound } ?? 0)
            {
                largest = end..<range.lowerBound
            }
            end = max(end, range.upperBound)
        }
        return largest
    }
}
