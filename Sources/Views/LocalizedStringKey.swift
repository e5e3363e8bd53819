public import Foundation

/// A text that is looked up by its key, with the values that stand in it.
public nonisolated struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// A value that is put in for the n-th placeholder, written as the locale writes it.
    package enum Argument: Equatable, Sendable {
        case string(String)
        case integer(Int64)
        case number(Double)
        /// The next one of the texts.
        case text
    }

    /// What stands for a text in the text of a key.
    static let placeOfText: Character = "\u{FFFC}"

    /// The key, with `%@`, `%lld` and `%lf` where values stand.
    package let key: String
    package let arguments: [Argument]
    /// Texts with attributes of their own, and pictures, in the order of their places.
    package let texts: [Text]

    public init(_ value: String) {
        self.key = value
        self.arguments = []
        self.texts = []
    }

    public init(stringLiteral value: String) {
        self.init(value)
    }

    public init(stringInterpolation: StringInterpolation) {
        self.key = stringInterpolation.key
        self.arguments = stringInterpolation.arguments
        self.texts = stringInterpolation.texts
    }

    /// Texts that are put in do not count.
    public static func == (left: LocalizedStringKey, right: LocalizedStringKey) -> Bool {
        left.key == right.key && left.arguments == right.arguments
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

        /// A number in the format of C's `printf`.
        public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
            _ number: Number, specifier: String
        ) {
            append(.string(String(format: specifier, Double(number))), placeholder: "%@")
        }

        public mutating func appendInterpolation<Number: BinaryInteger>(
            _ number: Number, specifier: String
        ) {
            append(
                .string(
                    String(format: specifier.replacing("%d", with: "%lld"), Int64(clamping: number))),
                placeholder: "%@")
        }

        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(.string(format.format(input)), placeholder: "%@")
        }

        /// A text in a text keeps the attributes that it has set itself.
        public mutating func appendInterpolation(_ text: Text) {
            texts.append(text)
            append(.text, placeholder: "%@")
        }

        /// A symbol or a picture stands in the text as a letter does.
        public mutating func appendInterpolation(_ image: Image) {
            appendInterpolation(Text(image))
        }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(
                .string(Text(date, style: style).string(in: EnvironmentValues())), placeholder: "%@")
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

    /// The text for a locale, from the format that the key stands for.
    ///
    /// Values in a text of both directions are isolated from what is around them, as Foundation does it.
    ///
    /// - Parameter escapesMarks: Whether characters that mean something in Markdown are escaped in values.
    package func text(format: String? = nil, locale: Locale, escapesMarks: Bool = false) -> String {
        let format = format ?? key
        guard format.contains("%") else { return format }
        let values = arguments.map { written($0, locale: locale) }
        let isBidirectional = ([format] + values).contains(where: \.hasRightToLeftLetters)
        var text = ""
        var rest = format[...]
        var next = 0
        while let percent = rest.firstIndex(of: "%") {
            text += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if let placeholder = ["@", "lld", "lf"].first(where: { rest.hasPrefix($0) }),
                next < arguments.count
            {
                let value = escapesMarks ? values[next].escapingMarks : values[next]
                text += isBidirectional ? "\u{2068}\(value)\u{2069}" : value
                next += 1
                rest = rest.dropFirst(placeholder.count)
            } else {
                text += "%"
                rest = rest.hasPrefix("%") ? rest.dropFirst() : rest
            }
        }
        return text + rest
    }

    private func written(_ argument: Argument, locale: Locale) -> String {
        switch argument {
        case .string(let string): string
        case .integer(let integer): integer.formatted(.number.locale(locale))
        case .number(let number): String(format: "%lf", locale: locale, number)
        case .text: String(Self.placeOfText)
        }
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
