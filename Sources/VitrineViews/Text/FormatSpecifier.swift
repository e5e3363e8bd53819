import Foundation

/// A placeholder of a format: `%@`, `%lld`, `%2$@`, `%.1f` (IEEE Std 1003.1, `printf`).
nonisolated struct FormatSpecifier {
    /// Which value is meant, from 1 on; nothing for the next one.
    var position: Int?
    /// Flags, width and precision: `05`, `.1`.
    var flags: Substring
    /// `@`, `d`, `f` and the like, without the length of the type.
    var conversion: Character

    /// Reads what follows a percent sign and removes it; nothing where it is no placeholder.
    init?(consuming rest: inout Substring) {
        var text = rest
        let digits = text.prefix(while: \.isASCIIDigit)
        if !digits.isEmpty, text.dropFirst(digits.count).first == "$" {
            position = Int(digits)
            text = text.dropFirst(digits.count + 1)
        }
        flags = text.prefix { $0.isASCIIDigit || "+-.#'".contains($0) }
        text = text.dropFirst(flags.count).drop { "hlqzjtL".contains($0) }
        guard let conversion = text.first, "@dDiuxXoeEfFgGaAcs".contains(conversion) else { return nil }
        self.conversion = conversion
        rest = text.dropFirst()
    }

    /// A value as the placeholder and the locale write it.
    func written(_ argument: LocalizedStringKey.Argument, locale: Locale) -> String {
        switch argument {
        case .string(let string):
            return string
        case .text(let position):
            return TextPlaceholder.character(for: position)
        case .formatted(let value):
            return value.text(locale)
        case .integer(let integer) where "dDiuxXo".contains(conversion) && !flags.isEmpty:
            return String(format: "%\(flags)ll\(conversion)", locale: locale, integer)
        case .integer(let integer) where "xXo".contains(conversion):
            return String(format: "%ll\(conversion)", integer)
        case .integer(let integer):
            return integer.formatted(.number.locale(locale))
        case .number(let number) where "eEfFgGaA".contains(conversion):
            return String(format: "%\(flags)\(conversion)", locale: locale, number)
        case .number(let number):
            return String(format: "%lf", locale: locale, number)
        }
    }
}

extension Character {
    fileprivate nonisolated var isASCIIDigit: Bool { isASCII && isNumber }
}
