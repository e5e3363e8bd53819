/// A reproducible sequence of random numbers (SplitMix64).
public struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    public init(seed: UInt64) {
        state = seed
    }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    // The standard library's functions are slow in debug builds, in which thousands of trees are made.

    mutating func chance(_ probability: Double) -> Bool {
        Double(next() >> 11) * 0x1p-53 < probability
    }

    /// A number of a small range; the uneven share of some is of no account.
    mutating func integer(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(next() % UInt64(range.upperBound - range.lowerBound + 1))
    }

    /// One of several values, all equally likely; there is at least one.
    mutating func choose<Value>(_ first: Value, _ others: Value...) -> Value {
        let index = integer(0...others.count)
        return index == 0 ? first : others[index - 1]
    }
}
