import VitrineComposition
import VitrineHashing
import VitrineJSONValues

/// The causes that several snapshots may share, by which they are approved together.
///
/// A snapshot with another cause besides belongs to another cluster.
public struct CauseCluster: Hashable, Sendable {
    /// A cause as people read it.
    public struct Cause: Hashable, Sendable {
        /// The component and what is seen of the element; nothing where the words say it.
        public var place: String
        public var words: String
        /// What the words begin with where an old and a new value follow, such as `padding`.
        public var property: String?

        public init(place: String, words: String, property: String? = nil) {
            self.place = place
            self.words = words
            self.property = property
        }

        var text: String { place.isEmpty ? words : "\(place): \(words)" }
    }

    /// Eight hexadecimal digits that stand for the causes with their exact values, the same on every machine.
    public var id: String
    /// In the order of their declarations.
    public var causes: [Cause]
    /// The same for the causes whatever their values are: where they are declared and what of it was changed.
    public var declaration: String
    /// The same for the values, where all causes are one change of one value; nothing otherwise.
    public var value: String?

    public init(id: String, causes: [Cause], declaration: String, value: String? = nil) {
        self.id = id
        self.causes = causes
        self.declaration = declaration
        self.value = value
    }

    /// A cluster that is like no other one.
    public init(id: String, title: String) {
        self.init(id: id, causes: [Cause(place: "", words: title)], declaration: id)
    }

    /// The causes as people read them, one element with several of them named once.
    public var title: String { Self.title(of: causes) }

    static func title(of causes: [Cause]) -> String {
        var last: String?
        return causes.map { cause in
            defer { last = cause.place }
            return cause.place == last && !cause.place.isEmpty ? cause.words : cause.text
        }
        .joined(separator: ", ")
    }

    /// The cluster of some causes; nothing where there is none.
    init?(_ causes: [CauseList.Cause]) {
        if causes.isEmpty { return nil }
        // What came or went has no values in its key, so that several may have the same.
        let sorted = causes.sorted { ($0.declaration, $0.exactly) < ($1.declaration, $1.exactly) }
        let keys = Set(sorted.map { "\($0.declaration) \($0.exactly)" }).sorted()
        let values = Set(sorted.map(\.value))
        self.init(
            id: Self.hash(keys),
            causes: sorted.map { cause in
                let change = cause.change
                return Cause(place: change.place, words: change.sentence, property: change.property)
            },
            declaration: Self.hash(Set(sorted.map(\.declaration)).sorted()),
            value: values.count == 1 ? values.first?.map { Self.hash([$0]) } : nil)
    }

    private static func hash(_ keys: [String]) -> String {
        String(contentHash(of: Array(keys.joined(separator: "\n").utf8)).prefix(8))
    }

    /// The cluster of all snapshots that the same change of the environment has met.
    package init?(environmentChanges: [String]) {
        if environmentChanges.isEmpty { return nil }
        let id = Self.hash(environmentChanges.map { "environment \($0)" }.sorted())
        self.init(id: id, title: environmentChanges.sorted().joined(separator: ", "))
    }
}

extension CauseList.Cause {
    /// The change of the value that a design has one name for; nothing for other causes.
    fileprivate var value: String? {
        if let token = change.token, token.isSame { return declaration }
        guard case .property(let name, let from?, let to?) = change.detail else { return nil }
        let isNamed = name.unit == .color || name.unit == .points || name.name == "font"
        return isNamed ? "\(JSONWriter.text(of: from)) → \(JSONWriter.text(of: to))" : nil
    }
}
