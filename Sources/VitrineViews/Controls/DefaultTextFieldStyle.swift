public nonisolated struct DefaultTextFieldStyle: TextFieldStyle {
    public init() {}

    // swift-format-ignore: NoLeadingUnderscores
    @MainActor public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

nonisolated extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
