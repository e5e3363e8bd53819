/// An element of an XML file with its attributes and children; text between elements is not kept.
struct MarkupElement: Equatable, Sendable {
    var name: String
    var attributes: [String: String]
    /// Where the element's start tag begins, counted from 1.
    var line: Int
    var children: [MarkupElement] = []
}
