/// Whether a component is shown on a light or a dark ground.
public nonisolated enum ColorScheme: String, CaseIterable, Hashable, Sendable {
    case light, dark
}

public nonisolated enum ColorSchemeContrast: String, CaseIterable, Hashable, Sendable {
    case standard, increased
}

/// The reading direction.
public nonisolated enum LayoutDirection: String, CaseIterable, Hashable, Sendable {
    case leftToRight, rightToLeft
}

/// The text size that a user has chosen in the system's settings.
public nonisolated enum DynamicTypeSize: Int, CaseIterable, Hashable, Comparable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
        left.rawValue < right.rawValue
    }
}

/// How the lines of a text lie in its box.
public nonisolated enum TextAlignment: String, CaseIterable, Hashable, Sendable {
    case leading, center, trailing
}
