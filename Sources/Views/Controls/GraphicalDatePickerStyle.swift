public nonisolated struct GraphicalDatePickerStyle: DatePickerStyle { public init() {} }

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
