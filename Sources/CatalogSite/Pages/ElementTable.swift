import Composition
import Geometry

/// The elements of a snapshot with their boxes and what decides their look.
struct ElementTable {
    let nodes: [NodeDescription]
    /// The mode in which they were laid out.
    let mode: String

    var markup: Markup {
        Tag.details(.class("elements")) {
            Tag.summary { "\(Pluralized.elements(nodes.count)) in \(mode)" }
            Tag.div(.class("scroll")) {
                Tag.table {
                    Tag.thead {
                        Tag.tr {
                            for title in ["Element", "x", "y", "Width", "Height", "Properties"] {
                                Tag.th(.scope("col")) { title }
                            }
                        }
                    }
                    Tag.tbody { for node in nodes { row(node) } }
                }
            }
        }
    }

    private static func unit(of name: String, _ value: JSONValue, in node: NodeDescription) -> String {
        guard case .number = value, let unit = PropertyDeclaration.named(name, of: node.kind)?.unit else {
            return ""
        }
        return unit.symbol.isEmpty ? "" : " \(unit.symbol)"
    }

    private func row(_ node: NodeDescription) -> Markup {
        Tag.tr {
            Tag.th(.scope("row"), .style("--depth: \(node.depth)"), .tooltip(node.id)) { node.kind }
            for side in [node.box.minX, node.box.minY, node.box.width, node.box.height] {
                Tag.td { JSONValue.text(of: side) }
            }
            Tag.td {
                for (key, value) in node.properties.sorted(by: { $0.key < $1.key }) {
                    Tag.span(.class("property")) {
                        Tag.span { key }
                        " \(value)\(Self.unit(of: key, value, in: node))"
                    }
                }
            }
        }
    }
}
