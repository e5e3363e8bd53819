/// The name of an element's place, such as `Card/HStack/Row(tea)/Text[2]:padding`; unique in its tree.
///
/// It has a part for each element and view around, from the root. In a part a list's identity stands in parentheses,
/// the number among siblings of the same name in brackets, and a modifier behind a colon.
public struct ElementID: Hashable, Sendable {
    public let text: String
    /// Where the last part begins, in UTF-8. Ids are long and asked for often, so that both places are kept.
    private let lastPartStart: Int
    /// Where the id without its modifier ends, in UTF-8.
    private let elementEnd: Int

    /// Reads an id as it is printed; of any other text as much as is like one.
    public init(_ text: String) { self.init(text, near: .root) }

    /// Reads the id of what lies in or around an element, without reading again what both have in common.
    package init(_ text: String, near element: ElementID) {
        let common = element.length(in: text)
        var (start, colon) = (common == 0 ? 0 : element.lastPartStart, Int?.none)
        ElementIDMarks.forEach(in: text, from: common) { offset, mark in
            switch mark {
            case UInt8(ascii: "/"): (start, colon) = (offset + 1, nil)
            case UInt8(ascii: ":"): colon = colon ?? offset
            default: break
            }
        }
        self.init(text: text, lastPartStart: start, elementEnd: colon ?? text.utf8.count)
    }

    private init(text: String, lastPartStart: Int, elementEnd: Int) {
        self.text = text
        self.lastPartStart = lastPartStart
        self.elementEnd = elementEnd
    }

    /// What all elements are in.
    static let root = ElementID(text: "", lastPartStart: 0, elementEnd: 0)

    /// How messages name an element: its id in quotation marks; what all elements are in has none to quote.
    package static func quoted(_ element: String) -> String {
        element.isEmpty ? "the whole component" : "'\(element)'"
    }

    /// The id of a part inside of another one.
    init(_ part: Part, in parent: ElementID) {
        let element = part.element.text
        let start = parent == .root ? 0 : parent.text.utf8.count + 1
        var text = parent == .root ? element : "\(parent.text)/\(element)"
        if let modifier = part.modifier { text += ":\(modifier.text)" }
        self.init(text: text, lastPartStart: start, elementEnd: start + element.utf8.count)
    }

    /// The id without its modifier: `Card/HStack/Row(tea)/Text[2]`.
    public var element: String { String(decoding: text.utf8.prefix(elementEnd), as: UTF8.self) }

    /// Whether it names what modifies an element, and not the element itself.
    package var isModifier: Bool { elementEnd < text.utf8.count }

    /// What modifies the element, such as `padding`; nothing for elements themselves.
    public var modifier: String? { isModifier ? lastPart.modifier?.name : nil }

    /// The part of the element itself, with its modifier.
    public var lastPart: Part { Part(text.utf8.dropFirst(lastPartStart)) }

    /// From the root to the element itself; the last one with its modifier.
    public var parts: [Part] { partTexts().map { Part($0.utf8) } }

    /// The parts as they are printed.
    package func partTexts() -> [Substring] {
        var texts: [Substring] = []
        var start = 0
        func end(at end: Int) {
            let indices = [start, end].map { text.utf8.index(text.startIndex, offsetBy: $0) }
            texts.append(text[indices[0]..<indices[1]])
            start = end + 1
        }
        ElementIDMarks.forEach(in: text) { offset, mark in
            if mark == UInt8(ascii: "/") { end(at: offset) }
        }
        end(at: text.utf8.count)
        return texts
    }

    /// The parts that have an identity, without modifiers, behind those of an element that it lies in or around.
    package func identifiedParts(below element: ElementID?) -> [Label] {
        let common = element.map { $0.length(in: text) } ?? 0
        let rest = text.utf8.dropFirst(common)
        // Most have none, which is seen at once.
        guard rest.contains(UInt8(ascii: "(")) else { return [] }
        let parts =
            common == 0
            ? partTexts().dropFirst(element?.partCount ?? 0)
            : ElementID(String(decoding: rest, as: UTF8.self)).partTexts().dropFirst()
        return parts.map { Part($0.utf8).element }.filter { $0.identity != nil }
    }

    /// How many bytes of UTF-8 an id begins with are those of this element; 0 where it lies elsewhere.
    private func length(in text: String) -> Int {
        var (own, text) = (self.text, text)
        let isWithin = own.withUTF8 { own in
            text.withUTF8 { text in
                guard text.count >= elementEnd, text.starts(with: own, count: elementEnd) else {
                    return false
                }
                return text.count == elementEnd || ElementIDMarks.isPunctuation(text[elementEnd])
            }
        }
        return isWithin ? elementEnd : 0
    }

    /// How many parts it has.
    package var partCount: Int {
        var count = 1
        ElementIDMarks.forEach(in: text) { _, mark in if mark == UInt8(ascii: "/") { count += 1 } }
        return count
    }

    /// The id of a modifier around the element: the how manyth of its kind.
    func modified(by name: String, number: Int) -> ElementID {
        let modifier = Label(name: name, number: number)
        return ElementID(
            text: "\(element):\(modifier.text)", lastPartStart: lastPartStart, elementEnd: elementEnd)
    }

    /// Whether both are of the same element, with a modifier or without.
    func isSameElement(as other: ElementID) -> Bool {
        elementEnd == other.elementEnd && length(in: other.text) == elementEnd
    }

    public static func == (id: ElementID, other: ElementID) -> Bool { id.text == other.text }

    public func hash(into hasher: inout Hasher) { hasher.combine(text) }
}

extension ElementID: CustomStringConvertible {
    public var description: String { text }
}

extension ElementID: ExpressibleByStringLiteral {
    public init(stringLiteral text: String) { self.init(text) }
}

extension ElementID: Comparable {
    public static func < (id: ElementID, other: ElementID) -> Bool { id.text < other.text }
}

extension UnsafeBufferPointer<UInt8> {
    /// Whether the first bytes are another's, eight at a time: ids are long and have most of it in common.
    fileprivate func starts(with other: UnsafeBufferPointer<UInt8>, count: Int) -> Bool {
        let (bytes, others) = (UnsafeRawBufferPointer(self), UnsafeRawBufferPointer(other))
        var offset = 0
        while offset + 8 <= count {
            let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            guard word == others.loadUnaligned(fromByteOffset: offset, as: UInt64.self) else { return false }
            offset += 8
        }
        return (offset..<count).allSatisfy { bytes[$0] == others[$0] }
    }
}
