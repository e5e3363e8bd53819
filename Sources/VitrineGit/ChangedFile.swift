/// A file that is not the same in two states of a repository.
public struct ChangedFile: Equatable, Sendable {
    /// Where a state's bytes are.
    public enum Content: Equatable, Sendable {
        case blob(ObjectID)
        case workingTree
    }

    /// Relative to the folder that the repository was opened with.
    public var path: String
    /// Nothing where there was no such file.
    public var old: ObjectID?
    /// Nothing where there is none any more.
    public var new: Content?

    public init(path: String, old: ObjectID?, new: Content?) {
        self.path = path
        self.old = old
        self.new = new
    }

    /// Reads `:<mode> <mode> <id> <id> <status>`, NUL, `<path>`, NUL (git-diff, "Raw output format").
    ///
    /// What is no file in a state (a link, a submodule) counts as missing there.
    static func reading(_ bytes: [UInt8]) throws(GitError) -> [ChangedFile] {
        let fields = bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        guard fields.count.isMultiple(of: 2) else {
            throw .failed(command: "diff", reason: "its answer is cut off")
        }
        var files: [ChangedFile] = []
        for index in stride(from: 0, to: fields.count, by: 2) {
            let words = fields[index].dropFirst().split(separator: " ")
            guard words.count == 5, let old = ObjectID(words[2]), let new = ObjectID(words[3]) else {
                throw .failed(command: "diff", reason: "its answer has the line '\(fields[index])'")
            }
            let (hadFile, hasFile) = (words[0].hasPrefix("100"), words[1].hasPrefix("100"))
            files.append(
                ChangedFile(
                    path: fields[index + 1], old: hadFile ? old : nil,
                    new: hasFile ? (new.isNull ? .workingTree : .blob(new)) : nil))
        }
        return files.filter { $0.old != nil || $0.new != nil }
    }
}
