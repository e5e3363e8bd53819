/// The look of text editors.
public nonisolated protocol TextEditorStyle: Sendable {}

nonisolated extension View {
    public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
}
