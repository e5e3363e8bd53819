nonisolated extension View {
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        items([ToolbarEntry(placement: .automatic, content: content())])
    }

    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        items(ToolbarPart(content()))
    }

    /// Adds items to bars; people cannot rearrange them, so the id is without effect.
    public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        items(ToolbarPart(content()))
    }

    /// Items of a bar, which are in the environment of the view that they are declared at.
    func items(_ entries: [ToolbarEntry]) -> some View { items(.items(entries)) }

    /// Adds the items of a content; those of a user's own are made in the environment of the view that it is declared at.
    func items(_ part: ToolbarPart) -> some View { ToolbarProvidingView(content: self, part: part) }

    /// Shows or hides bars; the one at the top where none is named.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barAppearance(of: bars) { $0.visibility = visibility }
    }

    /// Takes the button for the sidebar out of the bar, in a sidebar out of those of all columns; removing other items has
    /// no effect.
    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        collecting { values, _ in
            if defaultItemKind == .sidebarToggle { values[HidesSidebarToggleKey.self] = true }
        }
    }

    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barAppearance(of: bars) { $0.visibility = visibility }
    }

    public func toolbarBackground<Style: ShapeStyle>(
        _ style: Style, for bars: ToolbarPlacement...
    ) -> some View {
        barAppearance(of: bars) { $0.backdrop = AnyShapeStyle(style) }
    }

    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barAppearance(of: bars) { $0.groundVisibility = visibility }
    }

    public func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        barAppearance(of: bars) { $0.groundVisibility = visibility }
    }

    public func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View {
        barAppearance(of: bars) { $0.colorScheme = colorScheme }
    }

    /// Leaves out the name of the way back in an editor; other roles are without effect.
    public func toolbarRole(_ role: ToolbarRole) -> some View {
        barContents { $0.hidesBackTitle = role == .editor }
    }

    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        navigationBarTitleDisplayMode(mode.ofNavigationBar)
    }

    /// Leaves the view out of the group of controls that is an item of a bar.
    @ViewBuilder
    public func toolbarItemHidden(_ hidden: Bool = true) -> some View {
        if !hidden { self }
    }

    /// Without effect: the menu is never shown.
    public func toolbarTitleMenu<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
}

private struct ToolbarProvidingView<Content: View>: PrimitiveView {
    let content: Content
    let part: ToolbarPart

    var primitive: Primitive {
        .deferred { [content, part] context in
            var items = part.entries(in: context, at: context.identity.identity(ofPart: "toolbar"))
            for place in items.indices { items[place].environment = context.environment }
            return content.barContents { [items] in $0.items += items }
        }
    }
}
