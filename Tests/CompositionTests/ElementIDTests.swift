import Foundation
import Testing
import VitrineComposition
import VitrineViews

/// Names of elements' places, whatever their names and identities hold.
@MainActor
struct ElementIDTests {
    private nonisolated static let hostile = [
        "", " ", "10:30", "a/b", "a[2]", "[2]", "a(b)", "a)b(", "(", ")", "\\", "\\)", "\\u{a}", "\n",
        "\u{0}",
        "\u{301}", "e\u{301}", "é", "🇩🇪", "👩‍👩‍👧", "a:padding", ":", "/", "x)/y(", "))((", "a\\",
    ]

    @Test(arguments: [
        ("Card/HStack/Row(tea)/Text[2]:padding[3]", ["Card", "HStack", "Row(tea)", "Text[2]:padding[3]"]),
        ("List/Row(10:30):overlay(10:30)/Text", ["List", "Row(10:30):overlay(10:30)", "Text"]),
        ("Row(a/b[2](c:d))[2]", ["Row(a/b[2](c:d))[2]"]),
        ("Row(\\))/Text", ["Row(\\))", "Text"]),
    ])
    func `An id reads as its parts`(text: String, parts: [String]) {
        #expect(ElementID(text).parts.map(\.text) == parts)
    }

    @Test func `What all elements are in has no id that a message could quote`() {
        #expect(
            CompositionFinding.suspendedTask(element: "").description
                == "a task of the whole component waits for something from outside; the picture shows what it has done so far"
        )
        #expect(
            CompositionFinding.placeholder(element: "Card/Map", reason: "no maps").description
                == "'Card/Map' is shown as a placeholder: no maps")
        #expect(
            CompositionError.tooDeep(element: "", limit: 9).description
                == "views are nested more than 9 deep in the whole component; does a view show itself?")
    }

    @Test(arguments: hostile)
    func `A part reads as it was printed`(name: String) {
        for other in Self.hostile {
            let label = ElementID.Label(name: other, identity: name, number: 2)
            let part = ElementID.Part(label, modifier: ElementID.Label(name: name, identity: other))
            let id = ElementID("Card/\(part.text)")
            #expect(id.lastPart == part)
            #expect(id.parts.count == 2)
            #expect(id.modifier == name)
            #expect(id.element == "Card/\(label.text)")
        }
    }

    @Test(arguments: hostile)
    func `What lies in or around an element reads as it does alone`(name: String) {
        for other in Self.hostile {
            let label = ElementID.Label(name: name, identity: other)
            let element = ElementID("Card/\(label.text)")
            let inner = ElementID.Label(name: other, identity: name, number: 2)
            let texts = [
                "", ":padding", ":background/\(inner.text)", "/\(inner.text)", "/Text/\(inner.text):padding",
                "x", "x/Text(b)",
            ].map { element.text + $0 }
            for text in texts + ["Card", "Card/Text(a)"] {
                for near in [element, ElementID(element.text + ":padding"), "Card", ""] {
                    let (id, alone) = (ElementID(text, near: near), ElementID(text))
                    #expect(id.element == alone.element)
                    #expect(id.lastPart == alone.lastPart)
                    #expect(id.isModifier == alone.isModifier)
                    let parts = alone.parts.dropFirst(near.partCount).map(\.element)
                    #expect(id.identifiedParts(below: near) == parts.filter { $0.identity != nil })
                }
            }
        }
    }

    @Test func `Ids in a tree are unique whatever identities lists have`() throws {
        let long = String(repeating: "a", count: 10_000)
        let identities = Self.hostile + [long, long + "b", "10:45", "a", "a", "b(a)", "b"]
        let view = VStack {
            ForEach(Array(identities.enumerated()), id: \.element) { _, text in
                HStack {
                    Text(text).padding(1).padding(2).background { Color.red.padding(3) }
                    Text(text).overlay { Text("a").padding() }
                }
                .padding()
            }
        }
        let ids = try laidOut(view).descriptions.map(\.id)
        #expect(Set(ids.map { Array($0.utf8) }).count == ids.count)
        #expect((ids.map(\.utf8.count).max() ?? 0) < 2500)
        for id in ids {
            #expect(ElementID(id).parts.map(\.text).joined(separator: "/") == id)
            #expect((id.utf8.min() ?? 0) >= 0x20)
        }
    }

    @Test func `Paddings in rows of times are told apart`() throws {
        let view = VStack { ForEach(["10:30", "10:45"], id: \.self) { Text($0).padding(1) } }
        #expect(
            try laidOut(view).descriptions.map(\.id) == [
                "VStack", "VStack/Text(10:30):padding", "VStack/Text(10:30)", "VStack/Text(10:45):padding",
                "VStack/Text(10:45)",
            ])
    }

    @Test func `An identity that was made up is no part of a name`() throws {
        let ids = {
            let view = VStack { ForEach([UUID(), UUID()], id: \.self) { _ in Text("tea") } }
            return try laidOut(view).descriptions.map(\.id)
        }
        #expect(try ids() == ["VStack", "VStack/Text", "VStack/Text[2]"])
    }

    @Test func `The place of an object in memory is no part of a name`() throws {
        final class Tea: Identifiable {}
        let teas = [Tea(), Tea()]
        let named = ["<Tea: 0x0000ffff01>", "<Tea: green>"]
        let view = VStack {
            ForEach(teas) { _ in Text("tea") }
            ForEach(named, id: \.self) { _ in Image(systemName: "cup.and.saucer") }
        }
        #expect(
            try laidOut(view).descriptions.map(\.id) == [
                "VStack", "VStack/Text", "VStack/Text[2]", "VStack/Image", "VStack/Image(<Tea: green>)",
            ])
    }
}
