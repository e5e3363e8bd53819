/// Items of a bar beside each other: actions in the tint, labels by their icons.
nonisolated struct BarItems: View {
    let items: [ToolbarEntry]

    @MainActor var body: some View {
        ForEach(items.indices, id: \.self) { BarItem(item: items[$0]) }
    }
}

/// An item of a bar, by its icon where it has one.
private struct BarItem: PrimitiveView {
    let item: ToolbarEntry

    var primitive: Primitive {
        .environment(AnyView(item.content).labelStyle(.iconOnly)) { [item] in $0.enterBar(with: item) }
    }
}

extension EnvironmentValues {
    /// The environment around the bar that a view stands in, which what it presents is in; nothing outside of bars.
    var outsideOfBar: (() -> EnvironmentValues)? {
        get { self[OutsideOfBarKey.self] }
        set { self[OutsideOfBarKey.self] = newValue }
    }

    /// Becomes the environment of an item: that of the view that declares it, on the bar's place and background.
    fileprivate mutating func enterBar(with item: ToolbarEntry) {
        let bar = self
        let outside = item.environment ?? bar
        self = outside
        colorScheme = bar.colorScheme
        safeArea = bar.safeArea
        containerShape = bar.containerShape
        outsideOfBar = { outside }
        resetForSystemSurface()
        font = BarMetrics.itemFont
        fontWeight = item.placement == .confirmationAction ? .semibold : nil
        imageScale = .large
    }

    /// Leaves behind what views around have said of texts and colors: bars, alerts and menus have their own.
    mutating func resetForSystemSurface() {
        foregroundStyle = nil
        defaultForegroundColor = .primary
        font = nil
        fontWeight = nil
        textCase = nil
        lineLimit = nil
        multilineTextAlignment = .leading
        isInListRow = false
        isInList = false
    }
}

private enum OutsideOfBarKey: EnvironmentKey {
    static var defaultValue: (() -> EnvironmentValues)? { nil }
}
