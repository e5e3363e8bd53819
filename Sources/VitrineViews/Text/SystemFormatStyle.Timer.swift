public import Foundation

extension SystemFormatStyle {
    /// The time that is left of an interval, or that has gone by of it.
    public nonisolated struct Timer: DiscreteFormatStyle, Hashable, Codable, Sendable {
        private let start: Date
        private let end: Date
        private let countsDown: Bool
        private var display: TimeDisplay

        private init(_ interval: Range<Date>, countsDown: Bool, display: TimeDisplay) {
            self.start = interval.lowerBound
            self.end = interval.upperBound
            self.countsDown = countsDown
            self.display = display
        }

        public init(
            countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            self.init(
                interval, countsDown: true,
                display: TimeDisplay(
                    showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision))
        }

        public init(
            countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            self.init(
                interval, countsDown: false,
                display: TimeDisplay(
                    showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision))
        }

        /// A part of a step that is left is shown as a whole one, so that zero is the end.
        public func format(_ value: Date) -> AttributedString {
            let date = min(max(value, start), end)
            guard countsDown else {
                return AttributedString(display.string(for: .seconds(date.timeIntervalSince(start))))
            }
            let left = end.timeIntervalSince(date)
            let step = display.step(at: .seconds(left)) / .seconds(1)
            return AttributedString(display.string(for: .seconds((left / step).rounded(.up) * step)))
        }

        public func discreteInput(before input: Date) -> Date? {
            input > start ? max(start, min(input, end).addingTimeInterval(-step(at: input))) : nil
        }

        public func discreteInput(after input: Date) -> Date? {
            input < end ? min(end, max(input, start).addingTimeInterval(step(at: input))) : nil
        }

        private func step(at date: Date) -> TimeInterval {
            let shown = countsDown ? end.timeIntervalSince(date) : date.timeIntervalSince(start)
            return display.step(at: .seconds(shown)) / .seconds(1)
        }

        public func locale(_ locale: Locale) -> Timer {
            var style = self
            style.display.locale = locale
            return style
        }
    }
}

nonisolated extension FormatStyle where Self == SystemFormatStyle.Timer {
    public static func timer(
        countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> SystemFormatStyle.Timer {
        SystemFormatStyle.Timer(
            countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
            maxPrecision: maxPrecision)
    }

    public static func timer(
        countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> SystemFormatStyle.Timer {
        SystemFormatStyle.Timer(
            countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
            maxPrecision: maxPrecision)
    }
}
