public import Foundation

/// A text that is looked up by its key, with the values that stand in it.
public nonisolated struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// A value that is put in for the n-th placeholder, written as the locale writes it.
    package enum Argument: Equatable, Sendable {
        case string(String)
        case integer(Int64)
        case number(Double)
        /// One of the texts, by its position.
        case text(Int)
        case formatted(FormattedValue)

        /// The value, where it is a number.
        var number: Double? {
            switch self {
            case .string, .text, .formatted: nil
            case .integer(let integer): Double(integer)
            case .number(let number): number
            }
        }
    }

    /// The key, with `%@`, `%lld` and `%lf` where values stand.
    package let key: String
    package let arguments: [Argument]
    /// Texts with attributes of their own, and pictures.
    package let texts: [Text]
    /// Where the key is looked up.
    var table = StringTableName()
    /// The text where no table has the key, unless it is the key itself.
    var defaultFormat: String?

    init(key: String, arguments: [Argument], texts: [Text] = []) {
        self.key = key
        self.arguments = arguments
        self.texts = texts
    }

    public init(_ value: String) {
        self.init(key: value, arguments: [])
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
        self.init(
            key: stringInterpolation.key, arguments: stringInterpolation.arguments,
            texts: stringInterpolation.texts)
    }

    /// What texts say that are put in does not count.
    public static func == (left: LocalizedStringKey, right: LocalizedStringKey) -> Bool {
        left.key == right.key && left.arguments == right.arguments && left.table == right.table
            && left.defaultFormat == right.defaultFormat
    }

    /// Collects the key and the values of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var key = ""
        var arguments: [Argument] = []
        var texts: [Text] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            key.reserveCapacity(literalCapacity)
        }

        public mutating func appendLiteral(_ literal: String) {
            key += literal.replacing("%", with: "%%")
        }

        public mutating func appendInterpolation<S: StringProtocol>(_ string: S) {
            append(.string(String(string)), placeholder: "%@")
        }

        public mutating func appendInterpolation<Number: BinaryInteger>(_ number: Number) {
            append(.integer(Int64(clamping: number)), placeholder: "%lld")
        }

        public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ number: Number) {
            append(.number(Double(number)), placeholder: "%lf")
        }

        /// A number in the format of C's `printf`, as the locale writes it.
        public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
            _ number: Number, specifier: String
        ) {
            append(.number(Double(number)), placeholder: specifier)
        }

        public mutating func appendInterpolation<Number: BinaryInteger>(
            _ number: Number, specifier: String
        ) {
            append(.integer(Int64(clamping: number)), placeholder: specifier)
        }

        /// A value that a format style writes, in the text's language.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F: Sendable, F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
            let value = FormattedValue { format.locale($0).format(input) }
            append(.formatted(value), placeholder: "%@")
        }

        /// A value that a formatter writes, in the text's language where the formatter has been given none.
        public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
            let text = formatter.inPicture.string(for: subject) ?? String(describing: subject)
            append(.string(text), placeholder: "%@")
        }

        /// A text in a text keeps the attributes that it has set itself.
        public mutating func appendInterpolation(_ text: Text) {
            append(.text(texts.count), placeholder: "%@")
            texts.append(text)
        }

        /// A symbol or a picture stands in the text as a letter does.
        public mutating func appendInterpolation(_ image: Image) {
            appendInterpolation(Text(image))
        }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            let value = FormattedValue { locale in
                var environment = EnvironmentValues()
                environment.locale = locale
                return Text(date, style: style).string(in: environment)
            }
            append(.formatted(value), placeholder: "%@")
        }

        @_disfavoredOverload
        public mutating func appendInterpolation<Value>(_ value: Value) {
            append(.string(String(describing: value)), placeholder: "%@")
        }

        private mutating func append(_ argument: Argument, placeholder: String) {
            key += placeholder
            arguments.append(argument)
        }
    }

    /// What the current strings say for the key in a language, or else the key.
    package func format(in locale: Locale) -> String {
        Resources.current?.string(key, table, locale)?.text(for: arguments) ?? defaultFormat ?? key
    }

    /// The text for a locale.
    ///
    /// Values in a text of both directions are isolated from what is around them, as Foundation does it.
    ///
    /// - Parameter escapesMarks: Whether characters that mean something in Markdown are escaped in values.
    package func text(locale: Locale, escapesMarks: Bool = false) -> String {
        let format = format(in: locale)
        guard format.contains("%") else { return format }
        let isBidirectional =
            format.hasRightToLeftLetters
            || arguments.contains { argument in
                if case .string(let string) = argument { string.hasRightToLeftLetters } else { false }
            }
        var text = ""
        var rest = format[...]
        var next = 0
        while let percent = rest.firstIndex(of: "%") {
            text += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.hasPrefix("%") {
                text += "%"
                rest = rest.dropFirst()
                continue
            }
            var tail = rest
            guard let specifier = FormatSpecifier(consuming: &tail),
                case let index = specifier.position.map({ $0 - 1 }) ?? next, arguments.indices.contains(index)
            else {
                text += "%"
                continue
            }
            let written = specifier.written(arguments[index], locale: locale)
            let value = escapesMarks ? written.escapingMarks : written
            text += isBidirectional ? "\u{2068}\(value)\u{2069}" : value
            next = index + 1
            rest = tail
        }
        return text + rest
    }
}

extension String {
    /// Whether letters run from right to left: Hebrew, Arabic and their neighbours, and their presentation forms.
    fileprivate nonisolated var hasRightToLeftLetters: Bool {
        unicodeScalars.contains { scalar in
            switch scalar.value {
            case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
            default: false
            }
        }
    }

    fileprivate nonisolated var escapingMarks: String {
        reduce(into: "") { text, character in
            if "*_`~[]\\".contains(character) { text.append("\\") }
            text.append(character)
        }
    }
}
