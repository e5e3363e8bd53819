import Observation

/// The pages that stand above a tab's own, and the tab.
@MainActor @Observable
public final class Navigator {
    public var tab: AppTab
    public var path: [Destination]

    public init(tab: AppTab = .home, path: [Destination] = []) {
        self.tab = tab
        self.path = path
    }

    public func open(_ destination: Destination) {
        path.append(destination)
    }

    /// Goes back to the page before; nothing where there is none.
    public func goBack() {
        _ = path.popLast()
    }

    /// Changes to another tab, whose own page is shown; choosing the shown one leads to its beginning.
    public func choose(_ tab: AppTab) {
        self.tab = tab
        path = []
    }
}
