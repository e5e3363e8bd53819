/// A colour that is made for the circumstances under which it is used.
public nonisolated protocol DynamicColor: Hashable, Sendable {
    func color(in environment: EnvironmentValues) -> Color
}
