/// Something that a part of a text tells the renderer that draws it.
public nonisolated protocol TextAttribute {}

extension Text {
    /// Without effect: no renderer asks for it.
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}
