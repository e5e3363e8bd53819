package import Foundation

/// Foundation's own properties of a formatter, for a module that has some of these names itself.
package nonisolated enum FoundationSymbols {
    package typealias Names = ReferenceWritableKeyPath<DateFormatter, [String]>

    package static var monthSymbols: Names { \.monthSymbols }
    package static var shortMonthSymbols: Names { \.shortMonthSymbols }
    package static var veryShortMonthSymbols: Names { \.veryShortMonthSymbols }
    package static var standaloneMonthSymbols: Names { \.standaloneMonthSymbols }
    package static var shortStandaloneMonthSymbols: Names { \.shortStandaloneMonthSymbols }
    package static var veryShortStandaloneMonthSymbols: Names { \.veryShortStandaloneMonthSymbols }
    package static var weekdaySymbols: Names { \.weekdaySymbols }
    package static var shortWeekdaySymbols: Names { \.shortWeekdaySymbols }
    package static var veryShortWeekdaySymbols: Names { \.veryShortWeekdaySymbols }
    package static var standaloneWeekdaySymbols: Names { \.standaloneWeekdaySymbols }
    package static var shortStandaloneWeekdaySymbols: Names { \.shortStandaloneWeekdaySymbols }
    package static var veryShortStandaloneWeekdaySymbols: Names { \.veryShortStandaloneWeekdaySymbols }
    package static var amSymbol: ReferenceWritableKeyPath<DateFormatter, String> { \.amSymbol }
    package static var pmSymbol: ReferenceWritableKeyPath<DateFormatter, String> { \.pmSymbol }
}
