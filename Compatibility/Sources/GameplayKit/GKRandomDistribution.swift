public import Foundation

/// Whole numbers from the lowest to the highest, each as often as any other.
open class GKRandomDistribution: NSObject, GKRandom {
    public let lowestValue: Int
    public let highestValue: Int
    let source: any GKRandom

    public init(
        randomSource source: any GKRandom, lowestValue lowestInclusive: Int,
        highestValue highestInclusive: Int
    ) {
        precondition(lowestInclusive <= highestInclusive, "the lowest value is above the highest")
        self.source = source
        self.lowestValue = lowestInclusive
        self.highestValue = highestInclusive
    }

    public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        self.init(
            randomSource: GKRandomSource(), lowestValue: lowestInclusive, highestValue: highestInclusive)
    }

    public required convenience init(forDieWithSideCount sideCount: Int) {
        self.init(lowestValue: 1, highestValue: sideCount)
    }

    open class func d6() -> Self { self.init(forDieWithSideCount: 6) }

    open class func d20() -> Self { self.init(forDieWithSideCount: 20) }

    open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

    open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }

    /// A number of the distribution below the bound; the lowest where there is none.
    open func nextInt(upperBound: Int) -> Int {
        let count = min(upperBound, highestValue + 1) - lowestValue
        return count > 0 ? lowestValue + source.nextInt(upperBound: count) : lowestValue
    }

    /// How far a number of the distribution is from the lowest to the highest, from 0 to 1.
    open func nextUniform() -> Float {
        highestValue > lowestValue ? Float(nextInt() - lowestValue) / Float(highestValue - lowestValue) : 1
    }

    open func nextBool() -> Bool { nextInt() > (lowestValue + highestValue) / 2 }
}

/// Whole numbers around a mean: 68 % of them within one deviation of it, all within three.
open class GKGaussianDistribution: GKRandomDistribution {
    public let mean: Float
    public let deviation: Float

    public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
        self.mean = mean
        self.deviation = deviation
        super.init(
            randomSource: source, lowestValue: Int((mean - 3 * deviation).rounded()),
            highestValue: Int((mean + 3 * deviation).rounded()))
    }

    public override init(
        randomSource source: any GKRandom, lowestValue lowestInclusive: Int,
        highestValue highestInclusive: Int
    ) {
        self.mean = Float(lowestInclusive + highestInclusive) / 2
        self.deviation = Float(highestInclusive - lowestInclusive) / 6
        super.init(
            randomSource: source, lowestValue: lowestInclusive, highestValue: highestInclusive)
    }

    open override func nextInt() -> Int {
        // Box and Muller, "A Note on the Generation of Random Normal Deviates", 1958.
        let radius = (-2 * log(Double(max(source.nextUniform(), .leastNormalMagnitude)))).squareRoot()
        let value = mean + deviation * Float(radius * cos(2 * .pi * Double(source.nextUniform())))
        return min(max(Int(value.rounded()), lowestValue), highestValue)
    }
}

/// Whole numbers of which each comes once before any comes again.
open class GKShuffledDistribution: GKRandomDistribution {
    private var remaining: [Int] = []

    open override func nextInt() -> Int {
        if remaining.isEmpty { remaining = Array(lowestValue...highestValue) }
        return remaining.remove(at: source.nextInt(upperBound: remaining.count))
    }
}
