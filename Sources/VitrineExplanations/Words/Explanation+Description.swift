import VitrineGeometry

extension Explanation: CustomStringConvertible {
    /// Such as "`Badge`: padding 4 → 8 pt; therefore the component is 8 pt wider, and 3 elements move or resize".
    public var description: String {
        switch (causes.isEmpty, consequences.isEmpty) {
        case (true, true): "the elements are the same"
        case (true, false): "only places and sizes changed: \(Self.list(consequences))"
        case (false, true): Self.list(causes)
        case (false, false): "\(Self.list(causes)); therefore \(effect)"
        }
    }

    /// What follows from the causes, in one clause.
    var effect: String {
        let sides = [(growth.width, "wider", "narrower"), (growth.height, "taller", "shorter")]
        let growths = sides.filter { $0.0.magnitude > 0.0005 }.map { side in
            "\(ValueWords.decimal(side.0.magnitude)) pt \(side.0 > 0 ? side.1 : side.2)"
        }
        let count = Set(consequences.map(\.id)).count
        let followers = count == 1 ? "1 element moves or resizes" : "\(count) elements move or resize"
        return growths.isEmpty
            ? followers : "the component is \(growths.joined(separator: " and ")), \(followers)"
    }

    /// How many changes are named before the rest is counted; changes of texts are named in any case.
    private static let namedChanges = 6

    /// The changes one after the other; an element with several in a row is named once.
    private static func list(_ changes: [Change]) -> String {
        var texts: [String] = []
        var last: String?
        var rest = 0
        for (index, change) in changes.enumerated() {
            guard index < namedChanges || change.isOfContent else {
                rest += 1
                continue
            }
            texts.append(change.place == last && !change.place.isEmpty ? change.sentence : change.description)
            last = change.place
        }
        if rest > 0 { texts.append("and \(rest) more") }
        return texts.joined(separator: ", ")
    }
}
