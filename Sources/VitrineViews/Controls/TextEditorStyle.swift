/// The look of text editors.
public nonisolated protocol TextEditorStyle: Sendable {}

nonisolated extension View {
    /// Without effect: text editors have one look.
    public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
}
