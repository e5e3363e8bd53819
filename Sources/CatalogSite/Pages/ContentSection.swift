import VitrineWording

/// The section with the values that the variants of a page are made with, as JSON.
struct ContentSection {
    let variants: [SiteVariant]

    /// The most lines of a variant's content.
    private static let lineLimit = 400

    var markup: Markup {
        let shown = variants.compactMap { variant in variant.content.map { (variant, $0.text) } }
        if shown.isEmpty { return .group([]) }
        return Tag.section(.class("contents"), .labelled(by: "_content")) {
            Tag.h2(.id("_content")) { "Content" }
            for (variant, text) in shown { details(variant, text) }
        }
    }

    private func details(_ variant: SiteVariant, _ text: String) -> Markup {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let rest = lines.count - Self.lineLimit
        return Tag.details(.class("content")) {
            Tag.summary {
                Tag.b { variant.name }
                " \(Pluralized.lines(lines.count)) of JSON"
            }
            Tag.pre(.isFocusable, .label("Content of \(variant.name)")) {
                Tag.code { lines.prefix(Self.lineLimit).joined(separator: "\n") }
            }
            if rest > 0 { Tag.p(.class("facts")) { "and \(Pluralized.lines(rest)) more" } }
        }
    }
}
