import Foundation

/// A button that keeps its state.
public nonisolated struct ButtonToggleStyle: ToggleStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(configuration.isOn ? Color.white : .tintColor)
            .padding(.horizontal, 12)
            .padding(.vertical, 7)
            .background(
                configuration.isOn ? Color.tintColor : .clear, in: RoundedRectangle(cornerRadius: 8))
    }
}

nonisolated extension ToggleStyle where Self == ButtonToggleStyle {
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
