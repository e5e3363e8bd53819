public import Foundation

nonisolated extension View {
    /// Without effect: the action is never run.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

    /// Without effect on pictures and tests.
    public func widgetURL(_ url: URL?) -> some View { self }

    /// Without effect: the help is never shown.
    public func help(_ textKey: LocalizedStringKey) -> some View { self }

    /// Without effect: the help is never shown.
    public func help(_ text: Text) -> some View { self }

    /// Without effect: the help is never shown.
    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: S) -> some View { self }

    /// Without effect: the view is shown all the same.
    public func privacySensitive(_ sensitive: Bool = true) -> some View { self }

    /// Without effect: the view is shown as it is.
    public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

    /// Without effect: letters keep their distances.
    public func allowsTightening(_ flag: Bool) -> some View { self }

    /// Without effect on pictures and tests.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

    /// Without effect on pictures and tests.
    public func equatable() -> some View where Self: Equatable { self }

    /// Without effect on pictures and tests.
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        self
    }

    /// Without effect on pictures and tests.
    public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

    /// Without effect on pictures and tests.
    public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        self
    }

    /// Without effect on pictures and tests.
    public func backgroundExtensionEffect() -> some View { self }

    /// Without effect on pictures and tests.
    public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
}
