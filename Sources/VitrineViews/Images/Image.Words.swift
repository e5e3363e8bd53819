nonisolated extension Image {
    /// A text that is read of a picture and never shown.
    ///
    /// Two are the same if they say the same in every locale; of texts of values that is not known, and all count as the same.
    package struct Words: Hashable, Sendable {
        package let text: Text

        package static func == (left: Words, right: Words) -> Bool {
            left.text.pieces.count == right.text.pieces.count
                && zip(left.text.pieces, right.text.pieces).allSatisfy { left, right in
                    switch (left.content, right.content) {
                    case (.verbatim(let left), .verbatim(let right)): left == right
                    case (.localized(let left), .localized(let right)): left == right
                    case (.image(let left), .image(let right)): left == right
                    case (.formatted, .formatted): true
                    default: false
                    }
                }
        }

        package func hash(into hasher: inout Hasher) { hasher.combine(text.pieces.count) }
    }
}
