import VitrineRendering

/// Draws many different coupons with several renderers at once.
struct Throughput {
    let studio: Studio
    let workload: Workload

    /// The time for as many coupons as asked, to PNG or to pixels only; renderers are made anew.
    func measure(encoding: Bool, workers: Int, count: Int) async throws -> Moment {
        let start = Moment.now()
        try await withThrowingTaskGroup(of: Void.self) { group in
            // As in a run of a catalogue: two coupons share a worker, so that the bodies of one run on the main
            // actor while the other is drawn. One worker alone takes one after the other.
            let lanes = workers > 1 ? 2 * workers : 1
            let team = try (0..<workers).map { _ in try Worker(studio) }
            for lane in 0..<lanes {
                let worker = team[lane % workers]
                group.addTask {
                    for variant in stride(from: lane, to: count, by: lanes) {
                        let request = Picture.coupon.request(workload.samples(variant: variant))
                        _ = try await worker.draw(request, encoding: encoding)
                    }
                }
            }
            try await group.waitForAll()
        }
        return Moment.now() - start
    }
}
