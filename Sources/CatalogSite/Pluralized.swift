/// Numbers with their nouns.
enum Pluralized {
    static func components(_ count: Int) -> String { counted(count, "component") }
    static func variants(_ count: Int) -> String { counted(count, "variant") }
    static func snapshots(_ count: Int) -> String { counted(count, "snapshot") }
    static func places(_ count: Int) -> String { counted(count, "place") }
    static func modes(_ count: Int) -> String { counted(count, "mode") }
    static func elements(_ count: Int) -> String { counted(count, "element") }

    static func lines(_ count: Int) -> String { counted(count, "line") }

    private static func counted(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
}
