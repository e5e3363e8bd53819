import Foundation

/// The look of text fields: what is put around a field.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    associatedtype Result: View
    // swift-format-ignore: NoLeadingUnderscores
    typealias _Label = StylePart<LabelPart<TextFieldStyleOwner>>

    // swift-format-ignore: NoLeadingUnderscores
    @ViewBuilder func _body(configuration: TextField<_Label>) -> Result
}

/// Whose label a text field's is.
public enum TextFieldStyleOwner {}

extension TextFieldStyle {
    func makeBody(configuration: TextFieldConfiguration) -> some View {
        _body(configuration: TextField(field: configuration.field, label: _Label(configuration.label)))
            .settingStyle(
                StyleBox(style: BareTextFieldStyle()) { $0.makeBody(configuration: $1) })
    }
}

/// The field that a style puts its decoration around.
private struct BareTextFieldStyle: TextFieldStyle {
    // swift-format-ignore: NoLeadingUnderscores
    func _body(configuration: TextField<_Label>) -> some View { FieldText(field: configuration.field) }

    func makeBody(configuration: TextFieldConfiguration) -> some View {
        FieldText(field: configuration.field)
    }
}

public struct PlainTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}

    // swift-format-ignore: NoLeadingUnderscores
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

public struct DefaultTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}

    // swift-format-ignore: NoLeadingUnderscores
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

/// A field in a thin frame, 34 pt high.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}

    // swift-format-ignore: NoLeadingUnderscores
    public func _body(configuration: TextField<_Label>) -> some View {
        configuration
            .padding(.horizontal, 7)
            .frame(minHeight: 34)
            .background(BackgroundStyle(), in: RoundedRectangle(cornerRadius: 5))
            .overlay(
                RoundedRectangle(cornerRadius: 5).strokeBorder(Color.separator.opacity(0.7), lineWidth: 0.5))
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
    public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
        settingStyle(StyleBox(style: style) { $0.makeBody(configuration: $1) })
    }

    public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
}

/// The look of text editors.
public nonisolated protocol TextEditorStyle: Sendable {}

public nonisolated struct StandardTextEditorStyle: TextEditorStyle {}

extension TextEditorStyle where Self == StandardTextEditorStyle {
    public static var automatic: StandardTextEditorStyle { StandardTextEditorStyle() }
    public static var plain: StandardTextEditorStyle { StandardTextEditorStyle() }
}
