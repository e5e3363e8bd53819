/// Any transition between screens; none is ever shown.
public nonisolated struct StandardNavigationTransition: NavigationTransition {
    public init() {}
}

public typealias AutomaticNavigationTransition = StandardNavigationTransition
public typealias ZoomNavigationTransition = StandardNavigationTransition

extension NavigationTransition where Self == StandardNavigationTransition {
    public static var automatic: StandardNavigationTransition { StandardNavigationTransition() }
    public static func zoom(
        sourceID: some Hashable, in namespace: Namespace.ID
    ) -> StandardNavigationTransition {
        StandardNavigationTransition()
    }
}
