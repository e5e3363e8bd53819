extension Screen {
    /// Screens of the catalogue's content.
    public enum Previews {
        public static func named(_ name: String) throws -> Screen {
            try MockServer.payload("screens/\(name).json")
        }
    }
}
