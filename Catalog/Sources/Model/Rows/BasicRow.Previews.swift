extension BasicRow {
    /// Rows of the catalogue's content.
    public enum Previews {
        public static var language: BasicRow { get throws { try MockServer.payload("rows/language.json") } }
        public static var order: BasicRow { get throws { try MockServer.payload("rows/order.json") } }
        public static var conversation: BasicRow {
            get throws { try MockServer.payload("rows/conversation.json") }
        }
        public static var notifications: BasicRow {
            get throws { try MockServer.payload("rows/notifications.json") }
        }
        public static var location: BasicRow { get throws { try MockServer.payload("rows/location.json") } }
        public static var longText: BasicRow { get throws { try MockServer.payload("rows/long-text.json") } }
        public static var titleOnly: BasicRow {
            get throws { try MockServer.payload("rows/title-only.json") }
        }
    }
}
