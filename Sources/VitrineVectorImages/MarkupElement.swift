/// An element of an XML file with its attributes and children; of text only a style sheet's is kept, and that of `<text>` as children
/// without a name.
struct MarkupElement: Equatable, Sendable {
    var name: String
    var attributes: [String: String]
    /// Where the element's start tag begins, counted from 1.
    var line: Int
    var text = ""
    var children: [MarkupElement] = []
}
