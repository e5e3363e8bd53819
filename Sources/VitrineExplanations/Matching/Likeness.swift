import VitrineComposition

/// Measures by their content how much two elements are alike.
struct Likeness {
    let old: ElementTree
    let new: ElementTree

    /// From here on two elements in the same slot are taken for one that was changed.
    static let same = 0.4
    /// The same for elements that a list has given two different identities.
    static let sameOfOtherIdentity = 0.6

    /// Between 0 and 1.
    func of(_ left: Int, _ right: Int) -> Double {
        let (one, other) = (old.elements[left], new.elements[right])
        if one.shape == other.shape { return 1 }
        // What holds the whole element was put around it.
        if isAround(left, other.core, in: old) || isAround(right, one.core, in: new) { return 0 }
        let (before, after) = (old.description(of: left), new.description(of: right))
        let isLeaf = one.children.isEmpty
        guard isLeaf == other.children.isEmpty || before.kind == after.kind else { return 0 }
        let place = Self.composites(old, left) == Self.composites(new, right) ? 1.0 : 0
        let content = sharedContent(left, right)
        guard isLeaf else {
            let kind = before.kind == after.kind ? 0.2 : 0
            return 0.2 + kind + 0.1 * place + 0.5 * content
        }
        guard before.kind == after.kind else { return 0.1 + 0.2 * place }
        return 0.3 + 0.2 * place + 0.25 * agreement(before, after) + 0.25 * content
    }

    /// Whether an element is nothing but another one and what stands beside it.
    private func isAround(_ element: Int, _ core: Int, in tree: ElementTree) -> Bool {
        let children = tree.elements[element].children
        return children.contains { child in
            tree.elements[child].core == core
                || tree.elements[child].children.contains { tree.elements[$0].core == core }
        }
    }

    /// The share of properties that are equal, without what an element says or shows.
    private func agreement(_ before: NodeDescription, _ after: NodeDescription) -> Double {
        let names = Set(before.properties.keys).union(after.properties.keys)
            .subtracting(["text", "icon", "image", "content", "path"])
        if names.isEmpty { return 1 }
        let equal = names.count { before.properties[$0] == after.properties[$0] }
        return Double(equal) / Double(names.count)
    }

    /// The share of texts, icons and pictures that both hold.
    private func sharedContent(_ left: Int, _ right: Int) -> Double {
        let (one, other) = (content(old, left), content(new, right))
        if one.isEmpty && other.isEmpty { return 0.5 }
        var counts: [String: Int] = [:]
        for content in one { counts[content, default: 0] += 1 }
        var shared = 0.0
        for content in other where counts[content, default: 0] > 0 {
            counts[content, default: 0] -= 1
            shared += 1
        }
        if shared == 0, one.count == 1, other.count == 1 { return Self.sharedLetters(one[0], other[0]) / 2 }
        return 2 * shared / Double(one.count + other.count)
    }

    private func content(_ tree: ElementTree, _ element: Int) -> [String] {
        let limit = 200
        var found: [String] = []
        for index in tree.subtree(element).prefix(limit) {
            if let content = tree.description(of: index).visibleContent { found.append(content.text) }
        }
        return found
    }

    /// How much of two texts is the same at their beginning and their end.
    private static func sharedLetters(_ one: String, _ other: String) -> Double {
        let (one, other) = (Array(one.utf8), Array(other.utf8))
        let shorter = min(one.count, other.count)
        let head = (0..<shorter).first { one[$0] != other[$0] } ?? shorter
        let rest = shorter - head
        let tail = (0..<rest).first { one[one.count - 1 - $0] != other[other.count - 1 - $0] } ?? rest
        return Double(head + tail) / Double(max(one.count, other.count, 1))
    }

    /// The composite views between an element's parent and itself.
    private static func composites(_ tree: ElementTree, _ element: Int) -> [String] {
        let depth = tree.elements[element].parent.map { ElementID(tree.description(of: $0).id).partCount }
        return ElementPath(tree.description(of: element).id).names(from: depth ?? 0).dropLast()
    }
}
