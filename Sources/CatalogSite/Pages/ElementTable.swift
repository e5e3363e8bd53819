import VitrineExplanations
import VitrineGeometry
import VitrineJSONValues
import VitrineWording

/// The elements of a snapshot with their boxes and what decides their look, for those who read without scripts.
struct ElementTable {
    let variant: String
    let elements: [InspectedElement]
    /// The mode in which they were laid out.
    let mode: String

    /// Deeper elements are not moved in any further.
    private static let deepest = 12

    var markup: Markup {
        Tag.details(.class("elements")) {
            Tag.summary {
                Tag.b { variant }
                " \(Pluralized.elements(elements.count)) in \(mode)"
            }
            Tag.div(.class("scroll"), .isFocusable, .role("region"), .label("Elements of \(variant)")) {
                Tag.table {
                    Tag.thead {
                        Tag.tr {
                            for title in ["Element", "x", "y", "Width", "Height", "Properties", "Modifiers"] {
                                Tag.th(.scope("col")) { title }
                            }
                        }
                    }
                    Tag.tbody { for element in elements { row(element) } }
                }
            }
        }
    }

    private func row(_ element: InspectedElement) -> Markup {
        let box = element.place.box
        return Tag.tr {
            Tag.th(.scope("row"), .class("d\(min(element.depth, Self.deepest))"), .tooltip(element.id)) {
                Words.markup(element.name)
            }
            for side in [box.minX, box.minY, box.width, box.height] {
                Tag.td { JSONValue.text(of: (side * 1000).rounded() / 1000 + 0) }
            }
            Tag.td {
                for value in element.values {
                    Tag.span(.class("property")) {
                        Tag.span { value.name }
                        " \(value.words)"
                    }
                }
            }
            Tag.td {
                // As they are written, from the element outwards.
                for modifier in element.modifiers.reversed() {
                    Tag.span(.class("property")) { modifier.words }
                }
            }
        }
    }
}
