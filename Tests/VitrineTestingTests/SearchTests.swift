import CatalogKit
import Foundation
import Testing
import VitrineComposition
import VitrineGeometry
import VitrineTesting
import VitrineViews

/// What one searches for, and what is suggested.
@MainActor
struct SearchTests {
    private struct Shop: View {
        @State var text = ""
        @State var submitted = ""
        @State var isPresented = false
        private let products = ["Apple", "Apricot", "Pear"]
        var body: some View {
            NavigationStack {
                List {
                    ForEach(products.filter { text.isEmpty || $0.hasPrefix(text) }, id: \.self) {
                        Text("Product \($0)")
                    }
                    Text("submitted \(submitted)")
                }
                .navigationTitle("Shop")
                .searchable(text: $text, isPresented: $isPresented, prompt: "Products")
                .searchSuggestions {
                    ForEach(products.filter { text.isEmpty || $0.hasPrefix(text) }, id: \.self) {
                        Text($0).searchCompletion($0)
                    }
                    if text.isEmpty { Text("Popular") }
                }
                .onSubmit(of: .search) { submitted = text }
            }
        }
    }

    @Test func `Suggestions lie over the screen from a tap on the field on`() throws {
        let host = try Host(on: .phone, Shop())
        #expect(try !host.button("Pear").exists)
        try host.searchField("Products").tap()
        #expect(try host.button("Pear").exists && !host.text("Product Pear").exists)
        try host.searchField().type("Ap")
        #expect(
            try host.button("Apple").exists && host.button("Apricot").exists && !host.button("Pear").exists)
    }

    @Test func `Choosing a suggestion fills the field, and shows what is found until the text changes`()
        throws
    {
        let host = try Host(on: .phone, Shop())
        try host.searchField().type("Ap")
        try host.cell("Apricot").tap()
        #expect(try host.searchField().value == "Apricot")
        #expect(try host.cells().count == 2 && host.text("Product Apricot").exists)
        try host.searchField().clear()
        #expect(try host.button("Pear").exists)
        try host.button("Cancel").tap()
        #expect(try host.cells().count == 4 && host.searchField().value == "")
    }

    @Test func `A suggestion without a completion does not react, and none are no list`() throws {
        let host = try Host(on: .phone, Shop())
        try host.searchField().tap()
        #expect(throws: HostError.self) { try host.cell("Popular").tap() }
        try host.searchField().type("Xyz")
        #expect(try host.text("submitted ").exists)
        try host.searchField().submit()
        #expect(try host.text("submitted Xyz").exists)
    }

    @Test func `A suggestion's row is as one of a plain list`() throws {
        let host = try Host(on: .phone, Shop())
        try host.searchField().tap()
        let bar = try host.navigationBar("Shop").frame
        #expect(try host.cell(0).frame == Rect(x: 0, y: bar.maxY, width: 393, height: 44))
    }

    private struct Mail: View {
        struct Token: Identifiable, Hashable { var id: String }
        @State var text = ""
        @State var tokens: [Token] = []
        @State var suggested = [Token(id: "Unread"), Token(id: "Flagged")]
        var body: some View {
            NavigationStack {
                Text("[\(tokens.map(\.id).joined(separator: " "))] \(text)")
                    .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested) { Text($0.id) }
            }
        }
    }

    @Test func `A token that is chosen stands before the text, and goes with it`() throws {
        let host = try Host(on: .phone, Mail())
        try host.searchField().type("fl")
        try host.cell("Flagged").tap()
        #expect(try host.text("[Flagged] ").exists && host.navigationBar().text("Flagged").exists)
        try host.searchField().type("a")
        #expect(try host.cell("Unread").exists)
        try host.button("Cancel").tap()
        #expect(try host.text("[] ").exists && !host.text("Flagged").exists)
    }

    @Test func `A token's view may change it, and its field may be active from the start`() throws {
        struct Screen: View {
            struct Token: Identifiable { var id: Int, isFlagged = false }
            @State var text = ""
            @State var tokens = [Token(id: 1), Token(id: 2)]
            @State var isPresented = true
            var body: some View {
                NavigationStack {
                    Text("flagged \(tokens.map { $0.isFlagged ? "yes" : "no" }.joined(separator: " "))")
                        .searchable(
                            text: $text, editableTokens: $tokens, isPresented: $isPresented, prompt: "Mail"
                        ) { $token in
                            Toggle("Token \(token.id)", isOn: $token.isFlagged).toggleStyle(.button)
                        }
                }
            }
        }
        let host = try Host(on: .phone, Screen())
        try host.toggle("Token 2").tap()
        #expect(try host.text("flagged no yes").exists && host.button("Cancel").exists)
    }

    @Test(arguments: [SearchSuggestionsPlacement.Set.content, .menu])
    func `Suggestions are not listed where they are hidden`(placements: SearchSuggestionsPlacement.Set) throws
    {
        struct Screen: View {
            let placements: SearchSuggestionsPlacement.Set
            @State var text = ""
            var body: some View {
                NavigationStack {
                    Text("text \(text)").searchable(text: $text) {
                        Text("Apple").searchCompletion("apple")
                    }
                    .searchSuggestions(.hidden, for: placements)
                }
            }
        }
        let host = try Host(on: .phone, Screen(placements: placements))
        try host.searchField().tap()
        #expect(try host.button("Apple").exists == !placements.contains(.content))
    }

    @Test func `Suggestions may be a part of the searchable screen`() throws {
        struct Screen: View {
            @State var text = ""
            var body: some View {
                NavigationStack {
                    Text("text \(text)").searchable(text: $text, prompt: "Find") {
                        Text("🍎").searchCompletion("apple")
                    }
                }
            }
        }
        let host = try Host(on: .phone, Screen())
        try host.searchField("Find").tap()
        try host.button("🍎").tap()
        #expect(try host.text("text apple").exists)
    }

    @Test func `Scopes choose among what is found`() throws {
        struct Screen: View {
            @State var text = ""
            @State var scope = 1
            var body: some View {
                NavigationStack {
                    Text("scope \(scope)").searchable(text: $text)
                        .searchScopes($scope) {
                            Text("All").tag(1); Text("New").tag(2)
                        }
                }
            }
        }
        let host = try Host(on: .phone, Screen())
        #expect(try !host.button("New").exists)
        try host.searchField().type("a")
        try host.button("New").tap()
        #expect(try host.text("scope 2").exists && host.button("New").isSelected)
    }
}
