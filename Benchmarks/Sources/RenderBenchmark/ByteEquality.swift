import Foundation
import VitrinePixels
import VitrineRendering

/// Draws a thousand coupons in several ways and compares all bytes: of pixels and of PNG files.
struct ByteEquality {
    let studio: Studio
    let workload: Workload

    /// A number for the bytes of all variants in their order, once with fresh workers and once with used ones.
    func fingerprints(workers: Int, count: Int = 1000) async throws -> [UInt64] {
        let team = try (0..<workers).map { _ in try Worker(studio) }
        var passes: [UInt64] = []
        for _ in ["cold", "warm"] {
            var variants = [UInt64](repeating: 0, count: count)
            try await withThrowingTaskGroup(of: [(Int, UInt64)].self) { group in
                for (first, worker) in team.enumerated() {
                    group.addTask {
                        try await fingerprints(from: first, by: workers, with: worker, count: count)
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
        from first: Int, by step: Int, with worker: Worker, count: Int
    ) async throws -> [(Int, UInt64)] {
        var numbers: [(Int, UInt64)] = []
        for variant in stride(from: first, to: count, by: step) {
            let request = Picture.coupon.request(workload.samples(variant: variant))
            let (bitmap, png) = try await worker.draw(request, encoding: true)
            let pixels = bitmap.pixels.reduce(Self.start) { Self.mixed($0, UInt64($1)) }
            let file = png.reduce(Self.start) { Self.mixed($0, UInt64($1)) }
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
