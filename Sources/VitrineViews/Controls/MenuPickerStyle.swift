public nonisolated struct MenuPickerStyle: PickerStyle { public init() {} }

extension PickerStyle where Self == MenuPickerStyle {
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
