public import Foundation

/// A column of a table: a title and a view for each row.
public nonisolated struct TableColumn<RowValue: Identifiable> {
    let title: Text
    let content: (RowValue) -> AnyView
    private(set) var minimum: CGFloat?
    private(set) var maximum: CGFloat?
    private(set) var alignment = TableColumnAlignment.automatic
    private var customizationID: String?
    private var defaultVisibility = Visibility.automatic

    private init(heading title: Text, content: @escaping (RowValue) -> AnyView) {
        self.title = title
        self.content = content
    }

    /// The value as text; the comparator is without effect, as the component sorts the rows.
    public init(
        _ titleKey: LocalizedStringKey,
        value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical
    ) {
        self.init(heading: Text(titleKey)) { AnyView(Text($0[keyPath: value])) }
    }

    /// The value as text; the comparator is without effect, as the component sorts the rows.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical
    ) {
        self.init(heading: Text(title)) { AnyView(Text($0[keyPath: value])) }
    }

    /// The value as text; the comparator is without effect, as the component sorts the rows.
    public init(
        _ title: Text,
        value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical
    ) {
        self.init(heading: title) { AnyView(Text($0[keyPath: value])) }
    }

    public init<Content: View>(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(heading: Text(titleKey)) { AnyView(content($0)) }
    }

    @_disfavoredOverload
    public init<S: StringProtocol, Content: View>(
        _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(heading: Text(title)) { AnyView(content($0)) }
    }

    public init<Content: View>(
        _ title: Text, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(heading: title) { AnyView(content($0)) }
    }

    /// The value is what rows would be sorted by.
    public init<V, Content: View>(
        _ titleKey: LocalizedStringKey,
        value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(heading: Text(titleKey)) { AnyView(content($0)) }
    }

    /// The value is what rows would be sorted by.
    @_disfavoredOverload
    public init<S: StringProtocol, V, Content: View>(
        _ title: S,
        value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(heading: Text(title)) { AnyView(content($0)) }
    }

    /// The value is what rows would be sorted by.
    public init<V, Content: View>(
        _ title: Text,
        value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(heading: title) { AnyView(content($0)) }
    }

    /// A column that is just so wide.
    public func width(_ width: CGFloat? = nil) -> TableColumn { self.width(min: width, max: width) }

    /// A column between two widths.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        var column = self
        (column.minimum, column.maximum) = (min, max)
        return column
    }

    public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
        var column = self
        column.alignment = alignment
        return column
    }

    /// Names the column in what a table's columns are customized by.
    public func customizationID(_ id: String) -> TableColumn {
        var column = self
        column.customizationID = id
        return column
    }

    /// Whether the column is shown where the table's customization does not say it.
    public func defaultVisibility(_ visibility: Visibility) -> TableColumn {
        var column = self
        column.defaultVisibility = visibility
        return column
    }

    /// Without effect: nobody rearranges columns in a picture.
    public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> TableColumn {
        self
    }

    func isShown(_ customization: TableColumnCustomization<RowValue>?) -> Bool {
        let visibility = customizationID.flatMap { customization?[visibility: $0] } ?? .automatic
        return (visibility == .automatic ? defaultVisibility : visibility) != .hidden
    }
}
