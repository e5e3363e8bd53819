import Vitrine

extension Screen {
    /// Screens of the catalogue's content.
    public enum Previews {
        public static func named(_ name: String) throws -> Screen {
            try Resources.content("screens/\(name).json")
        }
    }
}
