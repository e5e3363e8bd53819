/// Keys of a hardware keyboard that would run a control's action.
public nonisolated struct KeyboardShortcut: Hashable, Sendable {
    public var key: KeyEquivalent
    public var modifiers: EventModifiers

    /// How a shortcut is fitted to other keyboards.
    public enum Localization: Hashable, Sendable { case automatic, custom, withoutMirroring }

    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}
