import VitrineViews

extension AccessibilityProperties {
    /// Replaces all texts by what they say in an environment, whose letters' case is a matter of looks.
    mutating func writeOutTexts(in environment: EnvironmentValues) {
        var environment = environment
        environment.textCase = nil
        let writtenOut = { (text: Text) in Text(verbatim: text.string(in: environment)) }
        label = label.map(writtenOut)
        value = value.map(writtenOut)
        hint = hint.map(writtenOut)
        actions = actions.map(writtenOut)
    }
}
