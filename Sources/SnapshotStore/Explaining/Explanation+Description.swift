extension Explanation: CustomStringConvertible {
    /// How many causes and how many consequences are named before the rest is counted.
    private static let namedChanges = 6

    /// Such as "`badge` padding 4 → 8 pt; therefore `badge` 52×20 → 60×20 pt, `title` x 68 → 76 pt".
    public var description: String {
        switch (causes.isEmpty, consequences.isEmpty) {
        case (true, true): "the elements are the same"
        case (true, false): "only places and sizes changed: \(Self.list(consequences))"
        case (false, true): Self.list(causes)
        case (false, false): "\(Self.list(causes)); therefore \(Self.list(consequences))"
        }
    }

    /// The changes one after the other; an element with several in a row is named once.
    private static func list(_ changes: [Change]) -> String {
        var texts: [String] = []
        var last: String?
        for change in changes.prefix(namedChanges) {
            texts.append(change.id == last ? "\(change.detail)" : change.description)
            last = change.id
        }
        if changes.count > namedChanges { texts.append("and \(changes.count - namedChanges) more") }
        return texts.joined(separator: ", ")
    }
}
