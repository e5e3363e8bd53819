public nonisolated struct PalettePickerStyle: PickerStyle { public init() {} }

extension PickerStyle where Self == PalettePickerStyle {
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
