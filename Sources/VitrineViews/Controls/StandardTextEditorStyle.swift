/// The one look that text editors have: text without a border.
public nonisolated struct StandardTextEditorStyle: TextEditorStyle {}

extension TextEditorStyle where Self == StandardTextEditorStyle {
    /// Text without a border.
    public static var automatic: StandardTextEditorStyle { StandardTextEditorStyle() }
    /// Text without a border.
    public static var plain: StandardTextEditorStyle { StandardTextEditorStyle() }
}
