/// A colour that is made for the circumstances under which it is used.
public nonisolated protocol DynamicColor: Hashable, Sendable {
    /// The color under these circumstances; asked for wherever the color is used, so it should depend on nothing
    /// else.
    func color(in environment: EnvironmentValues) -> Color
}
