/// The binding between a component and a scroll view's position.
package nonisolated struct ScrollControl {
    /// Where the component wants the content to be; nothing where that is of no account.
    package var request: ScrollRequest?
    /// The point of the window that tells which view the content stands at; nothing for its beginning.
    package var anchor: UnitPoint?
    /// Tells the component at which view a person has scrolled to, if at any.
    package var tell: ((AnyHashable?) -> Void)?
    /// Which end of the content the window shows at first, and as long as it stands there.
    package var startAnchor: UnitPoint?

    package var isIdle: Bool { request == nil && tell == nil && startAnchor == nil }
}

extension EnvironmentValues {
    /// What modifiers around the next scroll view say of its position.
    var scrollControl: ScrollControl {
        get { self[ScrollControlKey.self] }
        set { self[ScrollControlKey.self] = newValue }
    }

    /// By whom the views inside may be scrolled to: proxies and positions by their identities.
    package var scrollers: Set<UInt64> {
        get { self[ScrollersKey.self] }
        set { self[ScrollersKey.self] = newValue }
    }

    /// Stands among ``scrollers`` for the positions of the scroll views around.
    static var positionScroller: UInt64 { 0 }

    /// Where proxies leave what they ask for.
    package var scrollRequests: ScrollRequests? {
        get { self[ScrollRequestsKey.self] }
        set { self[ScrollRequestsKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Lets the position of the scroll view around find the views inside, and says nothing of scroll views among them.
    func ofControlledScrollView() -> some View {
        changingEnvironment { environment in
            environment.scrollControl = ScrollControl()
            environment.scrollers.insert(EnvironmentValues.positionScroller)
        }
    }
}

private enum ScrollControlKey: EnvironmentKey { static var defaultValue: ScrollControl { ScrollControl() } }
private enum ScrollersKey: EnvironmentKey { static var defaultValue: Set<UInt64> { [] } }
private enum ScrollRequestsKey: EnvironmentKey { static var defaultValue: ScrollRequests? { nil } }
