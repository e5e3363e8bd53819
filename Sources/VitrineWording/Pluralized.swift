/// Numbers with their nouns.
package enum Pluralized {
    package static func components(_ count: Int) -> String { counted(count, "component") }
    package static func variants(_ count: Int) -> String { counted(count, "variant") }
    package static func snapshots(_ count: Int) -> String { counted(count, "snapshot") }
    package static func references(_ count: Int) -> String { counted(count, "reference") }
    package static func places(_ count: Int) -> String { counted(count, "place") }
    package static func modes(_ count: Int) -> String { counted(count, "mode") }
    package static func elements(_ count: Int) -> String { counted(count, "element") }
    package static func lines(_ count: Int) -> String { counted(count, "line") }

    /// The predicate for a number of components whose definitions failed.
    package static func failed(_ count: Int) -> String {
        "failed to say what \(count == 1 ? "it shows" : "they show")"
    }

    private static func counted(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
}
