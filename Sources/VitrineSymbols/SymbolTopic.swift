/// Drawings of one kind: the SVG files of a folder, each under the name that SF Symbols gives to what it shows.
package struct SymbolTopic: Sendable {
    package let name: String
    let files: KeyValuePairs<String, String>

    init(name: String, files: KeyValuePairs<String, String>) {
        self.name = name
        self.files = files
    }

    /// The names of the drawings, in the alphabet's order.
    package var names: [String] { files.map(\.key) }
}
