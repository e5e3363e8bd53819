public import Foundation
import VitrineViews

// As the current locale: where a file imports Foundation itself, it takes Foundation's, and the locale is the process's.

extension DateFormatter {
    /// The date in the formatter's locale, or in that of the picture that is being made where it has none.
    @_disfavoredOverload
    public func string(from date: Date) -> String { stringInPicture(from: date) }

    /// The date that a text in that locale means.
    @_disfavoredOverload
    public func date(from string: String) -> Date? { dateInPicture(from: string) }

    /// Takes the order and the signs of that locale for the parts of a template.
    @_disfavoredOverload
    public func setLocalizedDateFormatFromTemplate(_ template: String) {
        dateFormat = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: localeInPicture)
    }

    /// A date in the locale of the picture that is being made.
    @_disfavoredOverload
    public class func localizedString(from date: Date, dateStyle: Style, timeStyle: Style) -> String {
        let formatter = DateFormatter()
        (formatter.dateStyle, formatter.timeStyle) = (dateStyle, timeStyle)
        return formatter.stringInPicture(from: date)
    }
}

extension NumberFormatter {
    /// The number in the formatter's locale, or in that of the picture that is being made where it has none.
    @_disfavoredOverload
    public func string(from number: NSNumber) -> String? { stringInPicture(from: number) }

    /// The number that a text in that locale means.
    @_disfavoredOverload
    public func number(from string: String) -> NSNumber? { numberInPicture(from: string) }

    /// A number in the locale of the picture that is being made.
    @_disfavoredOverload
    public class func localizedString(from number: NSNumber, number style: Style) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = style
        return formatter.stringInPicture(from: number) ?? ""
    }
}
