import Foundation

/// How Markdown has marked a stretch of text.
enum MarkdownMarks: AttributedStringKey {
    typealias Value = Set<InlineMarkdown.Mark>
    static let name = "Vitrine.MarkdownMarks"
}
