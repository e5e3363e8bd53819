/// Decides for pixels that are not the same whether they differ enough to count.
struct PixelRule {
    private let pair: PixelPair
    private let mode: ComparisonMode
    private let estimate: ColorEstimate

    init(pair: PixelPair, mode: ComparisonMode) {
        self.pair = pair
        self.mode = mode
        let threshold = if case .pixelmatch(let options) = mode { options.threshold } else { 0.0 }
        estimate = ColorEstimate(maximumDelta: Self.maximumDelta(threshold))
    }

    /// The squared distance that a threshold stands for.
    private static func maximumDelta(_ threshold: Double) -> Double { 35215 * threshold * threshold }

    /// What came of the pixels of one word of a mask.
    struct Verdict {
        var different: UInt64 = 0
        var antiAliased: UInt64 = 0
    }

    /// - Parameter unequal: the pixels from 64 · `word` on that are not the same.
    @inline(__always)
    func judge(_ unequal: UInt64, word: Int, row y: Int) -> Verdict {
        switch mode {
        case .exact:
            Verdict(different: unequal)
        case .pixelmatch(let options):
            judge(unequal, word: word, row: y, options: options)
        case .colorDistance(let maximum):
            judge(unequal, word: word, row: y, maximumDistance: maximum)
        }
    }

    private func judge(_ unequal: UInt64, word: Int, row y: Int, options: PixelmatchOptions) -> Verdict {
        let delta = ColorDelta(backdrop: options.backdrop)
        let maximumDelta = Self.maximumDelta(options.threshold)
        let start = y &* pair.width &+ word &* 64
        var different: UInt64 = 0
        var doubtful = unequal
        // Many at once only where many differ; the limit was found by measuring.
        let isDense = unequal.nonzeroBitCount >= 32 && word &* 64 &+ 64 <= pair.width
        if isDense {
            let estimate = estimate.compare(pair.reference + start, pair.actual + start)
            different = estimate.different
            doubtful = estimate.doubtful & unequal
        }
        forEachBit(of: doubtful) { bit in
            let index = start &+ bit
            let distance = delta.squaredDistance(pair.reference[index], pair.actual[index], at: index)
            if distance > maximumDelta { different |= 1 << UInt64(bit) }
        }
        if options.includesAntiAliased { return Verdict(different: different) }
        let possible = isDense ? pair.possiblyAntiAliased(word: word, row: y) : .max
        let antiAliasing = AntiAliasing(pair: pair, delta: delta)
        var antiAliased: UInt64 = 0
        forEachBit(of: different & possible) { bit in
            if antiAliasing.made(x: word &* 64 &+ bit, y: y) { antiAliased |= 1 << UInt64(bit) }
        }
        return Verdict(different: different & ~antiAliased, antiAliased: antiAliased)
    }

    private func judge(_ unequal: UInt64, word: Int, row y: Int, maximumDistance: Double) -> Verdict {
        let maximumSquare = maximumDistance * maximumDistance
        var verdict = Verdict()
        forEachBit(of: unequal) { bit in
            let index = y &* pair.width &+ word &* 64 &+ bit
            if squaredColorDistance(pair.reference[index], pair.actual[index]) > maximumSquare {
                verdict.different |= 1 << UInt64(bit)
            }
        }
        return verdict
    }
}

/// Calls the closure with the place of each bit that is set, from the least on.
@inline(__always)
func forEachBit(of word: UInt64, _ body: (Int) -> Void) {
    var remaining = word
    while remaining != 0 {
        body(remaining.trailingZeroBitCount)
        remaining &= remaining &- 1
    }
}

/// The square of the distance that ``ComparisonMode/colorDistance(maximum:)`` describes.
@inline(__always)
func squaredColorDistance(_ left: UInt32, _ right: UInt32) -> Double {
    // In whole numbers where nothing shines through; exact, as all of them are small.
    if UInt32(littleEndian: left & right) >> 24 == 255 { return Double(squaredOpaqueDistance(left, right)) }
    func components(_ word: UInt32) -> SIMD4<Double> {
        let word = UInt32(littleEndian: word)
        let alpha = Double(word >> 24)
        let color = SIMD4(Double(word & 0xff), Double((word >> 8) & 0xff), Double((word >> 16) & 0xff), 255)
        return color * alpha / 255
    }
    let difference = components(left) - components(right)
    return (difference * difference).sum()
}

/// The same of colors without alpha, in whole numbers.
private func squaredOpaqueDistance(_ left: UInt32, _ right: UInt32) -> Int32 {
    // Whatever the order of the bytes is, those of alpha are equal.
    let difference =
        SIMD4<Int32>(truncatingIfNeeded: unsafeBitCast(left, to: SIMD4<UInt8>.self))
        &- SIMD4<Int32>(truncatingIfNeeded: unsafeBitCast(right, to: SIMD4<UInt8>.self))
    return (difference &* difference).wrappedSum()
}
