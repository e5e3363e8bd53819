public import Foundation

/// Which days of a calendar are chosen.
@MainActor @preconcurrency
open class UICalendarSelection: NSObject {
    /// The chosen days.
    var chosen: [DateComponents] { [] }

    /// Does what a tap on a day does.
    func choose(_ day: DateComponents) {}

    /// Without effect: a day looks as any whether it can be chosen or not.
    open func updateSelectableDates() {}
}
