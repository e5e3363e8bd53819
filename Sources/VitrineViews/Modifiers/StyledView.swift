/// The view that the environment's style makes of a configuration.
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
        .deferred { [configuration, defaultStyle] context in
            let style = context.environment[StyleKey<Configuration>.self].last ?? defaultStyle
            return style.makeView(configuration, in: context.environment)
        }
    }
}
