// The system's styles take the place of a button, so that styles of one's own may hand one on to them.

nonisolated extension PlainButtonStyle {
    /// The button in this style.
    @MainActor public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
        Button(configuration).buttonStyle(self)
    }
}

nonisolated extension DefaultButtonStyle {
    /// The button in this style.
    @MainActor public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
        Button(configuration).buttonStyle(self)
    }
}

nonisolated extension BorderedButtonStyle {
    /// The button in this style.
    @MainActor public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
        Button(configuration).buttonStyle(self)
    }
}

nonisolated extension BorderlessButtonStyle {
    /// The button in this style.
    @MainActor public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
        Button(configuration).buttonStyle(self)
    }
}

nonisolated extension BorderedProminentButtonStyle {
    /// The button in this style.
    @MainActor public func makeBody(configuration: PrimitiveButtonStyleConfiguration) -> some View {
        Button(configuration).buttonStyle(self)
    }
}
