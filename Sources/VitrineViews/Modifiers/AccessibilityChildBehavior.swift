/// How an element treats the elements inside it.
public nonisolated struct AccessibilityChildBehavior: Hashable, Sendable {
    package let name: String

    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}
