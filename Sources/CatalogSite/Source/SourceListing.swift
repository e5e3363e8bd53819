/// A source file with numbered lines that can be linked to, in colors.
struct SourceListing {
    let path: String
    let text: String
    /// What the page shows the file for.
    var role = Role.definition
    /// The line of the view's declaration, from 1 on, where that stands in the file.
    var viewLine: Int?

    enum Role {
        case definition
        case view

        fileprivate var title: String {
            switch self {
            case .definition: "Source"
            case .view: "Source of the view"
            }
        }

        fileprivate var linePrefix: String {
            switch self {
            case .definition: "L"
            case .view: "V"
            }
        }

        /// The id of its heading.
        var id: String {
            switch self {
            case .definition: "_source"
            case .view: "_view-source"
            }
        }
    }

    /// The id of the place where a component's view is declared.
    static let viewID = "_view"

    /// The id of a line of the definition's file.
    static func id(ofLine line: Int) -> String { "\(Role.definition.linePrefix)\(line)" }

    /// The most lines that are shown.
    private static let limit = 2000

    var markup: Markup {
        let lines = SwiftToken.lines(of: text)
        return Tag.section(.class("source-listing"), .labelled(by: role.id)) {
            Tag.h2(.id(role.id)) {
                "\(role.title) "
                Tag.code { path }
            }
            Tag.pre(.isFocusable, .label("\(role.title) \(path)")) {
                Tag.code {
                    for (number, line) in lines.prefix(Self.limit).enumerated() {
                        Tag.span(.class("line"), .id("\(role.linePrefix)\(number + 1)")) {
                            if number + 1 == viewLine { Tag.span(.id(Self.viewID)) }
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
