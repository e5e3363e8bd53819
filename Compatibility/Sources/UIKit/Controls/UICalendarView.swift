public import Foundation
import Vitrine

/// A month of which a day can be chosen. Of several days the first is shown, and days that cannot be chosen look as any; what decorates
/// days is not drawn, which is a finding.
open class UICalendarView: UIView {
    open weak var delegate: (any UICalendarViewDelegate)?
    open var selectionBehavior: UICalendarSelection?
    open var calendar = Calendar.current
    open var locale = Locale.current
    open var timeZone: TimeZone?
    open var fontDesign = UIFontDescriptor.SystemDesign.default
    open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
    /// The month that is shown where no day is chosen.
    open var visibleDateComponents = DateComponents()
    open var wantsDateDecorations = true

    /// Without effect: days are drawn without decorations.
    open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {}

    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        visibleDateComponents = dateComponents
    }

    override open var intrinsicContentSize: CGSize { ownSize ?? super.intrinsicContentSize }

    override open func sizeThatFits(_ size: CGSize) -> CGSize { ownSize ?? super.sizeThatFits(size) }

    /// The size of a month in the width of a phone, measured as it is drawn.
    private var ownSize: CGSize? { drawnContent()?.measuredSize(in: .unspecified, of: self) }

    override func drawnContent() -> AnyView? {
        let selection = Binding<Date>(
            get: { [self] in shownDate },
            set: { [self] date in
                selectionBehavior?.choose(
                    calendar.dateComponents([.calendar, .year, .month, .day], from: date))
            })
        let month = AnyView(
            DatePicker(
                selection: selection, in: availableDateRange.start...availableDateRange.end,
                displayedComponents: .date
            ) {
                EmptyView()
            }
            .datePickerStyle(.graphical).labelsHidden())
        guard hasDecorations else { return month }
        return AnyView(month.snapshotFinding("UICalendarView shows no decorations of days"))
    }

    /// Whether something stands below a day of the month on iOS.
    private var hasDecorations: Bool {
        guard wantsDateDecorations, let delegate,
            let days = calendar.range(of: .day, in: .month, for: shownDate)
        else { return false }
        var day = calendar.dateComponents([.calendar, .year, .month], from: shownDate)
        return days.contains {
            day.day = $0
            return delegate.calendarView(self, decorationFor: day) != nil
        }
    }

    private var shownDate: Date {
        let components = selectionBehavior?.chosen.first ?? visibleDateComponents
        guard components.year != nil, let date = calendar.date(from: components) else { return .now }
        return date
    }
}
