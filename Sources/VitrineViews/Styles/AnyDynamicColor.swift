/// A dynamic colour of any type.
struct AnyDynamicColor: Hashable, Sendable {
    private let base: any DynamicColor

    init(_ base: any DynamicColor) {
        self.base = base
    }

    func color(in environment: EnvironmentValues) -> Color { base.color(in: environment) }

    static func == (left: AnyDynamicColor, right: AnyDynamicColor) -> Bool {
        AnyHashable(left.base) == AnyHashable(right.base)
    }

    func hash(into hasher: inout Hasher) {
        base.hash(into: &hasher)
    }
}
