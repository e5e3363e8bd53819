/// A commit that changed files, with what git says of it.
public struct FileCommit: Equatable, Sendable {
    public var id: ObjectID
    /// Nothing for the first one of a history.
    public var parent: ObjectID?
    /// Who wrote the change.
    public var author: String
    /// When it came into the history, as RFC 3339 writes it.
    public var date: String
    /// The first line of its message.
    public var subject: String

    public init(id: ObjectID, parent: ObjectID?, author: String, date: String, subject: String) {
        self.id = id
        self.parent = parent
        self.author = author
        self.date = date
        self.subject = subject
    }

    /// What `git log` has to print for each commit, a line for each of the properties.
    static let format = "%H%n%P%n%cI%n%an%n%s"

    /// Nothing where a text is not what ``format`` asks for.
    init?(_ text: String) {
        let lines = text.split(separator: "\n", maxSplits: 4, omittingEmptySubsequences: false)
        guard lines.count == 5, let id = ObjectID(lines[0]) else { return nil }
        self.init(
            id: id, parent: lines[1].split(separator: " ").first.flatMap { ObjectID($0) },
            author: String(lines[3]), date: String(lines[2]), subject: String(lines[4]))
    }
}
