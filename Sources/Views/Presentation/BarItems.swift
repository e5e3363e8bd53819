/// Items of a bar beside each other: actions in the tint, labels by their icons.
nonisolated struct BarItems: View {
    let items: [ToolbarEntry]

    @MainActor var body: some View {
        ForEach(items.indices, id: \.self) { index in
            AnyView(items[index].content)
                .labelStyle(.iconOnly)
                .changingEnvironment { [placement = items[index].placement] environment in
                    let outside = environment
                    environment.outsideOfBar = { outside }
                    environment.resetForSystemSurface()
                    environment.font = BarMetrics.itemFont
                    environment.fontWeight = placement == .confirmationAction ? .semibold : nil
                    environment.imageScale = .large
                }
        }
    }
}

extension EnvironmentValues {
    /// The environment around the bar that a view stands in, which what it presents is in; nothing outside of bars.
    var outsideOfBar: (() -> EnvironmentValues)? {
        get { self[OutsideOfBarKey.self] }
        set { self[OutsideOfBarKey.self] = newValue }
    }

    /// Leaves behind what views around have said of texts and colors: bars, alerts and menus have their own.
    mutating func resetForSystemSurface() {
        foregroundStyle = nil
        font = nil
        fontWeight = nil
        textCase = nil
        lineLimit = nil
        multilineTextAlignment = .leading
        isInListRow = false
    }
}

private enum OutsideOfBarKey: EnvironmentKey {
    static var defaultValue: (() -> EnvironmentValues)? { nil }
}
