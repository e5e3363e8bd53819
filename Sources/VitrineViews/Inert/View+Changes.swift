// swift-format-ignore-file: NoLeadingUnderscores

nonisolated extension View {
    /// Says nothing: a picture's body is made for the first time.
    public static func _printChanges() {}

    /// Says nothing: a picture's body is made for the first time.
    public static func _logChanges() {}
}
