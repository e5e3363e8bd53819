public import Foundation

/// One day of a calendar, or none.
open class UICalendarSelectionSingleDate: UICalendarSelection {
    open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
    open var selectedDate: DateComponents?

    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
    }

    open func setSelected(_ dateComponents: DateComponents?, animated: Bool) {
        selectedDate = dateComponents
    }

    override var chosen: [DateComponents] { selectedDate.map { [$0] } ?? [] }

    override func choose(_ day: DateComponents) {
        guard delegate?.dateSelection(self, canSelectDate: day) ?? true else { return }
        selectedDate = day
        delegate?.dateSelection(self, didSelectDate: day)
    }
}

@MainActor @preconcurrency
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)

    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { true }
}
