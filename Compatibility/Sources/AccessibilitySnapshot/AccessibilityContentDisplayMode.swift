/// Where something of an element is shown, such as the point where a finger touches it.
public enum AccessibilityContentDisplayMode: Sendable {
    case always
    /// Only where it is another one than elements have by themselves.
    case whenOverridden
    case never
}

/// What lays the legend out; both are the same here.
public enum LayoutEngine: Sendable {
    case uikit, swiftui

    public static var `default`: LayoutEngine { .uikit }
}
