public import SwiftUI

extension WidgetConfiguration {
    nonisolated public func configurationDisplayName(_ name: Text) -> some WidgetConfiguration { self }

    nonisolated public func configurationDisplayName(_ key: LocalizedStringKey) -> some WidgetConfiguration {
        self
    }

    @_disfavoredOverload
    nonisolated public func configurationDisplayName<S: StringProtocol>(_ name: S)
        -> some WidgetConfiguration
    { self }

    nonisolated public func description(_ description: Text) -> some WidgetConfiguration { self }

    nonisolated public func description(_ key: LocalizedStringKey) -> some WidgetConfiguration { self }

    @_disfavoredOverload
    nonisolated public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration {
        self
    }

    nonisolated public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration {
        self
    }

    nonisolated public func containerBackgroundRemovable(_ isRemovable: Bool = true)
        -> some WidgetConfiguration
    { self }

    nonisolated public func disfavoredLocations(
        _ locations: [WidgetLocation], for families: [WidgetFamily]
    ) -> some WidgetConfiguration { self }
}

public struct WidgetLocation: Hashable, Sendable {
    private let name: String

    public static let homeScreen = WidgetLocation(name: "homeScreen")
    public static let lockScreen = WidgetLocation(name: "lockScreen")
    public static let standBy = WidgetLocation(name: "standBy")
    public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
}

extension View {
    /// Marks what is tinted where a widget is shown in one colour, which it is not here.
    nonisolated public func widgetAccentable(_ accentable: Bool = true) -> some View { self }

    nonisolated public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }

    nonisolated public func widgetLabel(_ titleKey: LocalizedStringKey) -> some View { self }
}

/// The background of a widget of the lock screen.
public struct AccessoryWidgetBackground: View {
    nonisolated public init() {}

    public var body: some View { Color.secondary.opacity(0.2) }
}
