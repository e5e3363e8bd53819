/// Icons of one kind, each under the name that SF Symbols gives to what it stands for.
///
/// A drawing is the inside of an SVG of 24 by 24 units, in the style that ``SymbolSet`` describes. The texts are
/// string literals rather than resources: embedded as `.embedInCode` does, they take the compiler half a minute
/// in debug builds; so they take nothing, and none of them is read before it is asked for.
package struct SymbolTopic: Sendable {
    package let name: String
    let drawings: KeyValuePairs<String, String>

    init(name: String, drawings: KeyValuePairs<String, String>) {
        self.name = name
        self.drawings = drawings
    }

    /// The names of the drawings, related ones beside each other.
    package var names: [String] { drawings.map(\.key) }
}
