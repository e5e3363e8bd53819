/// The census with the state of each name, as a page.
struct Table {
    private let rows: [(name: CensusName, state: NameState)]
    private let symbols: SymbolTable

    /// The modules whose names are those of the census.
    private static let surveyed: Set = ["SwiftUI", "VitrineViews"]

    init(names: [CensusName], _ symbols: SymbolTable) {
        self.rows = names.map { ($0, symbols.state(of: $0.query)) }
        self.symbols = symbols
    }

    var text: String {
        (["# SwiftUI's names", "", introduction, "", summary] + (1...4).flatMap(section)
            + symbols.entries.keys.sorted().filter { !Self.surveyed.contains($0) }.flatMap(moduleSection))
            .joined(separator: "\n")
    }

    private var introduction: String {
        """
        Made by `make surface-table` from the compiler's list of public symbols; the names are those that 1,156
        component files of 28 public design systems use, with how often. *Renders*: it has its effect on the
        picture, on state or on what assistive technology is told. *Inert*: it compiles and rightly does nothing
        in a picture. *Placeholder*: a labelled box stands in for it. *Absent*: it does not compile. Members of a
        type that are not as it is stand behind its others.
        """
    }

    private var summary: String {
        "In all: "
            + NameState.allCases.map { state in
                "\(rows.count { $0.state == state }) \(state.rawValue)"
            }.joined(separator: ", ") + "."
    }

    /// A module's types and functions with their members, and what of these is not as their type is.
    private func moduleSection(of module: String) -> [String] {
        ["", "## \(module)", "", "| name | state | members |", "|---|---|---|"]
            + symbols.entries[module, default: [:]].sorted { $0.key < $1.key }.filter {
                !$0.key.hasPrefix("_")
            }
            .map { name, entry in
                let states = [entry.state] + NameState.allCases.filter { $0 != entry.state }
                let members = states.compactMap { state -> String? in
                    guard let names = entry.members[state] else { return nil }
                    let list = names.sorted().map { "`\($0)`" }.joined(separator: " ")
                    return state == entry.state ? list : "*\(state.rawValue):* \(list)"
                }
                return "| `\(name)` | \(entry.state.rawValue) | \(members.joined(separator: " ")) |"
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
