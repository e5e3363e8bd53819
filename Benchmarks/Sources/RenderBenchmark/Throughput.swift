import Rendering

/// Draws many different coupons with several renderers at once.
struct Throughput {
    let studio: Studio
    let workload: Workload

    /// The time for as many coupons as asked, to PNG or to pixels only; renderers are made anew.
    func measure(encoding: Bool, workers: Int, count: Int) async throws -> Moment {
        let start = Moment.now()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for first in 0..<workers {
                let worker = try Worker(studio)
                // Two coupons share a worker: the bodies of one run on the main actor while the other is drawn.
                for lane in [first, first + workers] {
                    group.addTask {
                        for variant in stride(from: lane, to: count, by: 2 * workers) {
                            let request = Picture.coupon.request(workload.samples(variant: variant))
                            _ = try await worker.draw(request, encoding: encoding)
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        return Moment.now() - start
    }
}
