/// The result of looking a text up in a table of strings.
package nonisolated struct LookedUpString: Sendable {
    /// Nothing for a text that is shown as it is.
    package var format: LocalizedFormat?
    /// What the table lacks of it.
    package var gap: StringTableGap?

    package init(_ format: LocalizedFormat? = nil, gap: StringTableGap? = nil) {
        self.format = format
        self.gap = gap
    }
}

/// A text that a table of strings does not have in the language of a picture.
package nonisolated struct StringTableGap: Hashable, Sendable {
    package var key: String
    /// The table's file, or the name of its files.
    package var table: String
    /// The language that is missing; nothing where the table does not know the text.
    package var language: String?

    package init(key: String, table: String, language: String?) {
        self.key = key
        self.table = table
        self.language = language
    }
}
