public import Foundation
import VitrineViews

// The names of days and months in the locale of the picture that is being made, where the formatter has none. On Apple's systems they may be
// unwrapped, as in `guard let`, and need not be.

extension DateFormatter {
    public var monthSymbols: [String]! {
        get { symbolsInPicture(FoundationSymbols.monthSymbols) }
        set { self[keyPath: FoundationSymbols.monthSymbols] = newValue ?? [] }
    }

    public var shortMonthSymbols: [String]! {
        get { symbolsInPicture(FoundationSymbols.shortMonthSymbols) }
        set { self[keyPath: FoundationSymbols.shortMonthSymbols] = newValue ?? [] }
    }

    public var veryShortMonthSymbols: [String]! {
        get { symbolsInPicture(FoundationSymbols.veryShortMonthSymbols) }
        set { self[keyPath: FoundationSymbols.veryShortMonthSymbols] = newValue ?? [] }
    }

    public var standaloneMonthSymbols: [String]! {
        get { symbolsInPicture(FoundationSymbols.standaloneMonthSymbols) }
        set { self[keyPath: FoundationSymbols.standaloneMonthSymbols] = newValue ?? [] }
    }

    public var shortStandaloneMonthSymbols: [String]! {
        get { symbolsInPicture(FoundationSymbols.shortStandaloneMonthSymbols) }
        set { self[keyPath: FoundationSymbols.shortStandaloneMonthSymbols] = newValue ?? [] }
    }

    public var veryShortStandaloneMonthSymbols: [String]! {
        get { symbolsInPicture(FoundationSymbols.veryShortStandaloneMonthSymbols) }
        set { self[keyPath: FoundationSymbols.veryShortStandaloneMonthSymbols] = newValue ?? [] }
    }

    public var weekdaySymbols: [String]! {
        get { symbolsInPicture(FoundationSymbols.weekdaySymbols) }
        set { self[keyPath: FoundationSymbols.weekdaySymbols] = newValue ?? [] }
    }

    public var shortWeekdaySymbols: [String]! {
        get { symbolsInPicture(FoundationSymbols.shortWeekdaySymbols) }
        set { self[keyPath: FoundationSymbols.shortWeekdaySymbols] = newValue ?? [] }
    }

    public var veryShortWeekdaySymbols: [String]! {
        get { symbolsInPicture(FoundationSymbols.veryShortWeekdaySymbols) }
        set { self[keyPath: FoundationSymbols.veryShortWeekdaySymbols] = newValue ?? [] }
    }

    public var standaloneWeekdaySymbols: [String]! {
        get { symbolsInPicture(FoundationSymbols.standaloneWeekdaySymbols) }
        set { self[keyPath: FoundationSymbols.standaloneWeekdaySymbols] = newValue ?? [] }
    }

    public var shortStandaloneWeekdaySymbols: [String]! {
        get { symbolsInPicture(FoundationSymbols.shortStandaloneWeekdaySymbols) }
        set { self[keyPath: FoundationSymbols.shortStandaloneWeekdaySymbols] = newValue ?? [] }
    }

    public var veryShortStandaloneWeekdaySymbols: [String]! {
        get { symbolsInPicture(FoundationSymbols.veryShortStandaloneWeekdaySymbols) }
        set { self[keyPath: FoundationSymbols.veryShortStandaloneWeekdaySymbols] = newValue ?? [] }
    }

    public var amSymbol: String! {
        get { symbolsInPicture(FoundationSymbols.amSymbol) }
        set { self[keyPath: FoundationSymbols.amSymbol] = newValue ?? "" }
    }

    public var pmSymbol: String! {
        get { symbolsInPicture(FoundationSymbols.pmSymbol) }
        set { self[keyPath: FoundationSymbols.pmSymbol] = newValue ?? "" }
    }
}
