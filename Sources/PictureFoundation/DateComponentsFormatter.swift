public import Foundation
import VitrineViews

/// Says how long something takes, "1h 5m" or "1:05:00"; in the locale of the picture that is being made.
///
/// It knows weeks, days, hours, minutes and seconds; months and years, whose lengths differ, are written as days.
open class DateComponentsFormatter: Formatter {
    public enum UnitsStyle: Int, Sendable {
        case positional, abbreviated, short, full, spellOut, brief
    }

    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let `default` = ZeroFormattingBehavior(rawValue: 1)
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
        public static let dropAll: ZeroFormattingBehavior = [dropLeading, dropMiddle, dropTrailing]
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    open var unitsStyle = UnitsStyle.positional
    open var allowedUnits: NSCalendar.Unit = [.day, .hour, .minute, .second]
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    open var calendar: Calendar?
    open var referenceDate: Date?
    open var allowsFractionalUnits = false
    /// How many units are written at most, the largest first; 0 for all.
    open var maximumUnitCount = 0
    open var collapsesLargestUnit = false
    open var includesApproximationPhrase = false
    open var includesTimeRemainingPhrase = false
    open var formattingContext = Formatter.Context.unknown

    override public init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open class func localizedString(
        from components: DateComponents, unitsStyle: UnitsStyle
    ) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    open func string(from startDate: Date, to endDate: Date) -> String? {
        string(from: endDate.timeIntervalSince(startDate))
    }

    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        let calendar = calendar ?? EnvironmentValues.calendar(of: locale, in: .gmt)
        return calendar.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
    }

    open func string(from timeInterval: TimeInterval) -> String? {
        guard timeInterval.isFinite, abs(timeInterval) < 1e15 else { return nil }
        let parts = parts(of: Int(abs(timeInterval)))
        guard !parts.isEmpty else { return nil }
        let sign = timeInterval <= -1 ? "-" : ""
        return sign + (unitsStyle == .positional ? positional(parts) : words(parts))
    }

    override open func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let interval as TimeInterval: string(from: interval)
        default: nil
        }
    }

    private struct Part {
        var unit: Duration.UnitsFormatStyle.Unit
        var seconds: Int
        var count: Int
    }

    private var locale: Locale { .ofPicture }

    /// The units that have a length, the largest first.
    private static var units:
        [(calendar: NSCalendar.Unit, unit: Duration.UnitsFormatStyle.Unit, seconds: Int)]
    {
        [
            (.weekOfMonth, .weeks, 604_800), (.day, .days, 86_400), (.hour, .hours, 3600),
            (.minute, .minutes, 60), (.second, .seconds, 1),
        ]
    }

    /// How many of each allowed unit, the largest first, without zeros that are dropped.
    private func parts(of seconds: Int) -> [Part] {
        var rest = seconds
        var parts = Self.units.filter { allowedUnits.contains($0.calendar) }.map { unit in
            defer { rest %= unit.seconds }
            return Part(unit: unit.unit, seconds: unit.seconds, count: rest / unit.seconds)
        }
        if !zeroFormattingBehavior.contains(.pad) {
            // Standing by their places, all numbers between are needed.
            let keepsMiddle = unitsStyle == .positional
            while parts.count > (keepsMiddle ? 2 : 1), parts.first?.count == 0 { parts.removeFirst() }
            if !keepsMiddle, parts.contains(where: { $0.count > 0 }) { parts.removeAll { $0.count == 0 } }
        }
        return maximumUnitCount > 0 ? Array(parts.prefix(maximumUnitCount)) : parts
    }

    /// `1:05:00`, the largest number as it is where it is not padded, all others with two digits.
    private func positional(_ parts: [Part]) -> String {
        let isPadded = zeroFormattingBehavior.contains(.pad)
        return parts.enumerated().map { index, part in
            let digits = String(part.count)
            return (index > 0 || isPadded) && digits.count < 2 ? "0" + digits : digits
        }.joined(separator: ":")
    }

    private func words(_ parts: [Part]) -> String {
        let seconds = parts.reduce(0) { $0 + $1.count * $1.seconds }
        let width: Duration.UnitsFormatStyle.UnitWidth =
            switch unitsStyle {
            case .positional, .abbreviated: .narrow
            case .short, .brief: .abbreviated
            case .full, .spellOut: .wide
            }
        return Duration.seconds(seconds).formatted(
            Duration.UnitsFormatStyle(allowedUnits: Set(parts.map(\.unit)), width: width).locale(locale))
    }
}
