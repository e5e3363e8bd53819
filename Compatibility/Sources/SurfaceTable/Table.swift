/// The census with the state of each name, as a page.
struct Table {
    private let rows: [(name: CensusName, state: NameState)]
    private let symbols: SymbolTable

    /// The modules whose whole content is listed: what files import beside SwiftUI.
    private static let modules = [
        "UIKit", "QuartzCore", "CoreGraphics", "CoreText", "os", "UniformTypeIdentifiers", "Accessibility",
        "CoreLocation", "MapKit", "PhotosUI", "AVFoundation", "AVKit", "WebKit",
    ]

    init(names: [CensusName], _ symbols: SymbolTable) {
        self.rows = names.map { ($0, symbols.state(of: $0.query)) }
        self.symbols = symbols
    }

    var text: String {
        (["# SwiftUI's names", "", introduction, "", summary] + (1...4).flatMap(section)
            + Self.modules.flatMap(moduleSection)).joined(separator: "\n")
    }

    private var introduction: String {
        """
        Made by `make surface-table` from the compiler's list of public symbols; the names are those that 1,156
        component files of 28 public design systems use, with how often. *Renders*: it has its effect on the
        picture, on state or on what assistive technology is told. *Inert*: it compiles and rightly does nothing
        in a picture. *Placeholder*: a labelled box stands in for it. *Absent*: it does not compile.
        """
    }

    private var summary: String {
        "In all: "
            + NameState.allCases.map { state in
                "\(rows.count { $0.state == state }) \(state.rawValue)"
            }.joined(separator: ", ") + "."
    }

    /// A module's types and functions with their members; nothing of a module that has not been built.
    private func moduleSection(of module: String) -> [String] {
        guard let entries = symbols.entries[module] else { return [] }
        return ["", "## \(module)", "", "| name | members | state |", "|---|---|---|"]
            + entries.sorted { $0.key < $1.key }.filter { !$0.key.hasPrefix("_") }.map { name, entry in
                let members = entry.members.sorted().map { "`\($0)`" }.joined(separator: " ")
                return "| `\(name)` | \(members) | \(entry.state.rawValue) |"
            }
    }

    private func section(ofTier tier: Int) -> [String] {
        let heading = ["more than 30 %", "10 to 30 %", "3 to 10 %", "less than 3 %"][tier - 1]
        let unit = tier < 4 ? "of files" : "files"
        return [
            "", "## Tier \(tier): \(heading) of files", "", "| name | \(unit) | state |", "|---|---|---|",
        ]
            + rows.filter { $0.name.tier == tier }.map { row in
                "| `\(row.name.name)` | \(row.name.frequency) | \(row.state.rawValue) |"
            }
    }
}
