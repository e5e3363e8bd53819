public nonisolated struct PlainTextFieldStyle: TextFieldStyle {
    public init() {}

    // swift-format-ignore: NoLeadingUnderscores
    @MainActor public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

nonisolated extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
