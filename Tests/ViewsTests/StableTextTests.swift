import Foundation
import Testing

@testable import VitrineViews

/// Texts of values that have members in an order of their own, which is another one for each number of members and process.
struct StableTextTests {
    private struct Filter: Hashable {
        enum Kind: Hashable { case all, some(Set<Int>) }

        var name = "a"
        var tags: Set<String>
        var kind = Kind.all
    }

    private struct Named: Hashable, CustomStringConvertible {
        var tags: Set<String>
        var description: String { "named" }
    }

    private static let letters = Set("abcdefgh".map(String.init))
    private static let written = #"["a", "b", "c", "d", "e", "f", "g", "h"]"#

    @Test(
        arguments: [
            (letters, written), ([letters, ["z"]] as [Set<String>], "[\(written), [\"z\"]]"),
            (Filter(tags: letters), #"Filter(name: "a", tags: \#(written), kind: all)"#),
            (
                Filter(tags: [], kind: .some([3, 1, 2])),
                #"Filter(name: "a", tags: [], kind: Kind(some: [1, 2, 3]))"#
            ),
            (["b": 2, "a": 1], #"[(key: "a", value: 1), (key: "b", value: 2)]"#),
            ((2, ["b", "a"] as Set), #"(2, ["a", "b"])"#),
            ((["b", "a"] as Set<String>?) as any Sendable, #"Optional<Set<String>>(some: ["a", "b"])"#),
        ] as [(any Sendable, String)])
    func `Members of sets and dictionaries are in the order of their texts`(value: any Sendable, text: String)
    {
        #expect(StableText.of(value) == text)
    }

    @Test func `All other values have the text that they had`() throws {
        let id = try #require(UUID(uuidString: "6A2E7E0C-0000-0000-0000-000000000001"))
        let values: [Any] = [
            "a", 1, 1.5, id, Optional(3) as Any, [1, 2], Filter.Kind.all, AnyHashable("b"), (1, "c"),
            Named(tags: Self.letters),
        ]
        for value in values { #expect(StableText.of(value) == String(describing: value)) }
    }

    @MainActor
    @Test func `A row is called by its id in the same way in each process`() {
        let rows = ForEach([Filter(tags: Self.letters)], id: \.self) { _ in EmptyView() }
        #expect(rows.elements.map(\.id) == [#"Filter(name: "a", tags: \#(Self.written), kind: all)"#])
    }
}
