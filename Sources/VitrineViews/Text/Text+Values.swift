public import Foundation

extension Text {
    /// Whether letters are shown in capitals.
    public enum Case: Hashable, Sendable {
        case uppercase, lowercase
    }

    /// How large a text is beside others.
    public struct Scale: Hashable, Sendable {
        private let name: String

        public static let `default` = Scale(name: "default")
        public static let secondary = Scale(name: "secondary")
    }

    /// A line along a text.
    public struct LineStyle: Hashable, Sendable {
        public struct Pattern: Hashable, Sendable {
            private let name: String

            public static let solid = Pattern(name: "solid")
            public static let dash = Pattern(name: "dash")
            public static let dot = Pattern(name: "dot")
            public static let dashDot = Pattern(name: "dashDot")
            public static let dashDotDot = Pattern(name: "dashDotDot")
        }

        let color: Color?

        /// A solid line whatever the pattern; in the text's color unless one is given.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.color = color
        }

        public static let single = LineStyle()
    }

    /// How a date is written.
    public struct DateStyle: Hashable, Sendable {
        let name: String

        public static let date = DateStyle(name: "date")
        public static let time = DateStyle(name: "time")
        public static let offset = DateStyle(name: "offset")
        public static let relative = DateStyle(name: "relative")
        public static let timer = DateStyle(name: "timer")
    }

    init(formatted format: @escaping @Sendable (EnvironmentValues) -> String) {
        self.init(pieces: [Piece(content: .formatted(format))])
    }

    /// A value that a format style writes, in the environment's language.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F: Sendable, F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
        self.init(formatted: { format.locale($0.locale).format(input) })
    }

    /// A value that a formatter writes, such as a date or a number.
    ///
    /// On Apple's systems it is one that Objective-C has a class for.
    public init<Subject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.inPicture.string(for: subject) ?? "\(subject)")
    }

    /// A date; its distance from now is not shown, since a picture has no now.
    public init(_ date: Date, style: DateStyle) {
        self.init(formatted: { environment in
            var format = Date.FormatStyle(
                date: style == .date ? .long : .omitted, time: style == .date ? .omitted : .shortened,
                locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
            format.capitalizationContext = .standalone
            return date.formatted(format)
        })
    }

    public init(_ dates: ClosedRange<Date>) {
        self.init(formatted: { environment in
            let format = Date.FormatStyle(
                date: .long, time: .omitted, locale: environment.locale, calendar: environment.calendar,
                timeZone: environment.timeZone)
            return "\(dates.lowerBound.formatted(format)) – \(dates.upperBound.formatted(format))"
        })
    }

    /// The time that would be left at the beginning of an interval.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        let seconds = Int(
            countsDown ? timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound) : 0)
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
        let rest = String(format: "%02d", seconds % 60)
        self.init(
            verbatim: showsHours && hours > 0
                ? "\(hours):\(String(format: "%02d", minutes)):\(rest)" : "\(seconds / 60):\(rest)")
    }

    /// A text with attributes; those of presentation and links are shown.
    @_disfavoredOverload
    public init(_ attributedContent: AttributedString) {
        self.init(
            pieces: attributedContent.runs.map { run in
                var piece = Piece(content: .verbatim(String(attributedContent.characters[run.range])))
                piece.attributes = TextAttributes(run.attributes)
                return piece
            })
    }

    /// A symbol or a picture that stands in a text as a letter does.
    public init(_ image: Image) {
        self.init(pieces: [Piece(content: .image(image))])
    }
}
