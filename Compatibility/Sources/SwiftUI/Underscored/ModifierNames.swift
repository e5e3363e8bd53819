// swift-format-ignore-file: NoLeadingUnderscores
// The names are those of Apple's systems.

public import Vitrine

// Modifiers that packages name in conditions on types; no modifier of ours is one.

/// What Xcode puts around views that can be selected in its canvas.
public struct _IdentifiedModifier<Identifier: Hashable>: ViewModifier {
    public func body(content: Content) -> some View { content }
}

public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {}

/// What a modifier that sets a value of the environment is on Apple's systems.
public struct _EnvironmentKeyWritingModifier<Value>: ViewModifier {
    public func body(content: Content) -> some View { content }
}
