import VitrineViews

// A module's declarations come before those of the standard library that look the same. This one has no Foundation, so that a source which
// has none either gets no names that may be those of its own types.

/// The random numbers of the preview that is being drawn, the same ones each time; elsewhere those of the machine.
public struct SystemRandomNumberGenerator: RandomNumberGenerator, Sendable {
    public init() {}

    public mutating func next() -> UInt64 {
        guard let randomness = Resources.current?.randomness else {
            var machine = Swift.SystemRandomNumberGenerator()
            return machine.next()
        }
        return randomness.next()
    }
}

extension FixedWidthInteger {
    /// A number of the preview that is being drawn; elsewhere of the machine.
    public static func random(in range: Range<Self>) -> Self {
        var generator = SystemRandomNumberGenerator()
        return random(in: range, using: &generator)
    }

    /// A number of the preview that is being drawn; elsewhere of the machine.
    public static func random(in range: ClosedRange<Self>) -> Self {
        var generator = SystemRandomNumberGenerator()
        return random(in: range, using: &generator)
    }
}

extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
    /// A number of the preview that is being drawn; elsewhere of the machine.
    public static func random(in range: Range<Self>) -> Self {
        var generator = SystemRandomNumberGenerator()
        return random(in: range, using: &generator)
    }

    /// A number of the preview that is being drawn; elsewhere of the machine.
    public static func random(in range: ClosedRange<Self>) -> Self {
        var generator = SystemRandomNumberGenerator()
        return random(in: range, using: &generator)
    }
}

extension Bool {
    /// A choice of the preview that is being drawn; elsewhere of the machine.
    public static func random() -> Bool {
        var generator = SystemRandomNumberGenerator()
        return random(using: &generator)
    }
}

extension Collection {
    /// A choice of the preview that is being drawn; elsewhere of the machine.
    public func randomElement() -> Element? {
        var generator = SystemRandomNumberGenerator()
        return randomElement(using: &generator)
    }
}

extension Sequence {
    /// The elements in an order of the preview that is being drawn; elsewhere of the machine.
    public func shuffled() -> [Element] {
        var generator = SystemRandomNumberGenerator()
        return shuffled(using: &generator)
    }
}

extension MutableCollection where Self: RandomAccessCollection {
    /// Puts the elements into an order of the preview that is being drawn; elsewhere of the machine.
    public mutating func shuffle() {
        var generator = SystemRandomNumberGenerator()
        shuffle(using: &generator)
    }
}
