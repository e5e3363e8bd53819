public nonisolated struct WheelPickerStyle: PickerStyle { public init() {} }

extension PickerStyle where Self == WheelPickerStyle {
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
