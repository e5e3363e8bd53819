import VitrineDrawing
import VitrineExplanations
import VitrineGeometry
import VitrineJSONValues

/// The elements of a variant's pictures, for the inspector's script: `elements.js` reads what is written here.
///
/// Words stand in one list, since the modes of a variant share nearly all of them; elements name them by their numbers.
struct ElementData: Sendable {
    private var words: [String] = []
    private var numbers: [String: Int] = [:]
    private var pictures: [String] = []
    /// The views that declare the elements.
    private(set) var views: Set<String> = []

    /// How many pictures have elements here.
    var count: Int { pictures.count }

    /// Adds the elements of the next picture.
    mutating func add(_ elements: [InspectedElement]) {
        var path: [String] = []
        var records: [JSONValue] = []
        for element in elements {
            path.removeLast(max(0, path.count - element.depth))
            records.append(record(of: element, in: path.last))
            if !element.component.isEmpty { views.insert(element.component) }
            path.append(element.id)
        }
        pictures.append(JSONWriter.text(of: .list(records)))
    }

    /// An object that may stand in a script element: no `<` ends it.
    var text: String {
        let words = JSONWriter.text(of: .list(words.map(JSONValue.string)))
        return "{\"words\": \(words), \"pictures\": [\(pictures.joined(separator: ", "))]}"
            .split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003c")
    }

    private mutating func record(of element: InspectedElement, in parent: String?) -> JSONValue {
        var members: [JSONValue] = [
            .number(Double(element.depth)), number(of: element.kind), number(of: element.name),
            number(of: element.component), number(of: Self.shortened(element.id, in: parent)),
            Self.record(of: element.place),
            .list(
                element.modifiers.map {
                    .list([number(of: $0.words), number(of: $0.kind), Self.record(of: $0.place)])
                }),
            .list(element.values.flatMap { [number(of: $0.name), number(of: $0.words)] }),
            .list(element.gaps.map(Self.record)),
        ]
        let further = record(ofFurther: element)
        if !further.isEmpty { members.append(.record(further)) }
        return .list(members)
    }

    /// What few elements have.
    private mutating func record(ofFurther element: InspectedElement) -> [String: JSONValue] {
        var record: [String: JSONValue] = [:]
        if let contrast = element.contrast {
            // Never more than it is, so that what falls short of its bound is seen to.
            let ratio = (contrast.ratio * 100).rounded(.down) / 100
            record["contrast"] = .list([
                .number(ratio), .number(contrast.required), number(of: contrast.backdrop),
            ])
        }
        if let safeArea = element.safeArea {
            record["safe area"] = .list(safeArea.map { .number(Self.rounded($0)) })
        }
        if let spoken = element.spoken {
            record["spoken"] = .list([.number(Double(spoken.number)), number(of: spoken.words)])
        }
        if !element.baselines.isEmpty {
            record["baselines"] = .list(element.baselines.map { .number(Self.rounded($0)) })
        }
        return record
    }

    private mutating func number(of word: String) -> JSONValue {
        if let number = numbers[word] { return .number(Double(number)) }
        numbers[word] = words.count
        words.append(word)
        return .number(Double(words.count - 1))
    }

    /// What an id adds to that of the element around; all of it where it does not begin with that.
    private static func shortened(_ id: String, in parent: String?) -> String {
        guard let parent, id.hasPrefix("\(parent)/") else { return id }
        return String(id.dropFirst(parent.count))
    }

    /// `[x, y, width, height]`, followed by the map's six numbers where there is one.
    private static func record(of place: PlacedBox) -> JSONValue {
        let box = place.box
        var numbers = [box.minX, box.minY, box.width, box.height].map(rounded)
        if let map = place.map { numbers += [map.a, map.b, map.c, map.d, map.tx, map.ty] }
        return .list(numbers.map(JSONValue.number))
    }

    /// As many digits as sidecars hold of boxes.
    private static func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 + 0 }
}
