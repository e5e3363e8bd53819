import CatalogKit

/// The section with a component's initializer and the settings of its definition.
struct DeclarationSection {
    let component: SiteOutline.Component
    /// The view's own declaration; nothing where its source is not known.
    var declaration: TypeDeclaration?
    /// The addresses of the places where the definition and the view are declared, with what names them.
    var definitionPlace: Markup?
    var viewPlace: Markup?

    /// The most parameters that are listed.
    private static let parameterLimit = 100

    var markup: Markup {
        Markup.group([parameters, definition])
    }

    private var parameters: Markup {
        guard let parameters = declaration?.parameters, !parameters.isEmpty else { return .group([]) }
        return Tag.section(.class("parameters"), .labelled(by: "_parameters")) {
            Tag.h2(.id("_parameters")) { "Parameters" }
            Tag.div(.class("scroll"), .isFocusable, .role("region"), .label("Parameters")) {
                Tag.table {
                    Tag.thead {
                        Tag.tr {
                            for title in ["Name", "Type", "Default", "Description"] {
                                Tag.th(.scope("col")) { title }
                            }
                        }
                    }
                    Tag.tbody { for parameter in parameters.prefix(Self.parameterLimit) { row(parameter) } }
                }
            }
        }
    }

    private func row(_ parameter: TypeDeclaration.Parameter) -> Markup {
        Tag.tr {
            Tag.th(.scope("row")) { Tag.code { parameter.name } }
            Tag.td { Self.source(parameter.type) }
            Tag.td {
                if let value = parameter.defaultValue {
                    Self.source(value)
                } else {
                    Tag.span(.class("facts")) { "required" }
                }
            }
            Tag.td { MarkdownDocument(parameter.comment).markup }
        }
    }

    private static func source(_ text: String) -> Markup {
        Tag.code {
            for token in SwiftToken.tokens(of: text) { SourceListing.markup(of: token) }
        }
    }

    private var definition: Markup {
        let rows: [(String, Markup)] = [
            ("Declared in", definitionPlace), ("View", viewPlace),
            ("Canvas", component.canvases.isEmpty ? nil : .text(canvases)),
            (
                "Modes",
                component.modes.isEmpty ? nil : .text(component.modes.map(\.name).joined(separator: ", "))
            ),
            ("References", component.references.isEmpty ? nil : .text(references)),
        ].compactMap { title, content in content.map { (title, $0) } }
        return Tag.section(.class("relations definition"), .labelled(by: "_definition")) {
            Tag.h2(.id("_definition")) { "Definition" }
            Tag.dl {
                for (title, content) in rows {
                    Tag.div {
                        Tag.dt { title }
                        Tag.dd { content }
                    }
                }
            }
        }
    }

    private var canvases: String { component.canvases.map(CanvasWords.text).joined(separator: "; ") }

    private var references: String {
        component.references.map { $0 == .pictures ? "pictures and sidecars" : "sidecars alone" }
            .joined(separator: "; ")
    }
}
