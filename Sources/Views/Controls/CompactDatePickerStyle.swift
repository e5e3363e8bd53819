public nonisolated struct CompactDatePickerStyle: DatePickerStyle { public init() {} }

extension DatePickerStyle where Self == CompactDatePickerStyle {
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
