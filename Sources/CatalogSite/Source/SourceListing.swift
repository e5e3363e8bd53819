/// A source file with numbered lines that can be linked to, in colors.
struct SourceListing {
    let path: String
    let text: String

    /// The id of a line.
    static func id(ofLine line: Int) -> String { "L\(line)" }

    /// The most lines that are shown.
    private static let limit = 2000

    var markup: Markup {
        let lines = SwiftToken.lines(of: text)
        return Tag.section(.class("source-listing"), .labelled(by: "_source")) {
            Tag.h2(.id("_source")) {
                "Source "
                Tag.code { path }
            }
            Tag.pre(.isFocusable, .label("Source of \(path)")) {
                Tag.code {
                    for (number, line) in lines.prefix(Self.limit).enumerated() {
                        Tag.span(.class("line"), .id(Self.id(ofLine: number + 1))) {
                            for token in line { Self.markup(of: token) }
                        }
                        "\n"
                    }
                }
            }
            if lines.count > Self.limit {
                Tag.p(.class("facts")) { "and \(lines.count - Self.limit) more lines" }
            }
        }
    }

    static func markup(of token: SwiftToken) -> Markup {
        if token.kind == .plain { return .text(token.text) }
        return Tag.span(.class("swift-\(token.kind.rawValue)")) { token.text }
    }
}
