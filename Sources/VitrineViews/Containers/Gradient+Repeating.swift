import Foundation

extension Gradient {
    /// How often a gradient is repeated at most.
    private static let countLimit = 1000.0

    /// The same colours between further points of a line, so that a rectangle has them again and again.
    nonisolated func repeated(
        _ options: GraphicsContext.GradientOptions, from start: CGPoint, to end: CGPoint, in room: CGRect
    ) -> (gradient: Gradient, from: CGPoint, to: CGPoint) {
        let direction = CGPoint(x: end.x - start.x, y: end.y - start.y)
        let square = direction.x * direction.x + direction.y * direction.y
        guard options.repeats, square > 0 else { return (self, start, end) }
        let places = room.corners.map {
            (($0.x - start.x) * direction.x + ($0.y - start.y) * direction.y) / square
        }
        let turns = Self.turns(around: places)
        func point(_ turn: Double) -> CGPoint {
            CGPoint(x: start.x + direction.x * turn, y: start.y + direction.y * turn)
        }
        return (repeated(options, turns), point(turns.lowerBound), point(turns.upperBound))
    }

    /// The same colours between further circles.
    nonisolated func repeated(
        _ options: GraphicsContext.GradientOptions, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
        in room: CGRect
    ) -> (gradient: Gradient, startRadius: CGFloat, endRadius: CGFloat) {
        let width = endRadius - startRadius
        guard options.repeats, width > 0 else { return (self, startRadius, endRadius) }
        let farthest = room.corners.map { hypot($0.x - center.x, $0.y - center.y) }.max() ?? 0
        let turns = Self.turns(around: [-startRadius / width, (farthest - startRadius) / width])
        let gradient = repeated(options, turns)
        let (first, last) = (startRadius + width * turns.lowerBound, startRadius + width * turns.upperBound)
        guard first < 0, last > 0 else { return (gradient, max(0, first), max(0, last)) }
        return (gradient.after(-first / (last - first)), 0, last)
    }

    /// The whole turns that contain some places.
    private static func turns(around places: [CGFloat]) -> ClosedRange<Double> {
        let first = Double(places.min() ?? 0).rounded(.down)
        let last = Double(places.max() ?? 1).rounded(.up)
        guard first.isFinite, last.isFinite, first < last else { return 0...1 }
        let middle = ((first + last) / 2).rounded()
        return max(first, middle - countLimit / 2)...min(last, middle + countLimit / 2)
    }

    /// The colours of each turn, one turn after the other; each second one is the other way round where they are mirrored.
    private nonisolated func repeated(
        _ options: GraphicsContext.GradientOptions, _ turns: ClosedRange<Double>
    ) -> Gradient {
        let inside =
            [stops.first.map { Stop(color: $0.color, location: 0) }].compactMap(\.self) + stops
            + [stops.last.map { Stop(color: $0.color, location: 1) }].compactMap(\.self)
        let count = Int(turns.upperBound - turns.lowerBound)
        var gradient = self
        gradient.stops = (0..<count).flatMap { index in
            let isMirrored = options.contains(.mirror) && !(Int(turns.lowerBound) + index).isMultiple(of: 2)
            return (isMirrored ? inside.reversed() : inside).map { stop in
                let location = isMirrored ? 1 - stop.location : stop.location
                return Stop(color: stop.color, location: (CGFloat(index) + location) / CGFloat(count))
            }
        }
        return gradient
    }

    /// What is left of the gradient after a part of it.
    private nonisolated func after(_ part: CGFloat) -> Gradient {
        guard let next = stops.firstIndex(where: { $0.location >= part }) else { return self }
        let (end, start) = (stops[next], stops[max(0, next - 1)])
        let step = end.location - start.location
        let share = step > 0 ? Double((part - start.location) / step) : 1
        var gradient = self
        let first = Stop(color: start.color.mix(with: end.color, by: share, in: .device), location: part)
        gradient.stops = ([first] + stops[next...]).map {
            Stop(color: $0.color, location: ($0.location - part) / (1 - part))
        }
        return gradient
    }
}

extension GraphicsContext.GradientOptions {
    fileprivate nonisolated var repeats: Bool { !isDisjoint(with: [.repeat, .mirror]) }
}

extension CGRect {
    fileprivate nonisolated var corners: [CGPoint] {
        [
            origin, CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ]
    }
}
