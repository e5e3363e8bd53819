public nonisolated struct InlinePickerStyle: PickerStyle { public init() {} }

extension PickerStyle where Self == InlinePickerStyle {
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
