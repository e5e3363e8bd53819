import VitrineViews

/// A value that a mode puts into the environment.
struct EnvironmentSetting: Sendable {
    /// What the mode is called for it.
    let name: String
    let apply: @Sendable (inout EnvironmentValues) -> Void
    let keyPath: any PartialKeyPath<EnvironmentValues> & Sendable
    private let value: any Hashable & Sendable

    init<Value: Hashable & Sendable>(
        _ keyPath: any WritableKeyPath<EnvironmentValues, Value> & Sendable, _ value: Value, name: String
    ) {
        self.name = name
        self.apply = { $0[keyPath: keyPath] = value }
        self.keyPath = keyPath
        self.value = value
    }

    /// Whether it is this part of the environment that is set.
    func sets(_ other: PartialKeyPath<EnvironmentValues>) -> Bool { keyPath == other }
}

extension EnvironmentSetting: Hashable {
    static func == (left: EnvironmentSetting, right: EnvironmentSetting) -> Bool {
        left.name == right.name && left.sets(right.keyPath)
            && AnyHashable(left.value) == AnyHashable(right.value)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }
}
