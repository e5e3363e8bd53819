public struct PlainTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}

    // swift-format-ignore: NoLeadingUnderscores
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
