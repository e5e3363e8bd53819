private import CCairo

extension Rasterizer {
    /// The versions of the libraries that draw, by their names.
    public static var libraryVersions: [String: String] {
        [
            "cairo": String(cString: cairo_version_string()),
            "pixman": String(cString: pixman_version_string()),
            "freetype": FontLibrary().version,
        ]
    }
}
