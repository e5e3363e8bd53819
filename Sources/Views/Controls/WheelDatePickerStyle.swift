public nonisolated struct WheelDatePickerStyle: DatePickerStyle { public init() {} }

extension DatePickerStyle where Self == WheelDatePickerStyle {
    public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
