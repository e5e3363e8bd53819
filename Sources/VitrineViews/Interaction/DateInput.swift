package import Foundation

/// A date that can be chosen.
package struct DateInput {
    package var date: () -> Date
    package var setDate: (Date) -> Void
    package var bounds: ClosedRange<Date>
}
