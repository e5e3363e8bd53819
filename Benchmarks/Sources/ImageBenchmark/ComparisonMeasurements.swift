import Foundation
import VitrineGeometry
import VitrineImageCoding
import VitrineImageComparison
import VitrinePixels

/// Measures comparing decoded pictures of 3840×2160 pixels, beside the memory's own speed.
func measureComparison() {
    guard let size = PixelSize(width: 3840, height: 2160) else { return }
    let reference = userInterface(size)
    let copy = StraightBitmap(size: size, bytes: reference.bytes.map { $0 })
    let squares = withSquares(reference)
    let noise = (noise(size, seed: 1), noise(size, seed: 2))
    let inverse = StraightBitmap(
        size: size, bytes: reference.bytes.enumerated().map { $0.offset % 4 == 3 ? 255 : 255 - $0.element })

    let memory = medianSeconds {
        reference.bytes.withUnsafeBytes { left in
            copy.bytes.withUnsafeBytes { right in
                guard let first = left.baseAddress, let second = right.baseAddress else { return }
                precondition(memcmp(first, second, left.count) == 0)
            }
        }
    }
    print("3840×2160:")
    report("  memcmp, equal", seconds: memory, pixels: size.area)
    let rule = ComparisonMode.pixelmatch(PixelmatchOptions())
    let noRule = ComparisonMode.pixelmatch(PixelmatchOptions(includesAntiAliased: true))
    let pairs: [(String, StraightBitmap, StraightBitmap)] = [
        ("equal", reference, copy), ("1 % in squares", reference, squares),
        ("noise", noise.0, noise.1), ("inverse", reference, inverse),
    ]
    for (name, left, right) in pairs {
        for (modeName, mode) in [("exact", .exact), ("pixelmatch", rule), ("without rule", noRule)] {
            var count = 0
            let seconds = medianSeconds(runs: 9) {
                count = compareImages(reference: left, actual: right, mode: mode).differingPixels
            }
            report("  \(name), \(modeName)", seconds: seconds, pixels: size.area, note: "\(count) different")
        }
    }
    let difference = compareImages(reference: reference, actual: squares, mode: rule)
    report("  regions", seconds: medianSeconds { _ = difference.regions }, pixels: size.area)
    for (name, encoder) in [("fast", PNGEncoder.fast), ("compact", .compact)] {
        let encoded = encoder.encode(squares)
        let encoding = medianSeconds(runs: 5) { _ = encoder.encode(squares) }
        report("  encode \(name)", seconds: encoding, pixels: size.area, note: "\(encoded.count) bytes")
        let decoding = medianSeconds(runs: 5) { _ = try? decodeImage(encoded) }
        report("  decode \(name)", seconds: decoding, pixels: size.area)
    }
    report("  picture", seconds: medianSeconds { _ = difference.picture(over: reference) }, pixels: size.area)
}

/// Flat cards with lines like text in them.
func userInterface(_ size: PixelSize) -> StraightBitmap {
    picture(size) { x, y in
        let isCard = x % 320 > 20 && y % 200 > 20
        let isText = isCard && y % 20 < 12 && (x &* 2_654_435_761 &+ y / 20) >> 7 % 3 == 0
        return isText ? 0xff20_2020 : isCard ? 0xffff_ffff : 0xfff5_f5f5
    }
}

/// The picture with squares of another colour on a hundredth of it.
func withSquares(_ bitmap: StraightBitmap) -> StraightBitmap {
    let width = bitmap.size.width
    var bytes = bitmap.bytes
    for y in 0..<bitmap.size.height {
        for x in 0..<width where x % 300 < 30 && y % 300 < 30 {
            let start = (y * width + x) * 4
            bytes[start] ^= 0xff
            bytes[start + 1] ^= 0x7f
        }
    }
    return StraightBitmap(size: bitmap.size, bytes: bytes)
}

private func noise(_ size: PixelSize, seed: UInt64) -> StraightBitmap {
    var state = seed
    return picture(size) { _, _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt32(truncatingIfNeeded: state >> 32) | 0xff00_0000
    }
}

private func picture(_ size: PixelSize, pixel: (Int, Int) -> UInt32) -> StraightBitmap {
    var bytes = [UInt8](repeating: 0, count: size.area * 4)
    bytes.withUnsafeMutableBytes { target in
        for y in 0..<size.height {
            for x in 0..<size.width {
                let offset = (y * size.width + x) * 4
                target.storeBytes(of: pixel(x, y).littleEndian, toByteOffset: offset, as: UInt32.self)
            }
        }
    }
    return StraightBitmap(size: size, bytes: bytes)
}
