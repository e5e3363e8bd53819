/// A button's label as the standard styles show it.
nonisolated struct ButtonLabel: View {
    let configuration: ButtonStyleConfiguration
    let color: Color?
    /// Whether the lines of a text stand in the middle, as they do outside of lists and menus.
    var centersLines = true
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.isInListRow) private var isInListRow
    @Environment(\.foregroundStyle) private var foregroundStyle

    @MainActor var body: some View {
        label
            .changingEnvironment { if centersLines, !isInListRow { $0.multilineTextAlignment = .center } }
            .opacity(isEnabled ? (configuration.isPressed ? 0.5 : 1) : 0.35)
    }

    @ViewBuilder private var label: some View {
        // What has been set around the button goes before the style's colour.
        if let color, foregroundStyle == nil {
            configuration.label.foregroundStyle(color)
        } else {
            configuration.label
        }
    }
}
