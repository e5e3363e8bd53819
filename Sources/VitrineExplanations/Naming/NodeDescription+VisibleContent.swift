import VitrineComposition
import VitrineJSONValues

extension NodeDescription {
    /// What people see of an element.
    enum VisibleContent {
        case text(String)
        case icon(String)
        case picture(String)

        var text: String {
            switch self {
            case .text(let text), .icon(let text), .picture(let text): text
            }
        }

        /// `text 'Sale'`, `icon 'heart'`, `picture 'teapot'`.
        func name(limit: Int = 40) -> String {
            switch self {
            case .text(let text): "text \(Quotation.of(text, limit: limit))"
            case .icon(let name): "icon \(Quotation.of(name))"
            case .picture(let name): "picture \(Quotation.of(name))"
            }
        }
    }

    /// What the element says or shows; nothing for containers and shapes.
    var visibleContent: VisibleContent? {
        switch (kind, properties["text"], properties["icon"], properties["image"]) {
        case ("text", .string(let text)?, _, _): .text(text)
        case ("icon", _, .string(let name)?, _): .icon(name)
        case ("image", _, _, .string(let name)?): .picture(name)
        default: nil
        }
    }
}
