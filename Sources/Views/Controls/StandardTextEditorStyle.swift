public nonisolated struct StandardTextEditorStyle: TextEditorStyle {}

extension TextEditorStyle where Self == StandardTextEditorStyle {
    public static var automatic: StandardTextEditorStyle { StandardTextEditorStyle() }
    public static var plain: StandardTextEditorStyle { StandardTextEditorStyle() }
}
