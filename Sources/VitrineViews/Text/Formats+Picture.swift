package import Foundation

// On Linux Foundation's own current locale is English of no country, which writes "US$20.50" and "9 January 2025".

extension FormatStyle {
    /// The style in the locale of the picture that is being made, where it has been given none.
    package var inPicture: Self {
        guard let locale = Resources.current?.locale, Self.locale(of: self) == .autoupdatingCurrent else {
            return self
        }
        return self.locale(locale)
    }

    /// The locale that a style keeps, in itself or in the style that it is made of.
    private static func locale(of value: Any, depth: Int = 0) -> Locale? {
        for member in Mirror(reflecting: value).children {
            if let locale = member.value as? Locale { return locale }
            if depth < 2, let locale = locale(of: member.value, depth: depth + 1) { return locale }
        }
        return nil
    }
}

extension Formatter {
    /// The formatter in the locale of the picture that is being made, where it has been given none; a copy, since formatters are often
    /// shared among pictures.
    var inPicture: Formatter {
        switch self {
        case let formatter as DateFormatter: formatter.ofPicture
        case let formatter as NumberFormatter: formatter.ofPicture
        default: self
        }
    }
}

extension DateFormatter {
    fileprivate var ofPicture: DateFormatter {
        guard let locale = Resources.current?.locale, self.locale == .current,
            let formatter = copy() as? DateFormatter
        else { return self }
        formatter.locale = locale
        return formatter
    }

    package func stringInPicture(from date: Date) -> String { ofPicture.string(from: date) }
    package func dateInPicture(from string: String) -> Date? { ofPicture.date(from: string) }

    package var localeInPicture: Locale { ofPicture.locale }

    /// Names of days and months in that locale.
    package func symbolsInPicture<Symbols>(_ symbols: KeyPath<DateFormatter, Symbols>) -> Symbols {
        ofPicture[keyPath: symbols]
    }
}

extension NumberFormatter {
    fileprivate var ofPicture: NumberFormatter {
        guard let locale = Resources.current?.locale, self.locale == .current,
            let formatter = copy() as? NumberFormatter
        else { return self }
        formatter.locale = locale
        return formatter
    }

    package func stringInPicture(from number: NSNumber) -> String? { ofPicture.string(from: number) }
    package func numberInPicture(from string: String) -> NSNumber? { ofPicture.number(from: string) }
}
