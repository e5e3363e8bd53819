/// Why a snapshot is as it is, in words that may name an element of it.
public struct SnapshotReason: Hashable, Sendable {
    public var text: String
    /// The id of the element that the text has in quotation marks; nothing where it names none.
    public var element: String?

    public init(text: String, element: String? = nil) {
        self.text = text
        self.element = element
    }

    /// The text whichever element it names, by which reasons are the same.
    package var general: String {
        guard let element, !element.isEmpty else { return text }
        return text.replacing("'\(element)'", with: "'…'")
    }
}

extension SnapshotReason: ExpressibleByStringLiteral {
    public init(stringLiteral text: String) { self.init(text: text) }
}

/// A reason that is printed once, however many elements have it.
public struct RepeatedReason: Equatable, Sendable {
    /// With the first of the elements.
    public let text: String
    /// The text whichever element it names.
    package let general: String
    private var elements: Set<String>

    init(_ reason: SnapshotReason) {
        text = reason.text
        general = reason.general
        elements = []
        add(reason)
    }

    /// Reasons that differ in nothing but the elements that they name, in the order of the first ones.
    public static func all(of reasons: some Sequence<SnapshotReason>) -> [RepeatedReason] {
        var repeated: [RepeatedReason] = []
        var numbers: [String: Int] = [:]
        for reason in reasons {
            if let number = numbers[reason.general] {
                repeated[number].add(reason)
            } else {
                numbers[reason.general] = repeated.count
                repeated.append(RepeatedReason(reason))
            }
        }
        return repeated
    }

    /// Notes that another element has the same reason.
    mutating func add(_ reason: SnapshotReason) {
        if let element = reason.element { elements.insert(element) }
    }

    /// Such as "and 24 more elements"; nothing where the text names all.
    public var others: String? {
        switch elements.count - 1 {
        case ...0: nil
        case 1: "and 1 more element"
        case let count: "and \(count) more elements"
        }
    }

    /// The text, with how many other elements have the same reason.
    public var sentence: String { ([text] + [others].compactMap(\.self)).joined(separator: "; ") }
}
