public import Foundation

/// The selection in a text with attributes that is edited: nothing is selected in a picture but what code selects.
public nonisolated struct AttributedTextSelection: Equatable, Sendable {
    public enum Indices: Equatable, Sendable {
        case insertionPoint(AttributedString.Index)
        case ranges(RangeSet<AttributedString.Index>)
    }

    private var indices: Indices?
    private var typingAttributes: AttributeContainer?

    public init() {}

    public init(range: Range<AttributedString.Index>) {
        indices = range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
    }

    public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
        self.indices = .insertionPoint(insertionPoint)
        self.typingAttributes = typingAttributes
    }

    public init(ranges: RangeSet<AttributedString.Index>) {
        indices = .ranges(ranges)
    }

    /// The end of the text unless something is selected.
    public func indices(in text: AttributedString) -> Indices { indices ?? .insertionPoint(text.endIndex) }

    /// The attributes of what would be typed: those of the letter before it unless others have been set.
    public func typingAttributes(in text: AttributedString) -> AttributeContainer {
        if let typingAttributes { return typingAttributes }
        let place =
            switch indices(in: text) {
            case .insertionPoint(let place): place
            case .ranges(let ranges): ranges.ranges.first?.lowerBound ?? text.endIndex
            }
        guard place > text.startIndex else { return text.runs.first?.attributes ?? AttributeContainer() }
        return text.runs[text.characters.index(before: place)].attributes
    }

    /// Always ``TextSelectionAffinity/automatic``.
    public func affinity(in text: AttributedString) -> TextSelectionAffinity { .automatic }

    fileprivate mutating func setTypingAttributes(_ attributes: AttributeContainer) {
        typingAttributes = attributes
    }
}

nonisolated extension AttributedString {
    /// Changes the attributes of what is selected, or of what would be typed where nothing is.
    public mutating func transformAttributes(
        in selection: inout AttributedTextSelection, body: (inout AttributeContainer) -> Void
    ) {
        switch selection.indices(in: self) {
        case .insertionPoint:
            var attributes = selection.typingAttributes(in: self)
            body(&attributes)
            selection.setTypingAttributes(attributes)
        case .ranges(let ranges):
            for run in ranges.ranges.flatMap({ Array(self[$0].runs) }) {
                var attributes = run.attributes
                body(&attributes)
                self[run.range].setAttributes(attributes)
            }
        }
    }
}
