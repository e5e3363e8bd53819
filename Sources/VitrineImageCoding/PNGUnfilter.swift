/// Undoes the filters of rows with three or four bytes a pixel, and makes four of three.
///
/// Pixels are words `alpha << 24 | blue << 16 | green << 8 | red`; those of the row above are read where
/// they were written.
struct PNGPixelUnfilter {
    /// 3 or 4.
    let bytesPerPixel: Int
    let width: Int

    /// - Parameter row: the filtered bytes; one more may be read.
    /// - Returns: whether there is such a filter.
    func undo(
        filter: UInt8, row: UnsafeRawPointer, above: UnsafePointer<UInt32>,
        into target: UnsafeMutablePointer<UInt32>
    ) -> Bool {
        if bytesPerPixel == 4 {
            undo(filter: filter, row: row, step: 4, opaque: 0, above: above, into: target)
        } else {
            undo(filter: filter, row: row, step: 3, opaque: 0xff00_0000, above: above, into: target)
        }
    }

    /// - Parameters:
    ///   - step: the bytes of a pixel, known at compile time.
    ///   - opaque: the bits that are set in each pixel.
    @inline(__always)
    private func undo(
        filter: UInt8, row: UnsafeRawPointer, step: Int, opaque: UInt32, above: UnsafePointer<UInt32>,
        into target: UnsafeMutablePointer<UInt32>
    ) -> Bool {
        func difference(_ x: Int) -> UInt32 {
            UInt32(littleEndian: row.loadUnaligned(fromByteOffset: x &* step, as: UInt32.self))
        }
        switch filter {
        case 0:
            for x in 0..<width { target[x] = (difference(x) | opaque).littleEndian }
        case 1:
            var left: UInt32 = 0
            for x in 0..<width {
                left = sum(left, difference(x)) | opaque
                target[x] = left.littleEndian
            }
        case 2:
            for x in 0..<width {
                let up = UInt32(littleEndian: above[x])
                target[x] = (sum(up, difference(x)) | opaque).littleEndian
            }
        case 3:
            var left: UInt32 = 0
            for x in 0..<width {
                left = sum(mean(left, UInt32(littleEndian: above[x])), difference(x)) | opaque
                target[x] = left.littleEndian
            }
        case 4:
            undoPaeth(row: row, step: step, opaque: opaque, above: above, into: target)
        default:
            return false
        }
        return true
    }

    @inline(__always)
    private func undoPaeth(
        row: UnsafeRawPointer, step: Int, opaque: UInt32, above: UnsafePointer<UInt32>,
        into target: UnsafeMutablePointer<UInt32>
    ) {
        var left = SIMD4<Int16>.zero
        var upLeft = SIMD4<Int16>.zero
        var start = 0
        while start < width {
            let end = min(start &+ 16, width)
            // Zeros behind a pixel that is like the one above it repeat the row above.
            if left == upLeft, end &- start == 16, isZero(row + start &* step, count: 16 &* step) {
                for x in start..<end { target[x] = above[x] | opaque.littleEndian }
                left = components(UInt32(littleEndian: above[end &- 1]))
                upLeft = left
                start = end
                continue
            }
            for x in start..<end {
                let difference = row.loadUnaligned(fromByteOffset: x &* step, as: UInt32.self)
                let up = components(UInt32(littleEndian: above[x]))
                // Components stay apart in 16 bits each from pixel to pixel, which is the slowest path here.
                let sum = paeth(left, up, upLeft) &+ components(UInt32(littleEndian: difference))
                left = sum & 0xff
                upLeft = up
                target[x] = (word(left) | opaque).littleEndian
            }
            if opaque != 0 {
                left.w = 255
                upLeft.w = 255
            }
            start = end
        }
    }

    @inline(__always)
    private func isZero(_ bytes: UnsafeRawPointer, count: Int) -> Bool {
        var all = SIMD2<UInt64>.zero
        for offset in Swift.stride(from: 0, to: count, by: 16) {
            all |= bytes.loadUnaligned(fromByteOffset: offset, as: SIMD2<UInt64>.self)
        }
        return all.x | all.y == 0
    }
}

/// Undoes the filter of a row with one or two bytes a pixel, in place.
///
/// - Returns: whether there is such a filter.
func undoFilter(
    _ filter: UInt8, row: UnsafeMutablePointer<UInt8>, above: UnsafePointer<UInt8>, distance: Int, count: Int
) -> Bool {
    switch filter {
    case 0: break
    case 1:
        for index in distance..<count { row[index] &+= row[index - distance] }
    case 2:
        for index in 0..<count { row[index] &+= above[index] }
    case 3:
        for index in 0..<count {
            let left = index < distance ? 0 : Int(row[index - distance])
            row[index] &+= UInt8((left + Int(above[index])) / 2)
        }
    case 4:
        for index in 0..<count {
            let left = index < distance ? 0 : Int16(row[index - distance])
            let upLeft = index < distance ? 0 : Int16(above[index - distance])
            row[index] &+= UInt8(truncatingIfNeeded: paeth(left, Int16(above[index]), upLeft))
        }
    default:
        return false
    }
    return true
}

// MARK: Arithmetic on four components at once

/// Adds the four bytes of words, each modulo 256.
@inline(__always)
private func sum(_ left: UInt32, _ right: UInt32) -> UInt32 {
    ((left & 0x7f7f_7f7f) &+ (right & 0x7f7f_7f7f)) ^ ((left ^ right) & 0x8080_8080)
}

/// The means of the four bytes of words, rounded down.
@inline(__always)
private func mean(_ left: UInt32, _ right: UInt32) -> UInt32 {
    (left & right) &+ (((left ^ right) & 0xfefe_fefe) &>> 1)
}

@inline(__always)
private func components(_ word: UInt32) -> SIMD4<Int16> {
    SIMD4<Int16>(truncatingIfNeeded: unsafeBitCast(word, to: SIMD4<UInt8>.self))
}

@inline(__always)
private func word(_ components: SIMD4<Int16>) -> UInt32 {
    unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: components), to: UInt32.self)
}

/// Which of the neighbours is nearest to left + up - upLeft (PNG §9.4).
@inline(__always)
private func paeth(_ left: SIMD4<Int16>, _ up: SIMD4<Int16>, _ upLeft: SIMD4<Int16>) -> SIMD4<Int16> {
    let towardsUp = up &- upLeft
    let towardsLeft = left &- upLeft
    let both = towardsUp &+ towardsLeft
    let distanceLeft = pointwiseMax(towardsUp, 0 &- towardsUp)
    let distanceUp = pointwiseMax(towardsLeft, 0 &- towardsLeft)
    let distanceUpLeft = pointwiseMax(both, 0 &- both)
    let nearest = upLeft.replacing(with: up, where: distanceUp .<= distanceUpLeft)
    return nearest.replacing(
        with: left, where: distanceLeft .<= pointwiseMin(distanceUp, distanceUpLeft))
}

@inline(__always)
private func paeth(_ left: Int16, _ up: Int16, _ upLeft: Int16) -> Int16 {
    let distanceLeft = abs(up - upLeft)
    let distanceUp = abs(left - upLeft)
    let distanceUpLeft = abs(left + up - 2 * upLeft)
    if distanceLeft <= distanceUp && distanceLeft <= distanceUpLeft { return left }
    return distanceUp <= distanceUpLeft ? up : upLeft
}
