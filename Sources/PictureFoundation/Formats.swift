public import Foundation
import VitrineViews

// As the current locale: where a file imports Foundation itself, it takes Foundation's, and the locale is the process's. All write in the
// locale of the picture that is being made where a style says no other.

extension Date {
    @_disfavoredOverload
    public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput
    where F.FormatInput == Date {
        format.inPicture.format(self)
    }

    @_disfavoredOverload
    public func formatted() -> String { FormatStyle().inPicture.format(self) }

    @_disfavoredOverload
    public func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
        FormatStyle(date: date, time: time).inPicture.format(self)
    }
}

extension Range where Bound == Date {
    @_disfavoredOverload
    public func formatted() -> String { Date.IntervalFormatStyle().inPicture.format(self) }

    @_disfavoredOverload
    public func formatted(
        date: Date.IntervalFormatStyle.DateStyle, time: Date.IntervalFormatStyle.TimeStyle
    ) -> String { Date.IntervalFormatStyle(date: date, time: time).inPicture.format(self) }

    @_disfavoredOverload
    public func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Range<Date> {
        style.inPicture.format(self)
    }
}

extension BinaryInteger {
    @_disfavoredOverload
    public func formatted() -> String { IntegerFormatStyle<Self>().inPicture.format(self) }

    @_disfavoredOverload
    public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where Self == S.FormatInput {
        format.inPicture.format(self)
    }

    @_disfavoredOverload
    public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where S.FormatInput: BinaryInteger {
        format.inPicture.format(S.FormatInput(self))
    }
}

extension BinaryFloatingPoint {
    @_disfavoredOverload
    public func formatted() -> String { FloatingPointFormatStyle<Self>().inPicture.format(self) }

    @_disfavoredOverload
    public func formatted<S: FormatStyle>(_ format: S) -> S.FormatOutput where Self == S.FormatInput {
        format.inPicture.format(self)
    }

    @_disfavoredOverload
    public func formatted<S: FormatStyle>(
        _ format: S
    ) -> S.FormatOutput where S.FormatInput: BinaryFloatingPoint {
        format.inPicture.format(S.FormatInput(self))
    }
}

extension Decimal {
    @_disfavoredOverload
    public func formatted() -> String { FormatStyle().inPicture.format(self) }

    @_disfavoredOverload
    public func formatted<S: Foundation.FormatStyle>(_ format: S) -> S.FormatOutput
    where Self == S.FormatInput { format.inPicture.format(self) }
}

extension Duration {
    @_disfavoredOverload
    public func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Duration {
        style.inPicture.format(self)
    }

    @_disfavoredOverload
    public func formatted() -> String { TimeFormatStyle(pattern: .hourMinuteSecond).inPicture.format(self) }
}

extension Sequence {
    @_disfavoredOverload
    public func formatted<S: FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Self {
        style.inPicture.format(self)
    }
}

extension Sequence<String> {
    @_disfavoredOverload
    public func formatted() -> String {
        ListFormatStyle<StringStyle, Self>.list(type: .and).inPicture.format(self)
    }
}
