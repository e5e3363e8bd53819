public import Foundation

extension TableColumn {
    /// The value is what rows would be sorted by.
    public init<V, C: SortComparator<V>, Content: View>(
        _ titleKey: LocalizedStringKey,
        value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(titleKey, content: content)
    }

    /// The value is what rows would be sorted by.
    @_disfavoredOverload
    public init<S: StringProtocol, V, C: SortComparator<V>, Content: View>(
        _ title: S,
        value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(title, content: content)
    }

    /// The value is what rows would be sorted by.
    public init<V, C: SortComparator<V>, Content: View>(
        _ title: Text,
        value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(title, content: content)
    }

    /// The comparator is what rows would be sorted by.
    public init<C: SortComparator<RowValue>, Content: View>(
        _ titleKey: LocalizedStringKey,
        sortUsing comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(titleKey, content: content)
    }

    /// The comparator is what rows would be sorted by.
    @_disfavoredOverload
    public init<S: StringProtocol, C: SortComparator<RowValue>, Content: View>(
        _ title: S,
        sortUsing comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(title, content: content)
    }

    /// The comparator is what rows would be sorted by.
    public init<C: SortComparator<RowValue>, Content: View>(
        _ title: Text,
        sortUsing comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(title, content: content)
    }
}
