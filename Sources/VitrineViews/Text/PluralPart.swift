/// A part of a text that a number decides.
package nonisolated struct PluralPart: Equatable, Sendable {
    /// Which value is the number, from 1 on, where the text does not say it; nothing for the next one.
    package var position: Int?
    /// The forms; there is always one for `other`.
    package var texts: [PluralCategory: String]

    package init(position: Int? = nil, texts: [PluralCategory: String]) {
        self.position = position
        self.texts = texts
    }
}
