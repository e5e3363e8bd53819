public import Foundation

nonisolated extension View {
    /// Without effect: there is no hardware keyboard.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        self
    }

    /// Without effect: there is no hardware keyboard.
    public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization
    ) -> some View { self }

    /// Without effect: there is no hardware keyboard.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }

    /// Without effect: there is no hardware keyboard.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }

    /// Without effect: there is no hardware keyboard, so the action is never run.
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        self
    }

    /// Without effect: there is no hardware keyboard, so the action is never run.
    public func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        self
    }

    /// Without effect: there is no hardware keyboard, so the action is never run.
    public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        self
    }

    /// Without effect: there is no hardware keyboard, so the action is never run.
    public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        self
    }

    /// Without effect: there is no hardware keyboard, so the action is never run.
    public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        self
    }

    /// Without effect: the keyboard is never shown.
    public func keyboardType(_ type: UIKeyboardType) -> some View { self }

    /// Without effect: the keyboard is never shown.
    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
}
