/// Texts as a Swift source says them.
package enum SwiftText {
    /// The literal of a text, quotation marks included; the standard library prints it for debugging.
    package static func literal(_ text: String) -> String { text.debugDescription }

    /// The literal of an array of texts.
    package static func literal(_ texts: [String]) -> String { texts.debugDescription }
}
