import Foundation

/// How far an animation has come at a share of its time.
public nonisolated struct UnitCurve: Hashable, Sendable {
    private enum Function: Hashable, Sendable {
        case bezier(UnitPoint, UnitPoint)
        case circularEaseIn, circularEaseOut, circularEaseInOut
    }

    private let function: Function
    private var isInverse = false

    private init(_ function: Function) {
        self.function = function
    }

    public static let linear = bezier(0, 0, 1, 1)
    public static let easeIn = bezier(0.42, 0, 1, 1)
    public static let easeOut = bezier(0, 0, 0.58, 1)
    public static let easeInOut = bezier(0.42, 0, 0.58, 1)
    public static let easeInEaseOut = easeInOut
    public static let circularEaseIn = UnitCurve(.circularEaseIn)
    public static let circularEaseOut = UnitCurve(.circularEaseOut)
    public static let circularEaseInOut = UnitCurve(.circularEaseInOut)

    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(.bezier(startControlPoint, endControlPoint))
    }

    private static func bezier(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) -> UnitCurve {
        bezier(startControlPoint: UnitPoint(x: x1, y: y1), endControlPoint: UnitPoint(x: x2, y: y2))
    }

    /// The share of the time at which so much of the way is done.
    public var inverse: UnitCurve {
        var curve = self
        curve.isInverse.toggle()
        return curve
    }

    /// - Parameter progress: of the time, from 0 to 1.
    /// - Returns: of the way.
    public func value(at progress: Double) -> Double {
        let progress = min(max(progress, 0), 1)
        return isInverse ? Self.argument(for: progress, of: distance) : distance(at: progress)
    }

    /// How fast the way is done, in ways per time.
    public func velocity(at progress: Double) -> Double {
        let span = 1e-4
        let (start, end) = (max(progress - span, 0), min(progress + span, 1))
        return end > start ? (value(at: end) - value(at: start)) / (end - start) : 0
    }

    private func distance(at time: Double) -> Double {
        switch function {
        case .bezier(let start, let end):
            let share = Self.argument(for: time) { Self.cubic(start.x, end.x, at: $0) }
            return Self.cubic(start.y, end.y, at: share)
        case .circularEaseIn: return Self.circular(time)
        case .circularEaseOut: return 1 - Self.circular(1 - time)
        case .circularEaseInOut:
            return time < 0.5 ? Self.circular(2 * time) / 2 : 1 - Self.circular(2 - 2 * time) / 2
        }
    }

    private static func circular(_ time: Double) -> Double { 1 - max(1 - time * time, 0).squareRoot() }

    /// A coordinate of a cubic curve from 0 to 1.
    private static func cubic(_ first: CGFloat, _ second: CGFloat, at share: Double) -> Double {
        let rest = 1 - share
        return 3 * rest * rest * share * Double(first) + 3 * rest * share * share * Double(second)
            + share * share * share
    }

    /// Where a function that rises has a value.
    private static func argument(for value: Double, of function: (Double) -> Double) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if function(middle) < value { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }
}
