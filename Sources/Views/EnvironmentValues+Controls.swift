public import Foundation

/// How much room a screen leaves on an axis.
public nonisolated enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact, regular
}

/// How large controls are.
public nonisolated enum ControlSize: CaseIterable, Hashable, Comparable, Sendable {
    case mini, small, regular, large, extraLarge
}

/// Whether letters are drawn bolder.
public nonisolated enum LegibilityWeight: Hashable, Sendable {
    case regular, bold
}

/// How prominent controls or headers are.
public nonisolated enum Prominence: Hashable, Sendable {
    case standard, increased
}

/// Why content is hidden.
public nonisolated struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let placeholder = RedactionReasons(rawValue: 1)
    public static let privacy = RedactionReasons(rawValue: 2)
    public static let invalidated = RedactionReasons(rawValue: 4)
}

/// The user's text size by the names of earlier systems.
public nonisolated enum ContentSizeCategory: String, CaseIterable, Hashable, Comparable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    case accessibilityExtraExtraExtraLarge

    public init(_ dynamicTypeSize: DynamicTypeSize) {
        self = Self.allCases[dynamicTypeSize.rawValue]
    }

    var dynamicTypeSize: DynamicTypeSize {
        zip(Self.allCases, DynamicTypeSize.allCases).first { $0.0 == self }?.1 ?? .large
    }

    public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

    public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
        left.dynamicTypeSize < right.dynamicTypeSize
    }
}

extension DynamicTypeSize {
    public init?(_ category: ContentSizeCategory) {
        self = category.dynamicTypeSize
    }
}

extension EnvironmentValues {
    /// The same as ``dynamicTypeSize``, by the names of earlier systems.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = newValue.dynamicTypeSize }
    }

    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }

    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }

    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }

    public var redactionReasons: RedactionReasons {
        get { self[RedactionReasonsKey.self] }
        set { self[RedactionReasonsKey.self] = newValue }
    }

    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }

    public var allowsTightening: Bool {
        get { self[AllowsTighteningKey.self] }
        set { self[AllowsTighteningKey.self] = newValue }
    }

    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }

    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }

    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }

    public var calendar: Calendar {
        get { self[CalendarKey.self] ?? Self.calendar(of: locale, in: timeZone) }
        set { self[CalendarKey.self] = newValue }
    }

    public var timeZone: TimeZone {
        get { self[TimeZoneKey.self] }
        set { self[TimeZoneKey.self] = newValue }
    }

    public var isScrollEnabled: Bool {
        get { self[IsScrollEnabledKey.self] }
        set { self[IsScrollEnabledKey.self] = newValue }
    }

    public var defaultMinListRowHeight: CGFloat {
        get { self[MinListRowHeightKey.self] }
        set { self[MinListRowHeightKey.self] = newValue }
    }

    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinListHeaderHeightKey.self] }
        set { self[MinListHeaderHeightKey.self] = newValue }
    }

    public var accessibilityReduceMotion: Bool { self[AccessibilityKey.self].contains(.reduceMotion) }
    public var accessibilityReduceTransparency: Bool {
        self[AccessibilityKey.self].contains(.reduceTransparency)
    }
    public var accessibilityDifferentiateWithoutColor: Bool {
        self[AccessibilityKey.self].contains(.differentiateWithoutColor)
    }
    public var accessibilityInvertColors: Bool { self[AccessibilityKey.self].contains(.invertColors) }
    public var accessibilityShowButtonShapes: Bool { self[AccessibilityKey.self].contains(.buttonShapes) }
    public var accessibilityVoiceOverEnabled: Bool { self[AccessibilityKey.self].contains(.voiceOver) }
    public var accessibilitySwitchControlEnabled: Bool { false }
    public var accessibilityEnabled: Bool { self[AccessibilityKey.self].contains(.voiceOver) }
    public var accessibilityLargeContentViewerEnabled: Bool { false }
    public var accessibilityDimFlashingLights: Bool { false }
    public var accessibilityPlayAnimatedImages: Bool { false }
    public var isLuminanceReduced: Bool { false }

    /// What a user has asked the system for.
    package var accessibilitySettings: AccessibilitySettings {
        get { self[AccessibilityKey.self] }
        set { self[AccessibilityKey.self] = newValue }
    }

    package var clipsScrollContent: Bool {
        get { self[ClipsScrollContentKey.self] }
        set { self[ClipsScrollContentKey.self] = newValue }
    }

    package var labelsAreHidden: Bool {
        get { self[LabelsHiddenKey.self] }
        set { self[LabelsHiddenKey.self] = newValue }
    }

    package var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }

    private static func calendar(of locale: Locale, in timeZone: TimeZone) -> Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        calendar.timeZone = timeZone
        return calendar
    }
}

/// Settings of the system for people who see, hear or move otherwise.
package nonisolated struct AccessibilitySettings: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    package static let reduceMotion = AccessibilitySettings(rawValue: 1)
    package static let reduceTransparency = AccessibilitySettings(rawValue: 2)
    package static let differentiateWithoutColor = AccessibilitySettings(rawValue: 4)
    package static let invertColors = AccessibilitySettings(rawValue: 8)
    package static let buttonShapes = AccessibilitySettings(rawValue: 16)
    package static let voiceOver = AccessibilitySettings(rawValue: 32)
}

private enum HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .compact }
}
private enum VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .regular }
}
private enum ControlSizeKey: EnvironmentKey { static var defaultValue: ControlSize { .regular } }
private enum LegibilityWeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { nil } }
private enum HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }
private enum RedactionReasonsKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }
private enum TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
private enum AllowsTighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private enum SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }
private enum SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }
private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar? { nil } }
private enum TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .gmt } }
private enum IsScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum MinListRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
private enum MinListHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private enum AccessibilityKey: EnvironmentKey { static var defaultValue: AccessibilitySettings { [] } }
private enum ClipsScrollContentKey: EnvironmentKey { static var defaultValue: Bool { true } }
private enum LabelsHiddenKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum ButtonBorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
}
