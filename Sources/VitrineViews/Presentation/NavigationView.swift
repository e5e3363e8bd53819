/// Screens as earlier systems spell them: columns where the width is regular, unless the style is a stack; elsewhere a stack that begins with the
/// first column.
public nonisolated struct NavigationView<Content: View>: View {
    private let content: Content
    @Environment(\.showsColumns) private var showsColumns
    @Environment(\.stacksNavigationViews) private var isStack

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @MainActor public var body: some View {
        let columns = Self.columns(of: content)
        if showsColumns, !isStack {
            NavigationColumns(columns: columns.count == 1 ? columns + [AnyView(EmptyView())] : columns)
        } else {
            NavigationScreens(root: columns[0])
        }
    }

    /// The views of a content, which are written in one builder, up to three.
    @MainActor private static func columns(of content: some View) -> [AnyView] {
        guard let list = content as? any PrimitiveView, case .list(let elements) = list.primitive,
            elements.count > 1
        else { return [AnyView(content)] }
        return elements.prefix(3).map { AnyView($0.view) }
    }
}
