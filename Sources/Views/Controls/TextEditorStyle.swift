/// The look of text editors.
public nonisolated protocol TextEditorStyle: Sendable {}

extension View {
    public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
}
