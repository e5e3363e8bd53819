nonisolated extension View {
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(.sheet, isPresented: isPresented, onDismiss: onDismiss, content: content)
    }

    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(.sheet, item: item, onDismiss: onDismiss, content: content)
    }

    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(.cover, isPresented: isPresented, onDismiss: onDismiss, content: content)
    }

    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(.cover, item: item, onDismiss: onDismiss, content: content)
    }

    /// Presents a sheet where the width is compact; beside a view of regular width it is not shown, with a finding.
    public func inspector<Content: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> Content
    ) -> some View {
        Inspected(base: self, isPresented: isPresented, content: content())
    }

    /// Presents a popover, below the view in the upper half of the screen and else above, whatever `arrowEdge` says.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presenting(.popover(attachmentAnchor), isPresented: isPresented, content: content)
    }

    /// Presents a popover for an item, below the view in the upper half of the screen and else above, whatever
    /// `arrowEdge` says.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presenting(.popover(attachmentAnchor), item: item, content: content)
    }

    public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(ContextMenuOpening(items: menuItems()))
    }

    /// A menu that a long press opens, if there is one.
    @ViewBuilder
    public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        if let contextMenu { modifier(ContextMenuOpening(items: contextMenu.items)) } else { self }
    }

    /// Without effect: a menu of chosen rows is never shown, and what they do first is never done.
    public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View { self }

    /// A menu that a long press opens; the preview is not shown.
    public func contextMenu<MenuItems: View, Preview: View>(
        @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
    ) -> some View {
        contextMenu(menuItems: menuItems)
    }
}

/// Opens a menu at a long press.
private nonisolated struct ContextMenuOpening<Items: View>: ViewModifier {
    let items: Items
    @State private var isOpen = false

    @MainActor func body(content: Content) -> some View {
        content
            .onLongPressGesture { isOpen = true }
            .presenting(.menu, isPresented: $isOpen) { items }
    }
}

private nonisolated struct Inspected<Base: View, Content: View>: View {
    let base: Base
    @Binding var isPresented: Bool
    let content: Content
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    @MainActor @ViewBuilder var body: some View {
        if horizontalSizeClass != .regular {
            base.sheet(isPresented: $isPresented) { content }
        } else if isPresented {
            base.snapshotFinding("an inspector beside a view is not shown")
        } else {
            base
        }
    }
}
