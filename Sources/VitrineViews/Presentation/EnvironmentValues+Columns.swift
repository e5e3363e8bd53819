extension EnvironmentValues {
    /// Whether columns stand beside each other.
    var showsColumns: Bool { horizontalSizeClass == .regular && !collapsesColumns }

    /// Whether columns are one stack whatever the size class is: in sheets and popovers, whose width is compact.
    var collapsesColumns: Bool {
        get { self[CollapsesColumnsKey.self] }
        set { self[CollapsesColumnsKey.self] = newValue }
    }

    /// Forgets the column that a view stands in, for what it presents.
    mutating func leaveColumns() {
        columnBar = nil
        linksSelectRows = false
        rowSelection = nil
        guard isInSidebar else { return }
        isInSidebar = false
        listLook = .insetGrouped
    }

    /// Nothing outside of the columns of a split view, and in the stacks that these hold.
    var columnBar: ColumnBar? {
        get { self[ColumnBarKey.self] }
        set { self[ColumnBarKey.self] = newValue }
    }

    /// Whether a view stands in the first of several columns that are beside each other.
    var isInSidebar: Bool {
        get { self[IsInSidebarKey.self] }
        set { self[IsInSidebarKey.self] = newValue }
    }

    /// Whether a link with a value selects the row it stands in, for the next column to show.
    var linksSelectRows: Bool {
        get { self[LinksSelectRowsKey.self] }
        set { self[LinksSelectRowsKey.self] = newValue }
    }
}

private enum CollapsesColumnsKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ColumnBarKey: EnvironmentKey { static var defaultValue: ColumnBar? { nil } }
private enum IsInSidebarKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum LinksSelectRowsKey: EnvironmentKey { static var defaultValue: Bool { false } }
