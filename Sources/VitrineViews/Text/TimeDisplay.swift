import Foundation

/// Hours, minutes and seconds between colons, as timers and stopwatches show them.
nonisolated struct TimeDisplay: Hashable, Codable, Sendable {
    var showsHours: Bool
    /// Of hours, minutes, seconds and their fractions.
    var maxFieldCount: Int
    var maxPrecision: Duration
    var locale = Locale.autoupdatingCurrent

    /// The step in which the display changes.
    func step(at duration: Duration) -> Duration {
        if !showsSeconds(at: duration) { return .seconds(60) }
        return fractionDigits(at: duration) == 0 ? .seconds(1) : maxPrecision
    }

    func string(for duration: Duration) -> String {
        let digits = fractionDigits(at: duration)
        let pattern: Duration.TimeFormatStyle.Pattern =
            if !showsSeconds(at: duration) {
                .hourMinute(padHourToLength: 1, roundSeconds: .down)
            } else if hasHours(duration) {
                .hourMinuteSecond(
                    padHourToLength: 1, fractionalSecondsLength: digits, roundFractionalSeconds: .down)
            } else {
                .minuteSecond(
                    padMinuteToLength: 1, fractionalSecondsLength: digits, roundFractionalSeconds: .down)
            }
        return Duration.TimeFormatStyle(pattern: pattern, locale: locale).format(duration)
    }

    private func hasHours(_ duration: Duration) -> Bool { showsHours && duration >= .seconds(3600) }

    private func showsSeconds(at duration: Duration) -> Bool {
        maxPrecision < .seconds(60) && maxFieldCount >= (hasHours(duration) ? 3 : 2)
    }

    private func fractionDigits(at duration: Duration) -> Int {
        guard maxPrecision < .seconds(1), maxFieldCount >= (hasHours(duration) ? 4 : 3) else { return 0 }
        return Int((-log10(maxPrecision / .seconds(1))).rounded(.up))
    }
}
