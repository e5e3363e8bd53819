public struct DefaultTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}

    // swift-format-ignore: NoLeadingUnderscores
    public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
