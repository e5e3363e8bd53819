/// A command that a result suggests, on the folder that the one before was given.
public struct NextCommand: Sendable {
    /// What `--root` said; nothing where the folder is the nearest one.
    private let root: String?

    public init(root: String? = nil) {
        self.root = root
    }

    /// Such as `catalog approve --root App/Tests --cluster e242c3ad`.
    public func text(_ command: String, _ arguments: String) -> String {
        (["catalog", command] + (root.map { ["--root", Self.quoted($0)] } ?? []) + [arguments])
            .joined(separator: " ")
    }

    /// As one word of a shell's line.
    private static func quoted(_ word: String) -> String {
        let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "/._-+@".contains($0) } && !word.isEmpty
        return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }
}
