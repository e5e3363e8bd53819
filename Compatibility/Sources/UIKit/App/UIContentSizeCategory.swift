public import Foundation
public import Vitrine

/// The user's text size as UIKit names it.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
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

    /// Never posted: a picture's text size stays as it is.
    public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")

    public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

    fileprivate static let bySize: [UIContentSizeCategory] = [
        extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge,
        accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge,
        accessibilityExtraExtraExtraLarge,
    ]

    init(_ size: DynamicTypeSize) {
        self = Self.bySize[size.rawValue]
    }

    /// Unspecified where SwiftUI's is missing.
    public init(_ dynamicTypeSize: DynamicTypeSize?) {
        self = dynamicTypeSize.map(Self.init) ?? .unspecified
    }

    var dynamicTypeSize: DynamicTypeSize { knownSize ?? .large }

    /// Nothing for what is no size, such as `unspecified`.
    var knownSize: DynamicTypeSize? {
        Self.bySize.firstIndex(of: self).flatMap(DynamicTypeSize.init(rawValue:))
    }

    public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

    /// Unspecified where SwiftUI's is missing.
    public init(_ sizeCategory: ContentSizeCategory?) {
        self = sizeCategory.flatMap(DynamicTypeSize.init).map(Self.init) ?? .unspecified
    }
}

extension UIContentSizeCategory: Comparable {
    /// By size; what is no size comes before all.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool {
        (bySize.firstIndex(of: left) ?? -1) < (bySize.firstIndex(of: right) ?? -1)
    }
}

extension ContentSizeCategory {
    /// Nothing for what is no size, such as `unspecified`.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let size = uiSizeCategory.knownSize else { return nil }
        self.init(size)
    }
}

extension DynamicTypeSize {
    /// Nothing for what is no size, such as `unspecified`.
    public init?(_ uiSizeCategory: UIContentSizeCategory) {
        guard let size = uiSizeCategory.knownSize else { return nil }
        self = size
    }
}
