extension ElementID {
    /// One part of an id, such as `Row(tea)[2]`; beside an element that of what modifies it, such as `Text:overlay`.
    public struct Part: Hashable, Sendable {
        public var element: Label
        public var modifier: Label?

        public init(_ element: Label, modifier: Label? = nil) {
            self.element = element
            self.modifier = modifier
        }

        public var text: String { modifier.map { "\(element.text):\($0.text)" } ?? element.text }
    }

    /// A name with what tells it from others of its kind.
    public struct Label: Hashable, Sendable {
        public var name: String
        /// What a list knows the element by, which stays when its place does not.
        public var identity: String?
        /// Which of the siblings of that name it is, from 1.
        public var number: Int

        public init(name: String, identity: String? = nil, number: Int = 1) {
            self.name = name
            self.identity = identity
            self.number = number
        }

        public var text: String { number > 1 ? "\(unnumbered)[\(number)]" : unnumbered }

        /// The text without the number among siblings, such as `Row(tea)`.
        public var unnumbered: String {
            let name = ElementIDMarks.quoted(name, marks: "\\/:()[]")
            return identity.map { "\(name)(\(ElementIDMarks.quotedIdentity($0)))" } ?? name
        }
    }
}

extension ElementID.Part {
    /// Reads a part as it is printed.
    package init(_ text: some Collection<UInt8>) {
        var marks = ElementIDMarks()
        let labels = text.split(maxSplits: 1, omittingEmptySubsequences: false) { byte in
            marks.isMark(byte) && byte == UInt8(ascii: ":")
        }
        self.init(
            ElementID.Label(labels[0]), modifier: labels.count > 1 ? ElementID.Label(labels[1]) : nil)
    }
}

extension ElementID.Label {
    /// Reads a label as it is printed.
    fileprivate init(_ text: some Collection<UInt8>) {
        var marks = ElementIDMarks()
        var rest = Array(text)[...]
        var number = 1
        if rest.last == UInt8(ascii: "]"),
            let bracket = rest.lastIndex(of: UInt8(ascii: "[")), !rest[..<bracket].endsInQuote,
            let stored = Int(String(decoding: rest[(bracket + 1)...].dropLast(), as: UTF8.self)), stored > 1
        {
            number = stored
            rest = rest[..<bracket]
        }
        let opening = rest.firstIndex { marks.isMark($0) && $0 == UInt8(ascii: "(") }
        if let opening, rest.last == UInt8(ascii: ")") {
            self.init(
                name: ElementIDMarks.unquoted(rest[..<opening]),
                identity: ElementIDMarks.unquoted(rest[(opening + 1)...].dropLast()), number: number)
        } else {
            self.init(name: ElementIDMarks.unquoted(rest), number: number)
        }
    }
}

extension ArraySlice<UInt8> {
    /// Whether the next byte would be quoted.
    fileprivate var endsInQuote: Bool {
        reversed().prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 1
    }
}
