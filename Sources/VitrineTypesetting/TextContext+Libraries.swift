private import CPango

extension TextContext {
    /// The versions of the libraries that typeset, by their names.
    public static var libraryVersions: [String: String] {
        [
            "pango": String(cString: pango_version_string()),
            "harfbuzz": String(cString: hb_version_string()),
        ]
    }
}
