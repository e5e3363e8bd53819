/// A style of some type for a known configuration.
nonisolated protocol StyleMaker<Configuration> {
    associatedtype Configuration

    @MainActor func makeView(_ configuration: Configuration) -> any View
}

@MainActor
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
