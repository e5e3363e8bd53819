public import Foundation

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

    /// A spring that comes so close to its target in a time as not to leave the distance any more.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        // All times of a spring grow with its response.
        let share = Spring(response: 1, dampingRatio: dampingRatio)
            .settlingDuration(target: 1.0, epsilon: epsilon)
        self.init(
            response: share > 0 && share.isFinite ? settlingDuration / share : settlingDuration,
            dampingRatio: dampingRatio)
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

    /// The time after which the weight stays closer to a target of 1 than 0.001.
    public var settlingDuration: TimeInterval { settlingDuration(target: 1.0, epsilon: 0.001) }

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

    /// Moves a weight on through a time.
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let way = target - value
        let step = self.value(target: way, initialVelocity: velocity, time: deltaTime)
        velocity = self.velocity(target: way, initialVelocity: velocity, time: deltaTime)
        value += step
    }

    /// How much the velocity of a weight changes in a second.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// The time after which the weight, which begins at zero with a velocity, stays closer to a target than a distance; it is
    /// estimated by the largest swings that such a spring can make.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        let decay = dampingRatio * frequency
        let distance = target.magnitudeSquared.squareRoot()
        let push = (target.scaled(by: decay) - initialVelocity).magnitudeSquared.squareRoot()
        guard distance > 0 || push > 0 else { return 0 }
        guard decay > 0 else { return .infinity }
        if dampingRatio < 1 {
            let swing = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            let largest = (distance * distance + push * push / (swing * swing)).squareRoot()
            return max(log(largest / epsilon) / decay, 0)
        }
        let swing = frequency * (dampingRatio * dampingRatio - 1).squareRoot()
        let left = { (time: Double) in
            // Two exponentials, as hyperbolic functions are too large for long times.
            let (slow, fast) = (exp((swing - decay) * time), exp(-(swing + decay) * time))
            let odd = swing > 0 ? (slow - fast) / (2 * swing) : time * slow
            return distance * (slow + fast) / 2 + push * odd
        }
        var end = 1 / (decay - swing)
        while left(end) >= epsilon { end *= 2 }
        let step = end / 256
        guard let last = (0..<256).last(where: { left(Double($0) * step) >= epsilon }) else { return 0 }
        var (low, high) = (Double(last) * step, Double(last + 1) * step)
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if left(middle) >= epsilon { low = middle } else { high = middle }
        }
        return high
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

// Of things by what of them changes gradually.
nonisolated extension Spring {
    /// Where something is after a time that begins at a value and pulls it to another one.
    public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
        var result = fromValue
        result.animatableData += value(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// How fast something is after a time that begins at a value and pulls it to another one.
    public func velocity<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
    ) -> V {
        var result = initialVelocity
        result.animatableData = velocity(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, time: time)
        return result
    }

    /// How much the velocity of something changes in a second.
    public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
        var result = velocity
        result.animatableData = force(
            target: toValue.animatableData, position: position.animatableData,
            velocity: velocity.animatableData)
        return result
    }

    /// The time after which something that is pulled from a value to another one stays closer to it than a distance.
    public func settlingDuration<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
    ) -> TimeInterval {
        settlingDuration(
            target: toValue.animatableData - fromValue.animatableData,
            initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
    }
}
