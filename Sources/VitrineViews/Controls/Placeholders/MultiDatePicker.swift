public import Foundation

/// A choice of several days, in whose place a labelled box stands.
public nonisolated struct MultiDatePicker<Label: View>: View {
    /// A placeholder, which shows neither the dates nor the label.
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {}

    /// A placeholder, which shows neither the dates nor the label.
    public init(
        selection: Binding<Set<DateComponents>>, in bounds: some RangeExpression<Date>,
        @ViewBuilder label: () -> Label
    ) {}

    @MainActor public var body: some View { PlaceholderView("MultiDatePicker") }
}

extension MultiDatePicker where Label == Text {
    /// A placeholder, which shows neither the dates nor the title.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {}

    /// A placeholder, which shows neither the dates nor the title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {}

    /// A placeholder, which shows neither the dates nor the title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
        in bounds: some RangeExpression<Date>
    ) {}

    /// A placeholder, which shows neither the dates nor the title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Set<DateComponents>>, in bounds: some RangeExpression<Date>
    ) {}
}
