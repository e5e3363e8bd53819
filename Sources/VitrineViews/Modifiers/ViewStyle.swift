/// A replaceable look of a component.
///
/// A component hands its content and its actions over as a configuration; a style makes the view. Declare
/// a style protocol for a component in one line and set styles through the environment:
///
/// ```swift
/// protocol RatingStyle: ViewStyle where Configuration == RatingConfiguration {}
///
/// struct Rating: View {
///     var body: some View {
///         StyledView(RatingConfiguration(value: 4), default: StarsRatingStyle())
///     }
/// }
///
/// Rating().viewStyle(CompactRatingStyle())
/// ```
@MainActor @preconcurrency
public protocol ViewStyle {
    /// What a component hands over to its style: its content, values and actions.
    associatedtype Configuration
    /// The view that the style makes.
    associatedtype Body: View

    /// Makes the component's view; it is called each time that the component is resolved.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension EnvironmentValues {
    /// What brings back the styles around a component, for the parts that it has handed to its style.
    var restoreStylesOfParts: ((inout EnvironmentValues) -> Void)? {
        get { self[PartStylesKey.self] }
        set { self[PartStylesKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the look of the components inside whose configuration the style takes.
    public func viewStyle<Style: ViewStyle>(_ style: Style) -> some View {
        settingStyle(StyleBox(style: style) { $0.makeBody(configuration: $1) })
    }

    func settingStyle<Configuration>(_ style: any StyleMaker<Configuration>) -> some View {
        changingEnvironment { $0[StyleKey<Configuration>.self].append(style) }
    }
}

private enum PartStylesKey: EnvironmentKey {
    static var defaultValue: ((inout EnvironmentValues) -> Void)? { nil }
}
