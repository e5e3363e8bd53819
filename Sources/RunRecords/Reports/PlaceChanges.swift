import VitrineExplanations

/// A change that several places share, with the values that other modes have.
struct PlaceChanges {
    private typealias Value = (words: String, property: String?, mode: String?)

    /// As people read them, in the catalogue's order.
    private(set) var places: [String]
    private var values: [Value] = []

    init(place: String) {
        places = [place]
    }

    mutating func add(_ words: String, of property: String?, mode: String?) {
        if !values.contains(where: { $0.words == words }) { values.append((words, property, mode)) }
    }

    /// Whether one of both has all changes that the other one has.
    func isSameChange(as other: PlaceChanges) -> Bool {
        let (one, other) = (Set(values.map(\.words)), Set(other.values.map(\.words)))
        return one.isSubset(of: other) || other.isSubset(of: one)
    }

    mutating func join(_ other: PlaceChanges) {
        places += other.places
        for value in other.values { add(value.words, of: value.property, mode: value.mode) }
    }

    /// Such as "`Badge` > text: padding 4 → 8 pt; at ax3 8 → 16 pt".
    var text: String {
        let words = values.map(addition).joined(separator: "; ")
        return placeNames.isEmpty ? words : "\(placeNames): \(words)"
    }

    /// How many places are named before the rest is counted.
    private static let namedPlaces = 4

    /// The places; those that differ only in what they say are one.
    private var placeNames: String {
        var names: [String] = []
        var indices: [String: Int] = [:]
        for place in places where !place.isEmpty {
            let general = Quotation.without(place)
            if let index = indices[general] {
                names[index] = general
            } else {
                indices[general] = names.count
                names.append(place)
            }
        }
        var texts = Array(names.prefix(Self.namedPlaces))
        if names.count > texts.count { texts.append("\(names.count - texts.count) more") }
        guard texts.count > 1, let last = texts.popLast() else { return texts.first ?? "" }
        return "\(texts.joined(separator: ", ")) and \(last)"
    }

    /// `in dark #111111 → #222222` after `color #ffffff → #eeeeee`.
    private func addition(_ value: Value) -> String {
        guard let base = values.first(where: { $0.property == value.property }), base.words != value.words
        else { return value.words }
        let rest = value.property.map { value.words.dropFirst($0.count + 1) } ?? value.words[...]
        if let mode = value.mode, mode != base.mode {
            return "\(mode.hasPrefix("ax") ? "at" : "in") \(mode) \(rest)"
        }
        return value.property == nil ? value.words : "elsewhere \(rest)"
    }
}
