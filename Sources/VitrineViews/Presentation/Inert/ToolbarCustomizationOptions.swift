/// What a person could not change of an item of a bar.
public nonisolated struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}
