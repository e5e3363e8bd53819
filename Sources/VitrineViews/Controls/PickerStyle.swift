/// The look of pickers.
public nonisolated protocol PickerStyle: Sendable {}

nonisolated extension View {
    public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
        changingEnvironment { environment in
            environment.pickerLook =
                switch style {
                case is SegmentedPickerStyle, is PalettePickerStyle: .segmented
                case is WheelPickerStyle: .wheel
                case is InlinePickerStyle: .inline
                default: .menu
                }
        }
    }

    /// Without effect: there are no radio groups, as on iOS.
    public func horizontalRadioGroupLayout() -> some View { self }
}
