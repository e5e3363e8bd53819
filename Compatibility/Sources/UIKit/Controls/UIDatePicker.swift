public import Foundation
import Vitrine

/// A date that can be chosen.
open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable {
        case time, date, dateAndTime, countDownTimer
    }

    open var date = Date(timeIntervalSinceReferenceDate: 0)
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var datePickerMode = Mode.dateAndTime
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic

    override func drawnContent() -> AnyView? {
        let parts: DatePickerComponents =
            switch datePickerMode {
            case .time, .countDownTimer: .hourAndMinute
            case .date: .date
            case .dateAndTime: [.date, .hourAndMinute]
            }
        let selection = binding({ self.date }, { self.date = $0 })
        let range =
            (minimumDate ?? .distantPast)...max(maximumDate ?? .distantFuture, minimumDate ?? .distantPast)
        let picker = DatePicker(selection: selection, in: range, displayedComponents: parts) { EmptyView() }
            .labelsHidden()
        return switch preferredDatePickerStyle {
        case .automatic, .compact: AnyView(picker)
        case .inline: AnyView(picker.datePickerStyle(.graphical))
        case .wheels: AnyView(picker.datePickerStyle(.wheel))
        }
    }
}

public enum UIDatePickerStyle: Int, Sendable {
    case automatic, wheels, compact, inline
}
