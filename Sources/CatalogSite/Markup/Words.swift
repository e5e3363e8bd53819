/// Words of explanations, in which names of views stand between backticks.
enum Words {
    static func markup(_ text: String) -> Markup {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false)
        // What is between no two of them is text.
        guard parts.count % 2 == 1 else { return .text(text) }
        return .group(
            parts.enumerated().map { place, part in
                place % 2 == 1 ? Tag.code { String(part) } : .text(String(part))
            })
    }
}
