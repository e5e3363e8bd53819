extension Color {
    /// The colour that a style comes to in each environment.
    public init<Style: ShapeStyle & Hashable>(_ color: Style) where Style.Resolved == Color.Resolved {
        self.init(StyleColor(style: color))
    }
}

private struct StyleColor<Style: ShapeStyle & Hashable>: DynamicColor where Style.Resolved == Color.Resolved {
    let style: Style

    func color(in environment: EnvironmentValues) -> Color { Color(style.resolve(in: environment)) }
}
