import Foundation

/// The median processor time of some runs in this thread, in seconds: other processes disturb it least.
func medianSeconds(runs: Int = 15, _ body: () -> Void) -> Double {
    body()
    let times = (0..<runs).map { _ in
        let start = nanoseconds(on: CLOCK_THREAD_CPUTIME_ID)
        body()
        return nanoseconds(on: CLOCK_THREAD_CPUTIME_ID) - start
    }
    return Double(times.sorted()[runs / 2]) / 1e9
}

private func nanoseconds(on clock: clockid_t) -> Int {
    var time = timespec()
    clock_gettime(clock, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

/// Prints one line of a table: what, the time and the pixels in a second.
func report(_ what: String, seconds: Double, pixels: Int, note: String = "") {
    let rate = Double(pixels) / seconds / 1e6
    let name = what + String(repeating: " ", count: max(1, 44 - what.count))
    print("\(name)\(fixed(seconds * 1e3)) ms  \(fixed(rate)) MPix/s  \(note)")
}

private func fixed(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let digits = "\(hundredths / 100)." + String(String(hundredths % 100 + 100).dropFirst())
    return String(repeating: " ", count: max(0, 9 - digits.count)) + digits
}
