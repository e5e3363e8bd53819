import ImageCoding
import Rendering

/// Draws many different coupons with several renderers at once.
struct Throughput {
    let studio: Studio
    let workload: Workload

    /// The time for as many coupons as asked, to PNG or to pixels only; renderers are made anew.
    func measure(encoding: Bool, workers: Int, count: Int) async throws -> Moment {
        let start = Moment.now()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for worker in 0..<workers {
                group.addTask {
                    let renderer = try studio.renderer()
                    for variant in stride(from: worker, to: count, by: workers) {
                        let request = Picture.coupon.request(workload.samples(variant: variant))
                        let composed = try await renderer.compose(request)
                        let bitmap = try await renderer.rasterize(composed.displayList)
                        if encoding { _ = PNGEncoder.fast.encode(bitmap) }
                    }
                }
            }
            try await group.waitForAll()
        }
        return Moment.now() - start
    }
}
