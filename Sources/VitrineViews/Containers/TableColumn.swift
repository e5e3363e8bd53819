public import Foundation

/// A column of a table: a title and a view for each row.
public nonisolated struct TableColumn<RowValue: Identifiable> {
    let title: Text
    let content: (RowValue) -> AnyView
    private(set) var minimum: CGFloat?
    private(set) var maximum: CGFloat?

    private init(title: Text, content: @escaping (RowValue) -> AnyView) {
        self.title = title
        self.content = content
    }

    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(title: Text(titleKey)) { AnyView(Text($0[keyPath: value])) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
        self.init(title: Text(title)) { AnyView(Text($0[keyPath: value])) }
    }

    public init<Content: View>(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(title: Text(titleKey)) { AnyView(content($0)) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, Content: View>(
        _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(title: Text(title)) { AnyView(content($0)) }
    }

    /// The value is what rows would be sorted by.
    public init<V: Comparable, Content: View>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(title: Text(titleKey)) { AnyView(content($0)) }
    }

    /// The value is what rows would be sorted by.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Comparable, Content: View>(
        _ title: S, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(title: Text(title)) { AnyView(content($0)) }
    }

    /// A column that is just so wide.
    public func width(_ width: CGFloat? = nil) -> TableColumn { self.width(min: width, max: width) }

    /// A column between two widths.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        var column = self
        (column.minimum, column.maximum) = (min, max)
        return column
    }
}
