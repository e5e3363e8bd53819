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
    associatedtype Configuration
    associatedtype Body: View

    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What the style that the environment holds for a configuration makes of it.
public struct StyledView<Configuration>: PrimitiveView {
    private let configuration: Configuration
    private let defaultStyle: any StyleMaker<Configuration>

    /// Uses the default where no style for such a configuration has been set.
    public init<Style: ViewStyle>(_ configuration: Configuration, default style: Style)
    where Style.Configuration == Configuration {
        self.init(configuration, default: StyleBox(style: style) { $0.makeBody(configuration: $1) })
    }

    init(_ configuration: Configuration, default style: any StyleMaker<Configuration>) {
        self.configuration = configuration
        self.defaultStyle = style
    }

    package var primitive: Primitive {
        .made { [configuration, defaultStyle] context in
            let style = context.environment[StyleKey<Configuration>.self].last ?? defaultStyle
            return style.makeView(configuration, in: context.environment)
        }
    }
}

extension StyleMaker {
    /// The style's view. Inside it the style that has been set further out holds, so that a style can be made of
    /// the component itself; in the parts that the component hands over the styles around the component do.
    func makeView(_ configuration: Configuration, in environment: EnvironmentValues) -> any View {
        let view = makeView(configuration)
        let key = StyleKey<Configuration>.self
        let styles = environment[key]
        let restoreOuter = environment.restoreStylesOfParts
        if styles.isEmpty && restoreOuter == nil { return view }
        return EnvironmentChanged(content: AnyView(view)) { inner in
            inner[key] = styles.dropLast()
            inner.restoreStylesOfParts = { part in
                part[key] = styles
                part.restoreStylesOfParts = restoreOuter
            }
        }
    }
}

extension View {
    /// Sets the look of the components inside whose configuration the style takes.
    public func viewStyle<Style: ViewStyle>(_ style: Style) -> some View {
        settingStyle(StyleBox(style: style) { $0.makeBody(configuration: $1) })
    }

    func settingStyle<Configuration>(_ style: any StyleMaker<Configuration>) -> some View {
        changingEnvironment { $0[StyleKey<Configuration>.self].append(style) }
    }
}

/// A style of some type for a known configuration.
@MainActor
protocol StyleMaker<Configuration> {
    associatedtype Configuration

    func makeView(_ configuration: Configuration) -> any View
}

/// A style and how its body is made.
struct StyleBox<Style, Configuration, Body: View>: StyleMaker {
    let style: Style
    let makeBody: (Style, Configuration) -> Body

    init(style: Style, @ViewBuilder makeBody: @escaping (Style, Configuration) -> Body) {
        self.style = style
        self.makeBody = makeBody
    }

    func makeView(_ configuration: Configuration) -> any View {
        StyleApplication(style: style) { makeBody($0, configuration) }
    }
}

/// A style at work: a view of its own, so that the style's dynamic properties are supplied.
private struct StyleApplication<Style>: PrimitiveView {
    let style: Style
    let makeBody: (Style) -> any View

    var primitive: Primitive {
        .made { context in
            var style = style
            context.supply(&style)
            return makeBody(style)
        }
    }
}

/// The styles for a configuration, the innermost last.
enum StyleKey<Configuration>: EnvironmentKey {
    static var defaultValue: [any StyleMaker<Configuration>] { [] }
}

extension EnvironmentValues {
    /// What brings back the styles around a component, for the parts that it has handed to its style.
    var restoreStylesOfParts: ((inout EnvironmentValues) -> Void)? {
        get { self[PartStylesKey.self] }
        set { self[PartStylesKey.self] = newValue }
    }
}

private enum PartStylesKey: EnvironmentKey {
    static var defaultValue: ((inout EnvironmentValues) -> Void)? { nil }
}
