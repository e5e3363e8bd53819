nonisolated extension View {
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        self
    }

    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }

    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { self }

    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        self
    }

    public func keyboardType(_ type: UIKeyboardType) -> some View { self }

    public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
}
