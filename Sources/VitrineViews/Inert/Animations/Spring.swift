import Foundation

/// The motion of a weight on a spring.
public nonisolated struct Spring: Hashable, Sendable {
    /// How long a swing takes that is not damped, in seconds.
    public let response: Double
    /// How much of the motion is lost: below 1 it swings, at 1 and above it does not.
    public let dampingRatio: Double

    public init(duration: Double = 0.5, bounce: Double = 0.0) {
        self.init(response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
    }

    public init(response: Double, dampingRatio: Double) {
        self.response = response
        self.dampingRatio = dampingRatio
    }

    public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        self.init(
            response: 2 * .pi / (stiffness / mass).squareRoot(),
            dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
    }

    public static let smooth = Spring(duration: 0.5, bounce: 0)
    public static let snappy = Spring(duration: 0.5, bounce: 0.15)
    public static let bouncy = Spring(duration: 0.5, bounce: 0.3)

    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    public var duration: Double { response }
    public var bounce: Double { dampingRatio > 1 ? 1 / dampingRatio - 1 : 1 - dampingRatio }
    public var mass: Double { 1 }
    public var stiffness: Double { frequency * frequency }
    public var damping: Double { 2 * dampingRatio * frequency }

    /// Swings per second, times 2π.
    private var frequency: Double { 2 * .pi / response }
}

nonisolated extension Spring {
    /// Where the weight is after a time that begins at zero with a velocity and pulls it to a target.
    public func value<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, time: Double
    ) -> V {
        let motion = Motion(of: self, at: time)
        return target.scaled(by: 1 - motion.rest) + initialVelocity.scaled(by: motion.push)
    }

    /// How fast the weight is after a time that begins at zero with a velocity and is pulled to a target.
    public func velocity<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, time: Double
    ) -> V {
        let motion = Motion(of: self, at: time)
        return target.scaled(by: -motion.restChange) + initialVelocity.scaled(by: motion.pushChange)
    }

    /// The solution of the damped oscillator, m x″ + c x′ + k x = 0.
    private struct Motion {
        /// The distance that is left of a distance of 1, and how it changes.
        let rest, restChange: Double
        /// The distance that a velocity of 1 has led to, and how it changes.
        let push, pushChange: Double

        init(of spring: Spring, at time: Double) {
            let frequency = spring.frequency
            let decay = spring.dampingRatio * frequency
            let fading = exp(-decay * time)
            // Cosine and sine, where the spring swings, of the hyperbola where it does not.
            let even: Double
            let odd: Double
            switch spring.dampingRatio {
            case ..<1:
                let swing = frequency * (1 - spring.dampingRatio * spring.dampingRatio).squareRoot()
                even = cos(swing * time)
                odd = sin(swing * time) / swing
            case 1:
                even = 1
                odd = time
            default:
                let swing = frequency * (spring.dampingRatio * spring.dampingRatio - 1).squareRoot()
                even = cosh(swing * time)
                odd = sinh(swing * time) / swing
            }
            rest = fading * (even + decay * odd)
            push = fading * odd
            restChange = -frequency * frequency * push
            pushChange = fading * (even - decay * odd)
        }
    }
}
