import Vitrine

extension SearchModule {
    /// Fields as the app's screens have them.
    public enum Previews {
        public static var empty: SearchModule {
            SearchModule(prompt: String(localized: "Search for anything handmade"), query: nil)
        }
        public static var typed: SearchModule {
            SearchModule(prompt: String(localized: "Search"), query: String(localized: "vase"))
        }
    }
}
