public import Foundation
import PictureFoundation

/// Random numbers of 32 bits: those of the preview that is being drawn, the same ones each time; elsewhere of the machine.
open class GKRandomSource: NSObject, GKRandom {
    fileprivate var generator: SeededNumbers

    public override init() {
        var seeds = SystemRandomNumberGenerator()
        self.generator = SeededNumbers(seed: seeds.next())
    }

    fileprivate init(seed: UInt64) {
        self.generator = SeededNumbers(seed: seed)
    }

    open class func sharedRandom() -> GKRandomSource { GKRandomSource() }

    open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: generator.next())) }

    open func nextInt(upperBound: Int) -> Int {
        upperBound > 0 ? Int.random(in: 0..<upperBound, using: &generator) : 0
    }

    open func nextUniform() -> Float { Float.random(in: 0...1, using: &generator) }

    open func nextBool() -> Bool { Bool.random(using: &generator) }

    open func arrayByShufflingObjects(in array: [Any]) -> [Any] { array.shuffled(using: &generator) }
}

/// A source whose numbers follow from its seed; they are other ones than Apple's, whose method is not specified.
open class GKMersenneTwisterRandomSource: GKRandomSource {
    open var seed: UInt64 { didSet { generator = SeededNumbers(seed: seed) } }

    public override convenience init() {
        var seeds = SystemRandomNumberGenerator()
        self.init(seed: seeds.next())
    }

    public override init(seed: UInt64) {
        self.seed = seed
        super.init(seed: seed)
    }
}

/// A source whose numbers follow from its seed; they are other ones than Apple's, whose method is not specified.
open class GKLinearCongruentialRandomSource: GKRandomSource {
    open var seed: UInt64 { didSet { generator = SeededNumbers(seed: seed) } }

    public override convenience init() {
        var seeds = SystemRandomNumberGenerator()
        self.init(seed: seeds.next())
    }

    public override init(seed: UInt64) {
        self.seed = seed
        super.init(seed: seed)
    }
}

/// A source whose numbers follow from its seed; they are other ones than Apple's.
open class GKARC4RandomSource: GKRandomSource {
    open var seed: Data { didSet { generator = SeededNumbers(seed: Self.hash(of: seed)) } }

    public override convenience init() {
        var seeds = SystemRandomNumberGenerator()
        self.init(seed: withUnsafeBytes(of: seeds.next()) { Data($0) })
    }

    public init(seed: Data) {
        self.seed = seed
        super.init(seed: Self.hash(of: seed))
    }

    /// FNV-1a (Fowler, Noll and Vo).
    private static func hash(of seed: Data) -> UInt64 {
        seed.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    open func dropValues(_ count: Int) {
        for _ in 0..<max(0, count) { _ = nextInt() }
    }
}

/// Numbers that follow from a seed: SplitMix64 (Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", 2014).
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        self.state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}
