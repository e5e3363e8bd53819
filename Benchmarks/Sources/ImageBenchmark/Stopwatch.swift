/// The median time of some runs, in seconds.
func medianSeconds(runs: Int = 15, _ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    body()
    let times = (0..<runs).map { _ in clock.measure(body) / .seconds(1) }
    return times.sorted()[runs / 2]
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
