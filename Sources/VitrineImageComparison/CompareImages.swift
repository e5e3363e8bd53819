import VitrineGeometry
public import VitrinePixels

/// Finds the pixels in which a picture differs from its reference.
///
/// Pictures of different size are compared on the smallest canvas that holds both, their upper left
/// corners together; a pixel that only one of them has is different.
public func compareImages(
    reference: StraightBitmap, actual: StraightBitmap, mode: ComparisonMode = .exact
) -> ImageDifference {
    if reference.size == actual.size {
        return compareEquallyLarge(reference: reference, actual: actual, mode: mode)
    }
    let canvas = reference.size.union(actual.size)
    var difference =
        mode == .exact
        ? compareSharedPart(reference: reference, actual: actual, canvas: canvas)
        : compareEquallyLarge(
            reference: reference.extended(to: canvas), actual: actual.extended(to: canvas), mode: mode)
    difference.markPixelsOfOne(of: reference.size, and: actual.size)
    return difference
}

/// Does the same in several parts at once; the result is the same.
public func compareImages(
    reference: StraightBitmap, actual: StraightBitmap, mode: ComparisonMode = .exact, jobs: Int
) async -> ImageDifference {
    let height = reference.size.height
    guard jobs > 1, reference.size == actual.size, height >= jobs else {
        return compareImages(reference: reference, actual: actual, mode: mode)
    }
    return await withTaskGroup(of: ImageDifference.self) { group in
        for job in 0..<jobs {
            group.addTask {
                compareEquallyLarge(
                    reference: reference, actual: actual, mode: mode,
                    rows: height * job / jobs..<height * (job + 1) / jobs)
            }
        }
        return await group.reduce(into: ImageDifference(size: reference.size)) { $0.formUnion($1) }
    }
}

/// - Parameter rows: where different pixels are looked for; all rows decide about anti-aliasing.
private func compareEquallyLarge(
    reference: StraightBitmap, actual: StraightBitmap, mode: ComparisonMode, rows: Range<Int>? = nil
) -> ImageDifference {
    withPixelPair(reference: reference, actual: actual) { pair in
        let rows = rows ?? 0..<pair.height
        guard let firstRow = firstUnequalRow(of: pair, in: rows) else {
            return ImageDifference(size: reference.size)
        }
        var different = PixelMask(size: reference.size)
        var antiAliased = PixelMask(size: reference.size)
        let rule = PixelRule(pair: pair, mode: mode)
        for y in firstRow..<rows.upperBound {
            for word in 0..<different.wordsPerRow {
                let unequal = pair.unequalBits(word: word, row: y)
                if unequal == 0 { continue }
                let verdict = rule.judge(unequal, word: word, row: y)
                different[word, row: y] = verdict.different
                antiAliased[word, row: y] = verdict.antiAliased
            }
        }
        return ImageDifference(size: reference.size, different: different, antiAliased: antiAliased)
    }
}

/// Finds the pixels that are not the same in the part that pictures of different size have in common, where nothing but
/// a pixel itself decides.
private func compareSharedPart(
    reference: StraightBitmap, actual: StraightBitmap, canvas: PixelSize
) -> ImageDifference {
    var different = PixelMask(size: canvas)
    let width = min(reference.size.width, actual.size.width)
    reference.withPixels { left in
        actual.withPixels { right in
            for y in 0..<min(reference.size.height, actual.size.height) {
                let (left, right) = (left + y * reference.size.width, right + y * actual.size.width)
                for start in stride(from: 0, to: width, by: 64) {
                    different[start / 64, row: y] = PixelPair.unequalBits(
                        left + start, right + start, count: width - start)
                }
            }
        }
    }
    return ImageDifference(size: canvas, different: different, antiAliased: PixelMask(size: canvas))
}

private func firstUnequalRow(of pair: PixelPair, in rows: Range<Int>) -> Int? {
    rows.first { y in
        (0..<(pair.width + 63) / 64).contains { pair.unequalBits(word: $0, row: y) != 0 }
    }
}

extension PixelSize {
    /// The smallest size that covers both.
    fileprivate func union(_ other: PixelSize) -> PixelSize {
        guard let size = PixelSize(width: max(width, other.width), height: max(height, other.height)) else {
            preconditionFailure("the larger of two positive sides is positive")
        }
        return size
    }
}

extension StraightBitmap {
    /// The picture in the upper left corner of a larger one that is transparent elsewhere.
    fileprivate func extended(to canvas: PixelSize) -> StraightBitmap {
        var bytes = [UInt8](repeating: 0, count: canvas.area * 4)
        for y in 0..<size.height {
            let row = self.bytes[y * size.width * 4..<(y + 1) * size.width * 4]
            let start = y * canvas.width * 4
            bytes.replaceSubrange(start..<start + row.count, with: row)
        }
        return StraightBitmap(size: canvas, bytes: bytes)
    }
}
