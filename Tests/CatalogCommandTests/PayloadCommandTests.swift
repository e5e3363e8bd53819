import CatalogCommand
import CatalogKit
import Foundation
import RunRecords
import Testing
import VitrineViews

/// A screen as a server sends it.
private struct Page: Decodable {
    struct Part: Decodable {
        var title: String
    }

    var parts: [Part]
}

@MainActor
struct PayloadCommandTests {
    private let shop: Shop

    init() throws {
        shop = try Shop()
        shop.payload = { json in
            let page = try JSONDecoder().decode(Page.self, from: json)
            return AnyView(
                ForEach(page.parts.map(\.title), id: \.self) { Text($0) }
                    .snapshotFinding("the page has \(page.parts.count) parts"))
        }
    }

    private func render(_ json: String, _ arguments: String...) async throws -> (
        status: RunStatus, text: String
    ) {
        try shop.write(json, to: "deals.json")
        return await shop.run(["render", "--screen", "deals.json", "-o", "out"] + arguments)
    }

    @Test func `A payload is drawn in the modes of payloads, with its findings`() async throws {
        let (status, text) = try await render(#"{"parts": [{"title": "Tea"}, {"title": "Pots"}]}"#)
        #expect(status == .allMatch)
        #expect(text == "rendered 2 snapshots into 'out'\nwarning: the page has 2 parts\n")
        #expect(
            try shop.files().filter { $0.hasSuffix(".png") } == [
                "out/payload/deals.png", "out/payload/deals@dark.png",
            ])
    }

    @Test func `A pattern chooses among the modes`() async throws {
        let (_, text) = try await render(#"{"parts": [{"title": "Tea"}]}"#, "@dark", "--quiet")
        #expect(text == "warning: the page has 1 parts\n")
        #expect(try shop.files().filter { $0.hasSuffix(".png") } == ["out/payload/deals@dark.png"])
    }

    @Test(arguments: [
        (#"{"parts": [{"title": "Tea"}, {}]}"#, "1:30", "'parts[1]' has no 'title'"),
        (#"{"parts": [{"title": 5}]}"#, "1:22", "'parts[0].title' is not a String"),
        (#"{"parts": null}"#, "1:11", "'parts' is null instead of a Array<Any>"),
        ("{\"parts\": [\n  {]}", "2:4", "the file is not JSON: a key is missing\n"),
    ])
    func `What is wrong with a payload is told with its place`(
        json: String, place: String, reason: String
    ) async throws {
        let (status, text) = try await render(json)
        #expect(status == .failed)
        #expect(text.hasPrefix("error: cannot draw the screen 'deals.json:\(place)': \(reason)"), "\(text)")
        #expect(try shop.files().filter { $0.hasSuffix(".png") } == [])
    }

    @Test func `A file that is not there, and a catalogue without payloads, are errors`() async throws {
        #expect(
            await shop.run("render", "--screen", "x.json", "-o", "out") == (
                .failed, "error: cannot draw the screen 'x.json': there is no such file\n"
            ))
        shop.payload = nil
        let (status, text) = try await render("{}")
        #expect(status == .failed)
        #expect(
            text == """
                error: the catalogue 'Shop' does not say how the payload of a screen is shown; \
                'Catalog(…).payload { try Screen(json: $0) }' says it\n
                """)
    }
}
