import CatalogKit
import RunRecords
import Testing
import VitrineJSONValues
import VitrineViews

@testable import SnapshotRuns

struct KnownMatchesTests {
    private static func token(_ path: String, _ chosen: [String: String] = [:]) -> TokenRead {
        TokenRead(
            path: path, contexts: TokenContexts(colorScheme: .dark, contrast: .standard, chosen: chosen))
    }

    private static func id(_ name: String) throws -> SnapshotID {
        try #require(SnapshotID.verbatim("badge/\(name)@dark"))
    }

    /// Badges by their names, and the tokens that each is made of.
    private static func known(_ badges: [(name: String, tokens: [TokenRead])]) throws -> KnownMatches {
        var known = KnownMatches(inputs: "inputs")
        for badge in badges {
            known.add(
                try id(badge.name),
                KnownMatches.Match(
                    reference: "state of \(badge.name)",
                    findings: [SnapshotReason(text: "\"\(badge.name)\" is small", element: "Badge")],
                    tokens: Set(badge.tokens)),
                value: { "value of \($0.path)" })
        }
        return known
    }

    private static let badges = [
        (name: "plain", tokens: []), (name: "new", tokens: [token("color.accent"), token("radius")]),
        (name: "sale", tokens: [token("color.accent", ["brand": "harbor"])]),
        (name: "gone", tokens: [token("radius"), token("color.accent")]),
    ]

    @Test func `What is kept is known again`() throws {
        let known = try Self.known(Self.badges)
        let again = try KnownMatches(known.json)
        #expect(again.inputs == "inputs")
        #expect(again.matches == known.matches)
        #expect(again.matches.count == 4)
        #expect(JSONWriter.text(of: again.json) == JSONWriter.text(of: known.json))
    }

    @Test func `The same is written in whatever order it was found`() throws {
        var parted = try Self.known(Array(Self.badges[2...].reversed()))
        parted.add(try Self.known(Array(Self.badges[..<2])))
        let whole = try Self.known(Self.badges)
        #expect(JSONWriter.text(of: parted.json) == JSONWriter.text(of: whole.json))
    }

    @Test func `What is made of a changed value is not known`() throws {
        let known = try Self.known(Self.badges)
        let names = { (changed: TokenRead) in
            known.holding { $0 == changed ? "another" : "value of \($0.path)" }.matches.keys.sorted()
        }
        #expect(try names(Self.token("radius")) == ["plain", "sale"].map(Self.id))
        #expect(
            try names(Self.token("color.accent", ["brand": "harbor"]))
                == ["gone", "new", "plain"].map(Self.id))
        #expect(names(Self.token("color.text")).count == 4)
    }

    @Test(arguments: [
        "{}", "{\"inputs\": \"a\", \"tokens\": [], \"combinations\": [[0]], \"snapshots\": []}",
        """
        {"inputs": "a", "tokens": [], "combinations": [], "snapshots": [
          {"combination": 0, "findings": [], "id": "badge/new@dark", "reference": ""}]}
        """,
        """
        {"inputs": "a", "combinations": [], "snapshots": [], "tokens": [
          {"chosen": {}, "contrast": "much", "path": "radius", "scheme": "dark", "value": "4"}]}
        """,
    ])
    func `What was not kept whole is not believed`(text: String) throws {
        let json = try JSONReader.read(Array(text.utf8)[...])
        #expect(throws: DocumentError.self) { try KnownMatches(json) }
    }
}
