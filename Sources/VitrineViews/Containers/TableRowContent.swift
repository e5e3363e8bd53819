/// Rows of a table, each of which shows a value in the table's columns.
///
/// A row is a view here, so that builders of views and their loops, conditions, groups and sections take rows as well, each of them one statement.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue>: View {
    associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
    associatedtype TableRowBody: TableRowContent

    @TableRowBuilder<TableRowValue> var tableRowBody: TableRowBody { get }
}

extension TableRowContent where Body == TableRowBody {
    public var body: Body { tableRowBody }
}

/// Rows that are made of no others.
protocol PrimitiveTableRowContent: TableRowContent where TableRowBody == Self {}

extension PrimitiveTableRowContent {
    public var tableRowBody: Self { self }
}

extension ForEach: TableRowContent, PrimitiveTableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
}

extension Group: TableRowContent, PrimitiveTableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
}

extension Optional: TableRowContent, PrimitiveTableRowContent where Wrapped: TableRowContent {
    public typealias TableRowValue = Wrapped.TableRowValue
}

extension Section: TableRowContent, PrimitiveTableRowContent
where Parent: View, Content: TableRowContent, Footer: View {
    public typealias TableRowValue = Content.TableRowValue
}

nonisolated extension TableRowContent {
    /// A menu that a long press opens.
    public func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> some TableRowContent<TableRowValue> {
        TupleTableRowContent<TableRowValue, _>(content: AnyView(self).contextMenu(menuItems: menuItems))
    }

    /// A menu that a long press opens; the preview is not shown.
    public func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
    ) -> some TableRowContent<TableRowValue> {
        contextMenu(menuItems: menuItems)
    }

    /// Keeps people from selecting the row.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<TableRowValue> {
        TupleTableRowContent<TableRowValue, _>(content: trait(SelectionDisabledTrait.self, isDisabled))
    }

    /// Without effect: no pointer hovers over a picture, so the action is never run.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<TableRowValue> {
        self
    }

    /// Without effect: nothing is dragged.
    public func itemProvider(
        _ action: (() -> NSItemProvider?)?
    ) -> some TableRowContent<TableRowValue> { self }
}

extension ConditionalContent: TableRowContent, PrimitiveTableRowContent
where First: TableRowContent, Second: TableRowContent, First.TableRowValue == Second.TableRowValue {
    public typealias TableRowValue = First.TableRowValue
}

/// Several rows that a builder has collected.
public nonisolated struct TupleTableRowContent<Value: Identifiable, Content: View>: PrimitiveTableRowContent {
    public typealias TableRowValue = Value

    let content: Content

    @MainActor public var body: some View { content }
}

/// Makes the rows of a table of statements.
@resultBuilder
public nonisolated enum TableRowBuilder<Value: Identifiable> {
    public static func buildExpression<Content: TableRowContent>(
        _ content: Content
    ) -> Content where Content.TableRowValue == Value { content }

    public static func buildBlock<Content: TableRowContent>(
        _ content: Content
    ) -> Content where Content.TableRowValue == Value { content }

    public static func buildBlock<each Content: TableRowContent>(
        _ content: repeat each Content
    ) -> TupleTableRowContent<Value, TupleView<(repeat each Content)>> {
        TupleTableRowContent(content: TupleView((repeat each content)))
    }

    public static func buildIf<Content: TableRowContent>(
        _ content: Content?
    ) -> Content? where Content.TableRowValue == Value { content }

    public static func buildEither<First: TableRowContent, Second: TableRowContent>(
        first: First
    ) -> ConditionalContent<First, Second>
    where First.TableRowValue == Value, Second.TableRowValue == Value {
        ConditionalContent(branch: .first(first))
    }

    public static func buildEither<First: TableRowContent, Second: TableRowContent>(
        second: Second
    ) -> ConditionalContent<First, Second>
    where First.TableRowValue == Value, Second.TableRowValue == Value {
        ConditionalContent(branch: .second(second))
    }
}
