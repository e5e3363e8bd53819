/// A parameter that nobody gives: where a package has a modifier of its own with the same other parameters, the compiler takes that, which has fewer.
///
/// Packages for old systems have such modifiers with other labels, and Apple's compiler takes them since SwiftUI's is newer than those systems.
public struct YieldingOverload: Sendable {
    public init() {}
}
