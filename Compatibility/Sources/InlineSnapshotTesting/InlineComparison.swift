import SnapshotTesting

/// A snapshot beside the text that stands in a test.
struct InlineComparison {
    let actual: String?
    let expected: String?
    /// The closure that has the text.
    let label: String

    /// What is wrong; nothing where both are the same.
    func failure(isRecording: Bool) -> String? {
        if isRecording { return "Record mode is on. \(advice)" }
        guard let expected else { return actual.map { _ in "No inline snapshot was found. \(advice)" } }
        guard let actual else { return "The value is nil, and the test has an inline snapshot." }
        guard let (difference, _) = Diffing<String>.lines.diff(expected, actual) else { return nil }
        let lines = difference.trimmingCharacters(in: .newlines).split(
            separator: "\n", omittingEmptySubsequences: false)
        return "Snapshot did not match. Difference: …\n\n" + lines.map { "  \($0)" }.joined(separator: "\n")
    }

    /// The text as source, which stays what it is whatever it holds.
    private var advice: String {
        guard let actual else { return "The value is nil; remove the trailing closure." }
        let lines = actual.split(separator: "\n", omittingEmptySubsequences: false)
        let pounds = String(repeating: "#", count: neededPounds)
        let text = lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
        let closure = label == InlineSnapshotSyntaxDescriptor.defaultTrailingClosureLabel ? "" : " \(label):"
        return """
            Sources are not written on Linux; paste this after the call's closing parenthesis:

            \(closure) {
                \(pounds)\"""
            \(text)
                \"""\(pounds)
            }
            """
    }

    /// How many pound signs a literal needs for quotation marks and backslashes to mean themselves.
    private var neededPounds: Int {
        guard let actual, actual.contains("\\") || actual.contains("\"\"\"") else { return 0 }
        var count = 1
        while actual.contains("\\" + String(repeating: "#", count: count))
            || actual.contains("\"\"\"" + String(repeating: "#", count: count))
        { count += 1 }
        return count
    }
}
