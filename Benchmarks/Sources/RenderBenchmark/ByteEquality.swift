import Foundation
import ImageCoding
import Pixels
import Rendering

/// Draws a thousand coupons in several ways and compares all bytes: of pixels and of PNG files.
struct ByteEquality {
    let studio: Studio
    let workload: Workload

    /// A number for the bytes of all variants in their order, once with fresh renderers and once with used ones.
    func fingerprints(workers: Int, count: Int = 1000) async throws -> [UInt64] {
        let renderers = try (0..<workers).map { _ in try studio.renderer() }
        var passes: [UInt64] = []
        for _ in ["cold", "warm"] {
            var variants = [UInt64](repeating: 0, count: count)
            try await withThrowingTaskGroup(of: [(Int, UInt64)].self) { group in
                for worker in 0..<workers {
                    group.addTask {
                        try await fingerprints(of: worker, of: workers, with: renderers[worker], count: count)
                    }
                }
                for try await numbers in group {
                    for (variant, number) in numbers { variants[variant] = number }
                }
            }
            passes.append(variants.reduce(Self.start, Self.mixed))
        }
        return passes
    }

    private func fingerprints(
        of worker: Int, of workers: Int, with renderer: Renderer, count: Int
    ) async throws -> [(Int, UInt64)] {
        var numbers: [(Int, UInt64)] = []
        for variant in stride(from: worker, to: count, by: workers) {
            let request = Picture.coupon.request(workload.samples(variant: variant))
            let bitmap = try await renderer.rasterize(renderer.compose(request).displayList)
            let pixels = bitmap.pixels.reduce(Self.start) { Self.mixed($0, UInt64($1)) }
            let file = PNGEncoder.fast.encode(bitmap).reduce(Self.start) { Self.mixed($0, UInt64($1)) }
            numbers.append((variant, Self.mixed(pixels, file)))
        }
        return numbers
    }

    /// FNV-1a over words (G. Fowler, L. C. Noll, K.-P. Vo).
    private static let start: UInt64 = 0xcbf2_9ce4_8422_2325

    private static func mixed(_ hash: UInt64, _ word: UInt64) -> UInt64 {
        (hash ^ word) &* 0x100_0000_01b3
    }
}
