public import Foundation

nonisolated extension View {
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

    public func widgetURL(_ url: URL?) -> some View { self }

    public func help(_ textKey: LocalizedStringKey) -> some View { self }

    public func help(_ text: Text) -> some View { self }

    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: S) -> some View { self }

    public func privacySensitive(_ sensitive: Bool = true) -> some View { self }

    public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

    public func allowsTightening(_ flag: Bool) -> some View { self }

    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }

    public func equatable() -> some View where Self: Equatable { self }

    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        self
    }

    public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

    public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
        self
    }

    public func backgroundExtensionEffect() -> some View { self }

    public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
}
