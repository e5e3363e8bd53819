import Vitrine

extension BasicRow {
    /// Rows of the catalogue's content.
    public enum Previews {
        public static var language: BasicRow { get throws { try Resources.content("rows/language.json") } }
        public static var order: BasicRow { get throws { try Resources.content("rows/order.json") } }
        public static var conversation: BasicRow {
            get throws { try Resources.content("rows/conversation.json") }
        }
        public static var notifications: BasicRow {
            get throws { try Resources.content("rows/notifications.json") }
        }
        public static var location: BasicRow { get throws { try Resources.content("rows/location.json") } }
        public static var longText: BasicRow { get throws { try Resources.content("rows/long-text.json") } }
        public static var titleOnly: BasicRow { get throws { try Resources.content("rows/title-only.json") } }
    }
}
