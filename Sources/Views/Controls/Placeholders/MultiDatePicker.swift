public import Foundation

/// A choice of several days, in whose place a labelled box stands.
public nonisolated struct MultiDatePicker<Label: View>: View {
    public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {}

    @MainActor public var body: some View { PlaceholderView("MultiDatePicker") }
}

extension MultiDatePicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {}

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {}
}
