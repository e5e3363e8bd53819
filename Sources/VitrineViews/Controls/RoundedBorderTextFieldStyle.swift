import Foundation

/// A field in a thin frame, 34 pt high.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public init() {}

    // swift-format-ignore: NoLeadingUnderscores
    @MainActor public func _body(configuration: TextField<_Label>) -> some View {
        configuration
            .padding(.horizontal, 7)
            .frame(minHeight: 34)
            .background(BackgroundStyle(), in: RoundedRectangle(cornerRadius: 5))
            .overlay(
                RoundedRectangle(cornerRadius: 5).strokeBorder(Color.separator.opacity(0.7), lineWidth: 0.5))
    }
}

nonisolated extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
