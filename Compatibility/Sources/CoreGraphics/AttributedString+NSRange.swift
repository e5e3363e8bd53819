public import Foundation

extension Range where Bound == AttributedString.Index {
    /// A range of UTF-16 code units in a text; nothing where it does not lie in the text.
    public init?<S: AttributedStringProtocol>(_ range: NSRange, in attributedString: S) {
        let string = String(attributedString.characters[...])
        guard let part = Range<String.Index>(range, in: string) else { return nil }
        let scalars = (string.unicodeScalars, attributedString.unicodeScalars)
        func index(_ place: String.Index) -> AttributedString.Index {
            scalars.1.index(
                scalars.1.startIndex,
                offsetBy: scalars.0.distance(from: scalars.0.startIndex, to: place))
        }
        self = index(part.lowerBound)..<index(part.upperBound)
    }
}
