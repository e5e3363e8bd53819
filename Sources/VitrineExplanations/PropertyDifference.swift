import VitrineComposition
import VitrineGeometry
import VitrineJSONValues

/// In what the properties of an element differ, in the words of an author: what belongs together is one change.
struct PropertyDifference {
    struct Member: Equatable {
        var name: String
        var from: JSONValue?
        var to: JSONValue?
        /// What both values are made of; nothing where one is no design token's.
        var token: TokenSwap?
        /// The picture or icon whose file has another content, such as `icon 'heart'`; nothing for other properties.
        var file: String?
    }

    private(set) var causes: [Member] = []
    /// What is different only since the element's size is, or since another of its properties is.
    private(set) var consequences: [Member] = []

    private var old: [String: JSONValue]
    private var new: [String: JSONValue]

    /// - Parameter isResized: whether the element's box has another size.
    /// - Parameter tokens: what the values are made of.
    init(
        _ old: [String: JSONValue], _ new: [String: JSONValue], kind: String, isResized: Bool,
        tokens: (old: UsedTokens, new: UsedTokens) = (UsedTokens(nil), UsedTokens(nil))
    ) {
        self.old = old
        self.new = new
        if kind == "padding" { joinEdges() }
        if ["offset", "position", "scale"].contains(kind) { join(["x", "y"], as: kind) }
        if kind.hasSuffix("frame") { joinSides() }
        if ["text", "icon"].contains(kind) { joinFont() }
        followShape(isResized: isResized)
        followPicture()
        if old["runs"] != nil || new["runs"] != nil { compareRuns(tokens) }
        for name in Set(self.old.keys).union(self.new.keys).sorted() where self.old[name] != self.new[name] {
            let member = Member(
                name: name, from: self.old[name], to: self.new[name],
                token: UsedTokens.swap(of: name, kind: kind, tokens.old, tokens.new),
                file: name == "content" ? Self.shownFile(self.new) : nil)
            causes += UsedTokens.changedStops(member, tokens.old, tokens.new) ?? [member]
        }
    }

    private func isChanged(_ name: String) -> Bool { old[name] != new[name] }

    private mutating func remove(_ names: [String]) {
        for name in names { (old[name], new[name]) = (nil, nil) }
    }

    private mutating func follow(_ name: String) {
        if isChanged(name) { consequences.append(Member(name: name, from: old[name], to: new[name])) }
        remove([name])
    }

    /// Edges that had and have the same distance are one change.
    private mutating func joinEdges() {
        guard let before = PaddingEdges(old), let after = PaddingEdges(new) else { return }
        remove(["all edges", "top", "leading", "bottom", "trailing"])
        let edges = [
            ("top", before.top, after.top), ("leading", before.leading, after.leading),
            ("bottom", before.bottom, after.bottom), ("trailing", before.trailing, after.trailing),
        ]
        let changed = edges.filter { $0.1 != $0.2 }
        guard let first = changed.first else { return }
        let isSame = changed.allSatisfy { $0.1 == first.1 && $0.2 == first.2 }
        let names: [String: String] = [
            "top leading bottom trailing": "all edges", "leading trailing": "horizontal",
            "top bottom": "vertical",
        ]
        if isSame, let name = names[changed.map(\.0).joined(separator: " ")] {
            (old[name], new[name]) = (.number(first.1), .number(first.2))
            return
        }
        var rest = changed
        for (name, one, other) in [("horizontal", "leading", "trailing"), ("vertical", "top", "bottom")] {
            let pair = rest.filter { $0.0 == one || $0.0 == other }
            guard pair.count == 2, pair[0].1 == pair[1].1, pair[0].2 == pair[1].2 else { continue }
            (old[name], new[name]) = (.number(pair[0].1), .number(pair[0].2))
            rest.removeAll { $0.0 == one || $0.0 == other }
        }
        for edge in rest { (old[edge.0], new[edge.0]) = (.number(edge.1), .number(edge.2)) }
    }

    private mutating func join(_ names: [String], as joined: String) {
        guard names.contains(where: isChanged) else { return }
        let values = [old, new].map { side in JSONValue.list(names.map { side[$0] ?? .number(0) }) }
        remove(names)
        (old[joined], new[joined]) = (values[0], values[1])
    }

    /// Width and height are one size where both were and are said and both have changed.
    private mutating func joinSides() {
        let names = ["width", "height"]
        guard names.allSatisfy({ isChanged($0) && old[$0] != nil && new[$0] != nil }) else { return }
        join(names, as: "size")
    }

    /// A font has a face, a size and, following from the face, what is measured by it.
    private mutating func joinFont() {
        if isChanged("font") || isChanged("font size") { follow("metrics") }
        guard isChanged("font size"), isChanged("font"), let from = Self.font(old), let to = Self.font(new)
        else {
            return
        }
        remove(["font", "font size"])
        (old["font"], new["font"]) = (.list(from), .list(to))
    }

    private static func font(_ properties: [String: JSONValue]) -> [JSONValue]? {
        guard let face = properties["font"], let size = properties["font size"] else { return nil }
        return [face, size]
    }

    /// Paths are functions of the box; radii belong to shapes that have corners.
    private mutating func followShape(isResized: Bool) {
        if isChanged("shape") {
            remove(["path", "outline"])
            let members = ["shape", "corner radius"]
            let values = [old, new].map { side in JSONValue.list(members.compactMap { side[$0] }) }
            remove(members + ["corners"])
            (old["shape"], new["shape"]) = (values[0], values[1])
            return
        }
        guard isChanged("path") || isChanged("outline") else { return }
        let isSame = old["outline"] != nil && new["outline"] != nil ? !isChanged("outline") : isResized
        if isSame { follow("path") } else { remove(["path"]) }
        if isSame {
            remove(["outline"])
        } else if old["outline"] == nil || new["outline"] == nil {
            (old["outline"], new["outline"]) = ("", "other")
        }
    }

    /// Symbols are drawn for the font beside them, and another picture has another file.
    private mutating func followPicture() {
        if Self.fileNames.contains(where: { isChanged($0.property) }) {
            remove(["content"])
        } else if isChanged("font") || isChanged("font size") {
            follow("content")
        }
    }

    /// The properties that name a file, also in the place of a text, and what people call what it shows.
    private static let fileNames = [
        (property: "icon", word: "icon"), (property: "image", word: "picture"),
        (property: "symbol", word: "icon"), (property: "picture", word: "picture"),
    ]

    /// Such as `icon 'heart'`; nothing where there is no file.
    private static func shownFile(_ properties: [String: JSONValue]) -> String? {
        fileNames.lazy.compactMap { name in
            properties[name.property].map { "\(name.word) \(Quotation.of($0.description))" }
        }.first
    }

    /// The parts of a text, each with a style of its own.
    private mutating func compareRuns(_ tokens: (old: UsedTokens, new: UsedTokens)) {
        let (before, after) = (Self.runs(old), Self.runs(new))
        remove(["runs", "font", "font size", "metrics", "leading", "color", "tracking", "fill"])
        if isChanged("text"), before.count == after.count {
            let styles = [before, after].map { runs in runs.map { $0.filter { $0.key != "text" } } }
            if styles[0] == styles[1] { return }
        }
        guard before.count == after.count, !isChanged("text") else {
            if before != after, !isChanged("text") {
                let parts = [before, after].map { runs in JSONValue.list(runs.compactMap { $0["text"] }) }
                causes.append(Member(name: "styled parts", from: parts[0], to: parts[1]))
            }
            return
        }
        for (index, (from, to)) in zip(before, after).enumerated() where from != to {
            var inner = PropertyDifference(
                from.filter { $0.key != "text" }, to.filter { $0.key != "text" }, kind: "text",
                isResized: false, tokens: (tokens.old.ofPart(index + 1), tokens.new.ofPart(index + 1)))
            let part = Self.shownFile(to) ?? Quotation.of(to["text"]?.description ?? "")
            for index in inner.causes.indices where !inner.causes[index].namesPart {
                inner.causes[index].name += " of \(part)"
            }
            causes += inner.causes
            consequences += inner.consequences
        }
    }

    private static func runs(_ properties: [String: JSONValue]) -> [[String: JSONValue]] {
        guard case .list(let runs)? = properties["runs"] else { return [properties] }
        return runs.map { run in if case .record(let record) = run { record } else { [:] } }
    }
}

extension PropertyDifference.Member {
    /// Whether it is which file a part of a text shows, or what the file holds, so that the words name the part.
    fileprivate var namesPart: Bool { file != nil || ["symbol", "picture"].contains(name) }
}
