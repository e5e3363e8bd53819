/// The styles for a configuration, the innermost last.
enum StyleKey<Configuration>: EnvironmentKey {
    static var defaultValue: [any StyleMaker<Configuration>] { [] }
}
