import Flexbox
import Foundation
import Testing
import VitrineComposition
import VitrineGeometry
import VitrineViews

/// What sidecars hold of what assistive technology finds.
@MainActor
struct AccessibilityWordsTests {
    private static let names: Set<String> = [
        "role", "label", "value", "hint", "identifier", "traits", "actions", "disabled", "hidden", "children",
        "sort priority",
    ]

    /// A line for each element with words, in their order.
    private func words(_ view: some View) throws -> [String] {
        try laidOut(view).descriptions.compactMap { node in
            let words = node.properties.filter { Self.names.contains($0.key) }.sorted { $0.key < $1.key }
            if words.isEmpty { return nil }
            return ([node.kind] + words.map { "\($0.key) \($0.value)" }).joined(separator: ", ")
        }
    }

    @Test func `What a text or a picture says itself is not said again`() throws {
        let column = VStack {
            Text("Tea")
            HStack { Text("Cup") }.padding()
            Text("Pot").accessibilityLabel("Pot")
        }
        #expect(try words(column) == [])
    }

    @Test func `What modifiers say stands at the element that they are about`() throws {
        #expect(
            try words(
                Text("Teas").padding().accessibilityAddTraits(.isHeader).accessibilityIdentifier("title"))
                == ["text, identifier title, traits isHeader"])
        #expect(
            try words(
                Text("★").accessibilityLabel("Rated").accessibilityValue("5").accessibilityHint("Opens"))
                == ["text, hint Opens, label Rated, value 5"])
        #expect(
            try words(Text("x").accessibilityAction(named: "Delete") {}.accessibilitySortPriority(2))
                == ["text, actions Delete, sort priority 2"])
        #expect(try words(Color.red.padding().accessibilityLabel("Sale")) == ["shape, label Sale"])
    }

    @Test func `Controls say what they are, and what they are called where it is not their text`() throws {
        // What a style puts around is of no account.
        let kinds = { (line: String) in line.split(separator: ", ").dropFirst().joined(separator: ", ") }
        #expect(try words(Button("Buy") {}).map(kinds) == ["role button"])
        let favourite = Button {
        } label: {
            Text("♡").accessibilityLabel("Favourite")
        }
        #expect(try words(favourite).map(kinds) == ["label Favourite, role button"])
        #expect(
            try words(favourite.disabled(true)).map(kinds) == ["disabled true, label Favourite, role button"])
    }

    @Test func `What is hidden, combined or left out is said`() throws {
        let row = HStack {
            Text("a")
            Text("b")
        }
        #expect(try words(row.accessibilityElement(children: .combine)) == ["hstack, children combine"])
        #expect(
            try words(row.accessibilityElement(children: .ignore).accessibilityLabel("pair"))
                == ["hstack, children ignore, label pair"])
        #expect(try words(row.accessibilityHidden(true)) == ["hstack, hidden true"])
        #expect(try words(Color.red.accessibilityHidden(true)) == [])
        #expect(try words(Text("a").hidden().accessibilityHidden(true)) == [])
    }

    @Test func `What is found in the place of others is said in full`() throws {
        let stars = HStack { Text("★") }.accessibilityRepresentation {
            Text("Five")
            Button("Rate") {}
        }
        #expect(try words(stars) == ["hstack, label Five, Rate, role text, button"])
    }

    @Test func `The words of a label are those of its own surroundings`() throws {
        let text = Text("tea").padding().accessibilityLabel(Text(1.5, format: .number))
        let german = text.environment(\.locale, Locale(identifier: "de_DE"))
        #expect(try words(german) == ["text, label 1,5"])
        // Capitals are a matter of looks.
        #expect(
            try words(Text("tea").accessibilityLabel("Green").textCase(.uppercase))
                == ["text, label Green"])
    }

    @Test func `An element that is made again of its sidecar has the same words`() throws {
        let column = VStack {
            Button("Buy") {}.accessibilityLabel("Buy tea")
            Text("x").accessibilityHidden(true)
            HStack { Text("★") }.accessibilityElement(children: .ignore)
        }
        let root = try laidOut(column)
        let again = try LayoutPass(texts: .monospaced, scale: 2).layOut(
            SidecarTree.resolve(root.descriptions, resources: .none), proposing: .ideal)
        #expect(again.description == root.description)
        #expect(root.description.contains("label Buy tea") && root.description.contains("hidden true"))
    }
}
