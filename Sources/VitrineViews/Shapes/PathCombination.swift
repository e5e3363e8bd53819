import Foundation
import VitrineDrawing
import VitrineGeometry

/// Makes an outline of parts of two others: both are cut where they meet, and each piece stays whose one side belongs to the
/// result and whose other side does not.
nonisolated struct PathCombination {
    private let first: [PathSegment]
    private let second: [PathSegment]
    private let isEvenOdd: Bool
    /// A distance at which a point lies on one side of a piece, and on no side of anything else.
    private let nearby: Double
    /// A distance below which two points are one.
    private let tolerance: Double

    init(_ first: Path, _ second: Path, isEvenOdd: Bool) {
        self.first = first.drawing.outlineSegments
        self.second = second.drawing.outlineSegments
        self.isEvenOdd = isEvenOdd
        let bounds = [first, second].compactMap(\.drawing.bounds)
        let extent = bounds.map { max($0.width, $0.height) }.max() ?? 0
        nearby = max(extent, 1) * 1e-5
        tolerance = max(extent, 1) * 1e-7
    }

    /// The area that belongs to the result, by which of the two areas a point lies in.
    func area(where belongs: (_ isInFirst: Bool, _ isInSecond: Bool) -> Bool) -> Path {
        var pieces: [Piece] = []
        for piece in cut(first + second, by: first + second) {
            let (left, right) = sides(of: piece)
            let isLeft = belongs(contains(left, first), contains(left, second))
            let isRight = belongs(contains(right, first), contains(right, second))
            guard isLeft != isRight else { continue }
            let directed = isLeft ? piece : piece.reversed
            // Where both outlines run along each other one of them is enough.
            if !pieces.contains(where: { isSame($0, directed) }) { pieces.append(directed) }
        }
        return Path(VitrineDrawing.Path(chained(pieces.map(\.segment))))
    }

    /// The parts of the first outline that lie in the second area, or outside of it.
    func line(of path: Path, isInside: Bool) -> Path {
        var elements: [VitrineDrawing.Path.Element] = []
        var end: Point?
        for piece in cut(path.drawing.segments, by: second)
        where contains(piece.middle, second) == isInside {
            if end != piece.segment.start { elements.append(.move(to: piece.segment.start)) }
            elements.append(piece.segment.element)
            end = piece.segment.end
        }
        return Path(VitrineDrawing.Path(elements))
    }

    // MARK: Pieces

    /// A part of an outline between two points where it meets others.
    private struct Piece {
        var segment: PathSegment
        /// A point of it on the chord that stands for it where sides are told apart.
        var middle: Point
        /// Where it goes there.
        var direction: Point

        init(of segment: PathSegment, between first: Double, and last: Double) {
            self.segment = segment.part(between: first, and: last)
            let chords = Array(segment.chords)
            let place = (first + last) / 2 * Double(chords.count)
            let chord = chords[min(Int(place), chords.count - 1)]
            let share = place - place.rounded(.down)
            direction = chord.0.to(chord.1)
            middle = Point(x: chord.0.x + direction.x * share, y: chord.0.y + direction.y * share)
        }

        var reversed: Piece {
            var piece = self
            piece.segment = segment.reversed
            piece.direction = Point(x: -direction.x, y: -direction.y)
            return piece
        }
    }

    private func cut(_ segments: [PathSegment], by others: [PathSegment]) -> [Piece] {
        segments.flatMap { segment -> [Piece] in
            let bounds = segment.chordBounds
            let near = others.filter { bounds.meets($0.chordBounds, within: tolerance) && $0 != segment }
            let cuts = near.flatMap { meetings(of: segment, with: $0) }.filter(Self.isInside).sorted()
            let ends: [Double] = [0] + cuts + [1]
            let pieces = zip(ends, ends.dropFirst()).map { Piece(of: segment, between: $0, and: $1) }
            return pieces.filter { $0.segment.length >= tolerance * 2 }
        }
    }

    /// Whether a parameter is that of a place between a segment's ends.
    private static func isInside(_ parameter: Double) -> Bool { parameter > 1e-7 && parameter < 1 - 1e-7 }

    /// Where on a segment another one meets it, as parameters.
    private func meetings(of segment: PathSegment, with other: PathSegment) -> [Double] {
        var parameters: [Double] = []
        let (chords, others) = (Array(segment.chords), Array(other.chords))
        for (place, chord) in chords.enumerated() {
            for (otherPlace, otherChord) in others.enumerated() {
                for (share, otherShare) in Self.meetings(chord, otherChord, within: tolerance) {
                    let parameter = (Double(place) + share) / Double(chords.count)
                    let otherParameter = (Double(otherPlace) + otherShare) / Double(others.count)
                    parameters.append(
                        refined(parameter, on: segment, beside: otherParameter, on: other))
                }
            }
        }
        return parameters.sorted().reduce(into: []) { distinct, parameter in
            if let last = distinct.last, isNear(segment.point(at: last), segment.point(at: parameter)) {
                return
            }
            distinct.append(parameter)
        }
    }

    /// The shares of two lines at which they meet; where one runs along the other, the ends of the second on the first.
    private static func meetings(
        _ line: (Point, Point), _ other: (Point, Point), within tolerance: Double
    ) -> [(Double, Double)] {
        let (a, b) = (line.0.to(line.1), other.0.to(other.1))
        let between = line.0.to(other.0)
        let lengths = (hypot(a.x, a.y), hypot(b.x, b.y))
        guard lengths.0 > 0, lengths.1 > 0 else { return [] }
        let cross = a.x * b.y - a.y * b.x
        if abs(cross) < 1e-9 * lengths.0 * lengths.1 {
            let distance = abs(between.x * a.y - between.y * a.x) / lengths.0
            guard distance < tolerance else { return [] }
            return [(other.0, 0.0), (other.1, 1.0)].compactMap { point, end in
                let along = line.0.to(point)
                let share = (along.x * a.x + along.y * a.y) / (lengths.0 * lengths.0)
                return share > 0 && share < 1 ? (share, end) : nil
            }
        }
        let share = (between.x * b.y - between.y * b.x) / cross
        let otherShare = (between.x * a.y - between.y * a.x) / cross
        let (reach, otherReach) = (tolerance / lengths.0, tolerance / lengths.1)
        guard share >= -reach, share <= 1 + reach, otherShare >= -otherReach, otherShare <= 1 + otherReach
        else { return [] }
        return [(min(max(share, 0), 1), min(max(otherShare, 0), 1))]
    }

    /// A parameter at which two curves meet, found by Newton's method from where their chords do.
    private func refined(
        _ parameter: Double, on segment: PathSegment, beside otherParameter: Double, on other: PathSegment
    ) -> Double {
        var (t, u) = (parameter, otherParameter)
        for _ in 0..<4 {
            let distance = segment.point(at: t).to(other.point(at: u))
            let (a, b) = (segment.derivative(at: t), other.derivative(at: u))
            let cross = a.x * b.y - a.y * b.x
            guard abs(cross) > 1e-9 else { return parameter }
            t += (distance.x * b.y - distance.y * b.x) / cross
            u += (distance.x * a.y - distance.y * a.x) / cross
        }
        // Where it runs away, the curves touch rather than cross.
        return abs(t - parameter) < 0.05 ? min(max(t, 0), 1) : parameter
    }

    // MARK: Sides

    /// A point on either side of a piece.
    private func sides(of piece: Piece) -> (left: Point, right: Point) {
        let (middle, direction) = (piece.middle, piece.direction)
        let length = max(hypot(direction.x, direction.y), .leastNormalMagnitude)
        let aside = Point(x: direction.y / length * nearby, y: -direction.x / length * nearby)
        return (
            Point(x: middle.x + aside.x, y: middle.y + aside.y),
            Point(x: middle.x - aside.x, y: middle.y - aside.y)
        )
    }

    private func contains(_ point: Point, _ outline: [PathSegment]) -> Bool {
        outline.contains(point, isEvenOdd: isEvenOdd)
    }

    private func isNear(_ a: Point, _ b: Point) -> Bool { hypot(a.x - b.x, a.y - b.y) < tolerance * 100 }

    private func isSame(_ a: Piece, _ b: Piece) -> Bool {
        let apart = a.middle.to(b.middle)
        return isNear(a.segment.start, b.segment.start) && isNear(a.segment.end, b.segment.end)
            && hypot(apart.x, apart.y) < nearby
    }

    // MARK: Outlines

    /// Pieces one after the other, each of which begins where the one before ends.
    private func chained(_ pieces: [PathSegment]) -> [VitrineDrawing.Path.Element] {
        var rest = pieces
        var elements: [VitrineDrawing.Path.Element] = []
        while !rest.isEmpty {
            let start = rest.removeFirst()
            elements += [.move(to: start.start), start.element]
            var end = start.end
            while !isNear(end, start.start), let next = rest.firstIndex(where: { isNear($0.start, end) }) {
                let piece = rest.remove(at: next)
                elements.append(piece.element)
                end = piece.end
            }
            elements.append(.close)
        }
        return elements
    }
}

extension Point {
    fileprivate nonisolated func to(_ other: Point) -> Point { Point(x: other.x - x, y: other.y - y) }
}

extension Rect {
    fileprivate nonisolated func meets(_ other: Rect, within distance: Double) -> Bool {
        minX <= other.maxX + distance && other.minX <= maxX + distance
            && minY <= other.maxY + distance && other.minY <= maxY + distance
    }
}
