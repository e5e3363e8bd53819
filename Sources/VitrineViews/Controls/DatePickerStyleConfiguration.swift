public import Foundation

/// The properties of a date picker that its style receives.
public struct DatePickerStyleConfiguration {
    public typealias Label = StylePart<LabelPart<DatePickerStyleConfiguration>>

    public let label: Label
    @Binding public var selection: Date
    /// The earliest date that may be chosen, if there is one.
    public let minimumDate: Date?
    /// The latest date that may be chosen, if there is one.
    public let maximumDate: Date?
    public let displayedComponents: DatePickerComponents
    /// What assistive technology calls the picker.
    let spokenTitle: Text?

    var input: DateInput {
        let selection = $selection
        return DateInput(
            date: { selection.wrappedValue }, setDate: { selection.wrappedValue = $0 },
            bounds: (minimumDate ?? .distantPast)...(maximumDate ?? .distantFuture))
    }
}
