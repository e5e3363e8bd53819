/// The one look that text editors have: text without a border.
public nonisolated struct StandardTextEditorStyle: TextEditorStyle {
    public init() {}
}

public typealias AutomaticTextEditorStyle = StandardTextEditorStyle
public typealias PlainTextEditorStyle = StandardTextEditorStyle

extension TextEditorStyle where Self == StandardTextEditorStyle {
    /// Text without a border.
    public static var automatic: StandardTextEditorStyle { StandardTextEditorStyle() }
    /// Text without a border.
    public static var plain: StandardTextEditorStyle { StandardTextEditorStyle() }
}
