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
    public func equatable() -> EquatableView<Self> where Self: Equatable { EquatableView(content: self) }

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

    /// Without effect: a picture's window is in front.
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }

    /// Without effect: a picture's window is in front.
    public func allowsWindowActivationEvents(_ value: Bool?) -> some View { self }

    /// Without effect: a picture's window keeps its size, so the action is never run.
    public func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View { self }

    /// Without effect on pictures and tests.
    public func backgroundExtensionEffect() -> some View { self }

    /// Without effect on pictures and tests.
    public func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }

    /// Without effect: a picture has the colours of a standard display.
    public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }

    /// Without effect: no activity is begun.
    public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { self }

    /// Without effect: no activity is begun.
    public func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View { self }

    /// Without effect: the action is never run.
    public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { self }

    /// Without effect: a picture has one window.
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }

    /// Without effect: no find bar is ever shown.
    public func findDisabled(_ isDisabled: Bool = true) -> some View { self }

    /// Without effect: no find bar is ever shown.
    public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }

    /// Without effect: no panel of files is ever shown.
    public func fileDialogMessage(_ message: Text?) -> some View { self }

    /// Without effect: no panel of files is ever shown.
    public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { self }

    /// Without effect: no panel of files is ever shown.
    public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }

    /// Without effect: no panel of files is ever shown.
    public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View { self }

    /// Without effect: no panel of files is ever shown.
    @_disfavoredOverload
    public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View { self }

    /// Without effect: no panel of files is ever shown.
    @_disfavoredOverload
    public func fileDialogMessage(_ message: LocalizedStringResource) -> some View { self }

    /// Without effect: no panel of files is ever shown.
    @_disfavoredOverload
    public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View { self }

    /// Without effect: no panel of files is ever shown.
    @_disfavoredOverload
    public func fileDialogConfirmationLabel(_ label: LocalizedStringResource) -> some View { self }

    /// Without effect: no panel of files is ever shown.
    public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }

    /// Without effect: no panel of files is ever shown.
    public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }

    /// Without effect: no panel of files is ever shown.
    @_disfavoredOverload
    public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View { self }

    /// Without effect: no panel of files is ever shown.
    @_disfavoredOverload
    public func fileExporterFilenameLabel(_ label: LocalizedStringResource) -> some View { self }

    /// Without effect: no panel of files is ever shown.
    public func fileDialogCustomizationID(_ id: String) -> some View { self }

    /// Without effect: no panel of files is ever shown.
    public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

    /// Without effect: no panel of files is ever shown.
    public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }

    /// Without effect: no panel of files is ever shown.
    public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }

    /// Without effect: no panel of files is ever shown.
    public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }

    /// Without effect on pictures and tests.
    public func speechAdjustedPitch(_ value: Double) -> some View { self }

    /// Without effect on pictures and tests.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

    /// Without effect on pictures and tests.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

    /// Without effect on pictures and tests.
    public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
}
