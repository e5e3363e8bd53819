import Vitrine

extension Row {
    /// Rows of the catalogue's content.
    enum Previews {
        static var language: Row { get throws { try Resources.content("rows/language.json") } }
        static var order: Row { get throws { try Resources.content("rows/order.json") } }
        static var conversation: Row { get throws { try Resources.content("rows/conversation.json") } }
        static var notifications: Row { get throws { try Resources.content("rows/notifications.json") } }
        static var location: Row { get throws { try Resources.content("rows/location.json") } }
        static var longText: Row { get throws { try Resources.content("rows/long-text.json") } }
        static var titleOnly: Row { get throws { try Resources.content("rows/title-only.json") } }
    }
}
