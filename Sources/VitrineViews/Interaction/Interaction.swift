/// An interaction with a view: pictures show nothing of it, hosts perform it.
package nonisolated enum Interaction {
    /// What a control does when it is tapped, or activated by assistive technology.
    case activation(@MainActor () -> Void)
    /// A row, which does what the buttons in it do where it is tapped beside them.
    case row
    /// What a button does where its row is tapped.
    case rowAction(@MainActor () -> Void)
    case gesture(ViewGesture)
    case text(TextInput)
    case adjustment(Adjustment)
    case date(DateInput)
    case action(AccessibilityActionHandler)
    case focus(FocusTarget)
    /// Where the view is hit, whatever it shows.
    case contentShape(any Shape, isEvenOdd: Bool)
    case hitTesting(Bool)
    /// Closes what the view lies in, which is so many presentations deep.
    case dismissal(depth: Int, @MainActor () -> Void)
    /// Keeps people from closing what the view lies in.
    case holdingOpen
    /// Leads back to the screen before.
    case back(@MainActor () -> Void)
    case refresh(@MainActor @Sendable () async -> Void)
    /// A view that proxies and positions call by an id.
    case scrollTarget(AnyHashable)
    /// The views inside are those that positions of the scroll view around are counted by.
    case scrollTargetLayout
    /// What the component says of a scroll view's position.
    case scrolling(ScrollControl)
}

nonisolated extension View {
    func interaction(_ interactions: Interaction...) -> Modified<Self> {
        modified(by: .interactions(interactions))
    }
}
