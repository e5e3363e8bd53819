/// The look of text fields: what is put around a field.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    associatedtype Result: View
    // swift-format-ignore: NoLeadingUnderscores
    typealias _Label = StylePart<LabelPart<TextFieldStyleOwner>>

    // swift-format-ignore: NoLeadingUnderscores
    @ViewBuilder func _body(configuration: TextField<_Label>) -> Result
}

extension TextFieldStyle {
    func makeBody(configuration: TextFieldConfiguration) -> some View {
        _body(configuration: TextField(field: configuration.field, label: _Label(configuration.label)))
            .settingStyle(
                StyleBox(style: BareTextFieldStyle()) { $0.makeBody(configuration: $1) })
    }
}

nonisolated extension View {
    public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
        settingStyle(StyleBox(style: style) { $0.makeBody(configuration: $1) })
    }
}

/// The field that a style puts its decoration around.
private nonisolated struct BareTextFieldStyle: TextFieldStyle {
    // swift-format-ignore: NoLeadingUnderscores
    @MainActor func _body(configuration: TextField<_Label>) -> some View {
        FieldText(field: configuration.field)
    }

    @MainActor func makeBody(configuration: TextFieldConfiguration) -> some View {
        FieldText(field: configuration.field)
    }
}
