/// A screen on top of the first one.
enum NavigationEntry {
    /// The destination for a value decides what it shows.
    case value(AnyHashable)
    case view(any View)
}

/// Puts screens on top of the one that a view lies on.
struct NavigationAction {
    let push: @MainActor (NavigationEntry) -> Void
    /// Shows a screen in the next column; nothing where there is none.
    let open: (@MainActor (NavigationEntry) -> Void)?
}

/// A screen that lies on top as long as a property says so.
struct PushedScreen {
    var id: UInt64
    var view: any View
    /// Whether it is a column of a split view, which lies below the screens of links.
    var isColumn = false
    var dismiss: @MainActor @Sendable () -> Void
}

/// The destinations that the views of a screen declare for the screens that follow it.
struct NavigationDestinations {
    /// Nothing for values that another destination is for.
    var views: [(AnyHashable) -> (any View)?] = []
    var pushed: [PushedScreen] = []
}

enum NavigationDestinationsKey: PreferenceKey {
    static var defaultValue: NavigationDestinations { NavigationDestinations() }

    static func reduce(value: inout NavigationDestinations, nextValue: () -> NavigationDestinations) {
        let next = nextValue()
        value.views += next.views
        value.pushed += next.pushed
    }
}

extension EnvironmentValues {
    /// Nothing outside of a `NavigationStack`.
    var navigation: NavigationAction? {
        get { self[NavigationKey.self] }
        set { self[NavigationKey.self] = newValue }
    }
}

private enum NavigationKey: EnvironmentKey { static var defaultValue: NavigationAction? { nil } }

nonisolated extension View {
    func navigationDestinations(_ change: @escaping (inout NavigationDestinations) -> Void) -> some View {
        collecting { values, _ in change(&values[NavigationDestinationsKey.self]) }
    }
}
