public import Foundation

extension SystemFormatStyle {
    /// The time that has gone by since a date.
    public nonisolated struct Stopwatch: DiscreteFormatStyle, Hashable, Codable, Sendable {
        private let start: Date
        private var display: TimeDisplay

        public init(
            startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
            maxPrecision: Duration = .milliseconds(10)
        ) {
            self.start = startDate
            self.display = TimeDisplay(
                showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
        }

        public func format(_ value: Date) -> AttributedString {
            AttributedString(display.string(for: elapsed(at: value)))
        }

        public func discreteInput(before input: Date) -> Date? {
            input > start ? max(start, input.addingTimeInterval(-step(at: input))) : nil
        }

        public func discreteInput(after input: Date) -> Date? {
            max(input, start).addingTimeInterval(step(at: input))
        }

        private func elapsed(at date: Date) -> Duration { .seconds(max(0, date.timeIntervalSince(start))) }

        private func step(at date: Date) -> TimeInterval { display.step(at: elapsed(at: date)) / .seconds(1) }

        public func locale(_ locale: Locale) -> Stopwatch {
            var style = self
            style.display.locale = locale
            return style
        }
    }
}

nonisolated extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    public static func stopwatch(
        startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
    ) -> SystemFormatStyle.Stopwatch {
        SystemFormatStyle.Stopwatch(
            startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount,
            maxPrecision: maxPrecision)
    }
}
