enum TabLook: Hashable, Sendable {
    case bar
    case pages(showsIndex: Bool)
}

extension EnvironmentValues {
    var tabLook: TabLook {
        get { self[TabLookKey.self] }
        set { self[TabLookKey.self] = newValue }
    }
}

private enum TabLookKey: EnvironmentKey { static var defaultValue: TabLook { .bar } }
