public import Foundation
import Vitrine

public enum UIUserInterfaceStyle: Int, Sendable {
    case unspecified, light, dark
}

public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal, high
}

public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified, compact, regular
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight, rightToLeft
}

/// The circumstances under which something is shown.
public final class UITraitCollection: NSObject, Sendable {
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let accessibilityContrast: UIAccessibilityContrast
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    public let verticalSizeClass: UIUserInterfaceSizeClass
    public let layoutDirection: UIUserInterfaceLayoutDirection
    public let displayScale: CGFloat
    public let preferredContentSizeCategory: UIContentSizeCategory

    init(_ environment: EnvironmentValues) {
        self.userInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
        self.accessibilityContrast = environment.colorSchemeContrast == .increased ? .high : .normal
        self.horizontalSizeClass = environment.horizontalSizeClass == .regular ? .regular : .compact
        self.verticalSizeClass = environment.verticalSizeClass == .compact ? .compact : .regular
        self.layoutDirection = environment.layoutDirection == .leftToRight ? .leftToRight : .rightToLeft
        self.displayScale = environment.displayScale
        self.preferredContentSizeCategory = UIContentSizeCategory(environment.dynamicTypeSize)
    }

    override public convenience init() {
        self.init(EnvironmentValues())
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        var environment = EnvironmentValues()
        environment.colorScheme = userInterfaceStyle == .dark ? .dark : .light
        self.init(environment)
    }

    public convenience init(preferredContentSizeCategory category: UIContentSizeCategory) {
        var environment = EnvironmentValues()
        environment.dynamicTypeSize = category.dynamicTypeSize
        self.init(environment)
    }

    /// The standard circumstances; those of a picture are in its views' environment.
    public static let current = UITraitCollection()
}

/// The user's text size as UIKit names it.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
    public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
    public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
    public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
    public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
    public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
    public static let accessibilityMedium = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityL")
    public static let accessibilityExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXL")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
        rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

    private static let bySize: [UIContentSizeCategory] = [
        extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge,
        accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge,
        accessibilityExtraExtraExtraLarge,
    ]

    init(_ size: DynamicTypeSize) {
        self = Self.bySize[size.rawValue]
    }

    var dynamicTypeSize: DynamicTypeSize {
        Self.bySize.firstIndex(of: self).flatMap(DynamicTypeSize.init(rawValue:)) ?? .large
    }

    public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }
}
