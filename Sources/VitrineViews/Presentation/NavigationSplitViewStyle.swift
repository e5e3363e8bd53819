/// How a `NavigationSplitView` makes room for its leading columns where the width is regular.
public nonisolated protocol NavigationSplitViewStyle: Sendable {}

nonisolated extension View {
    public func navigationSplitViewStyle<Style: NavigationSplitViewStyle>(_ style: Style) -> some View {
        environment(\.navigationSplitDetail, SplitArrangement.Detail(style))
    }
}

extension SplitArrangement.Detail {
    fileprivate nonisolated init(_ style: some NavigationSplitViewStyle) {
        self =
            switch style {
            case is BalancedNavigationSplitViewStyle: .besideColumns
            case is ProminentDetailNavigationSplitViewStyle: .belowColumns
            default: .automatic
            }
    }
}

extension EnvironmentValues {
    var navigationSplitDetail: SplitArrangement.Detail {
        get { self[NavigationSplitDetailKey.self] }
        set { self[NavigationSplitDetailKey.self] = newValue }
    }
}

private enum NavigationSplitDetailKey: EnvironmentKey {
    static var defaultValue: SplitArrangement.Detail { .automatic }
}
