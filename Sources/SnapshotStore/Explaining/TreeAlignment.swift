import Composition

/// Finds the same elements in two trees, so that an inserted row does not make all rows look changed.
///
/// Children of matching elements are matched in this order: equal subtrees that keep their order; elements of
/// the same name that keep theirs; equal subtrees and elements with an identity that moved. What is left was
/// inserted or removed. Modifiers are matched along the chain around an element.
struct TreeAlignment {
    struct Pair: Equatable {
        var reference: Int
        var actual: Int
    }

    /// What is the same, parents before children.
    private(set) var matches: [Pair] = []
    /// The outermost nodes of elements that are the same.
    private(set) var elements: [(outer: Pair, inner: Pair)] = []
    private(set) var moved: [Pair] = []
    /// The topmost nodes that only the actual tree has.
    private(set) var inserted: [Int] = []
    /// The topmost nodes that only the reference has.
    private(set) var removed: [Int] = []

    private let reference: ElementTree
    private let actual: ElementTree
    private let referenceShapes: [Int]
    private let actualShapes: [Int]

    init(reference: ElementTree, actual: ElementTree) {
        self.reference = reference
        self.actual = actual
        var shapes = SubtreeShapes()
        referenceShapes = shapes.numbers(of: reference)
        actualShapes = shapes.numbers(of: actual)
        guard !reference.nodes.isEmpty, !actual.nodes.isEmpty else { return }
        match(Pair(reference: 0, actual: 0))
    }

    /// Matches two elements with the modifiers around them.
    private mutating func match(_ pair: Pair) {
        let referenceChain = reference.chain(from: pair.reference)
        let actualChain = actual.chain(from: pair.actual)
        guard let referenceElement = referenceChain.last, let actualElement = actualChain.last else { return }
        let inner = Pair(reference: referenceElement, actual: actualElement)
        elements.append((pair, inner))
        let modifiers = commonSubsequence(
            Array(referenceChain.dropLast()), Array(actualChain.dropLast())
        ) { reference.nodes[$0].modifier == actual.nodes[$1].modifier }
        removed += referenceChain.dropLast().filter { index in !modifiers.contains { $0.reference == index } }
        inserted += actualChain.dropLast().filter { index in !modifiers.contains { $0.actual == index } }
        for modifier in modifiers {
            matches.append(modifier)
            align(
                Array(reference.nodes[modifier.reference].children.dropFirst()),
                Array(actual.nodes[modifier.actual].children.dropFirst()))
        }
        matches.append(inner)
        align(reference.nodes[inner.reference].children, actual.nodes[inner.actual].children)
    }

    private mutating func align(_ left: [Int], _ right: [Int]) {
        let equal = commonSubsequence(left, right) { referenceShapes[$0] == actualShapes[$1] }
        var pairs: [Pair] = []
        var start = Pair(reference: 0, actual: 0)
        for pair in equal + [Pair(reference: -1, actual: -1)] {
            let leftEnd = left.firstIndex(of: pair.reference) ?? left.count
            let rightEnd = right.firstIndex(of: pair.actual) ?? right.count
            pairs += commonSubsequence(
                Array(left[start.reference..<leftEnd]), Array(right[start.actual..<rightEnd])
            ) { elementName(reference, $0) == elementName(actual, $1) }
            if pair.reference >= 0 { pairs.append(pair) }
            start = Pair(reference: leftEnd + 1, actual: rightEnd + 1)
        }
        var leftOver = left.filter { index in !pairs.contains { $0.reference == index } }
        for index in right where !pairs.contains(where: { $0.actual == index }) {
            if let position = leftOver.firstIndex(where: { isMoved($0, to: index) }) {
                let pair = Pair(reference: leftOver.remove(at: position), actual: index)
                moved.append(pair)
                pairs.append(pair)
            } else {
                inserted.append(index)
            }
        }
        removed += leftOver
        for pair in pairs.sorted(by: { $0.actual < $1.actual }) { match(pair) }
    }

    private func isMoved(_ left: Int, to right: Int) -> Bool {
        if referenceShapes[left] == actualShapes[right] { return true }
        return reference.nodes[left].hasIdentity && reference.nodes[left].name == actual.nodes[right].name
    }

    private func elementName(_ tree: ElementTree, _ index: Int) -> String {
        tree.nodes[index].name
    }

    /// The longest sequences of both lists whose members belong together one by one.
    private func commonSubsequence(
        _ left: [Int], _ right: [Int], belongTogether: (Int, Int) -> Bool
    ) -> [Pair] {
        // Most siblings are as they were; the table is for what lies between those at both ends.
        let shorter = min(left.count, right.count)
        let head = (0..<shorter).first { !belongTogether(left[$0], right[$0]) } ?? shorter
        let tail =
            (0..<shorter - head).first {
                !belongTogether(left[left.count - 1 - $0], right[right.count - 1 - $0])
            } ?? shorter - head
        let inner = commonSubsequence(
            ofUnlike: Array(left[head..<left.count - tail]), Array(right[head..<right.count - tail]),
            belongTogether: belongTogether)
        let ends = { (range: Range<Int>, offset: Int) in
            range.map { Pair(reference: left[$0], actual: right[$0 + offset]) }
        }
        return ends(0..<head, 0) + inner
            + ends(left.count - tail..<left.count, right.count - left.count)
    }

    private func commonSubsequence(
        ofUnlike left: [Int], _ right: [Int], belongTogether: (Int, Int) -> Bool
    ) -> [Pair] {
        if left.isEmpty || right.isEmpty { return [] }
        let width = right.count + 1
        var lengths = [Int](repeating: 0, count: (left.count + 1) * width)
        for row in left.indices.reversed() {
            for column in right.indices.reversed() {
                lengths[row * width + column] =
                    belongTogether(left[row], right[column])
                    ? lengths[(row + 1) * width + column + 1] + 1
                    : max(lengths[(row + 1) * width + column], lengths[row * width + column + 1])
            }
        }
        var pairs: [Pair] = []
        var (row, column) = (0, 0)
        while row < left.count, column < right.count {
            if belongTogether(left[row], right[column]) {
                pairs.append(Pair(reference: left[row], actual: right[column]))
                row += 1
                column += 1
            } else if lengths[(row + 1) * width + column] >= lengths[row * width + column + 1] {
                row += 1
            } else {
                column += 1
            }
        }
        return pairs
    }
}

/// Numbers subtrees so that equal ones, apart from ids' numbers and boxes, have the same number.
private struct SubtreeShapes {
    private struct Shape: Hashable {
        var name: String
        var modifier: String?
        var kind: String
        var properties: [String: PropertyValue]
        var children: [Int]
    }

    private var known: [Shape: Int] = [:]

    mutating func numbers(of tree: ElementTree) -> [Int] {
        var numbers = [Int](repeating: 0, count: tree.nodes.count)
        // Children stand behind their parents.
        for index in tree.nodes.indices.reversed() {
            let node = tree.nodes[index]
            let shape = Shape(
                name: node.name, modifier: node.modifier, kind: node.description.kind,
                properties: node.description.properties, children: node.children.map { numbers[$0] })
            let number = known[shape] ?? known.count
            known[shape] = number
            numbers[index] = number
        }
        return numbers
    }
}
