nonisolated extension View {
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let entry = ToolbarEntry(placement: .automatic, content: content())
        return barContents { $0.items.append(entry) }
    }

    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        let entries = (content() as? any ToolbarEntries)?.entries ?? []
        return barContents { $0.items += entries }
    }

    public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        let entries = (content() as? any ToolbarEntries)?.entries ?? []
        return barContents { $0.items += entries }
    }

    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }

    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self
    }

    public func toolbarBackground<Style: ShapeStyle>(
        _ style: Style, for bars: ToolbarPlacement...
    ) -> some View { self }

    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self
    }

    public func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View { self }

    public func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View { self }

    public func toolbarRole(_ role: ToolbarRole) -> some View { self }

    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { self }

    public func toolbarTitleMenu<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
}
