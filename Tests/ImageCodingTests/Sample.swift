import Testing
import VitrineGeometry
import VitrinePixels

/// A small picture whose pixels are a function of their place.
struct Sample: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bitmap: StraightBitmap

    private init?(
        _ name: String, width: Int, height: Int, pixel: (_ x: Int, _ y: Int) -> SIMD4<UInt8>
    ) {
        guard let size = PixelSize(width: width, height: height) else { return nil }
        testDescription = name
        var bytes: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let value = pixel(x, y)
                for channel in 0..<4 { bytes.append(value[channel]) }
            }
        }
        bitmap = StraightBitmap(size: size, bytes: bytes)
    }

    static let all: [Sample] = [
        Sample("one pixel", width: 1, height: 1) { _, _ in [1, 2, 3, 255] },
        Sample("black", width: 300, height: 40) { _, _ in [0, 0, 0, 255] },
        Sample("two colours", width: 37, height: 19) { x, y in x > y ? [255, 0, 0, 255] : [0, 0, 255, 255] },
        Sample("transparent hole", width: 33, height: 33) { x, y in
            x > 8 && y > 8 ? [0, 0, 0, 0] : [200, 100, 50, 255]
        },
        Sample("gray ramp", width: 64, height: 64) { x, y in
            let gray = UInt8(x * 2 + y)
            return [gray, gray, gray, 255]
        },
        Sample("colours", width: 90, height: 70) { x, y in
            [UInt8(x * 2), UInt8(y * 3), UInt8((x ^ y) & 255), 255]
        },
        Sample("few translucent colours", width: 50, height: 20) { x, y in
            [UInt8(x / 10), 9, 9, UInt8(y * 5)]
        },
        Sample("many translucent colours", width: 80, height: 60) { x, y in
            [UInt8(x * 3), UInt8(y * 4), 77, UInt8((x + y) & 255)]
        },
        noise(opaque: true),
        noise(opaque: false),
        Sample("noise on flat", width: 129, height: 64) { x, y in
            let value = UInt8(truncatingIfNeeded: (x &* 7919 &+ y &* 104_729) >> 3)
            return (40..<60).contains(x) && y % 9 < 4
                ? [value, value &* 3, value &* 5, 255] : [250, 250, 250, 255]
        },
    ].compactMap { $0 }

    private static func noise(opaque: Bool) -> Sample? {
        var state: UInt64 = 88_172_645_463_325_252
        return Sample(opaque ? "noise" : "translucent noise", width: 61, height: 47) { _, _ in
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            let word = UInt32(truncatingIfNeeded: state)
            return [
                UInt8(word & 255), UInt8(word >> 8 & 255), UInt8(word >> 16 & 255),
                opaque ? 255 : UInt8(word >> 24),
            ]
        }
    }
}
