import CatalogKit
import Foundation
import Testing
import VitrineComposition
import VitrineGeometry
import VitrineTesting
import VitrineViews

/// Screens on top of each other and beside each other.
@MainActor
struct NavigationTests {
    private func reason(_ action: () throws -> Void) throws -> String {
        try #require(throws: HostError.self) { try action() }.reason.description
    }

    private struct Shop: View {
        @State private var visits = 0
        var body: some View {
            NavigationStack {
                VStack {
                    Button("Visits \(visits)") { visits += 1 }
                    NavigationLink("Tea", value: "tea")
                    NavigationLink("About") { Text("About us") }
                }
                .navigationTitle("Shop")
                .navigationDestination(for: String.self) { Detail(name: $0) }
            }
        }
    }

    private struct Detail: View {
        let name: String
        @State private var count = 0
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            VStack {
                Text("About \(name)")
                Button("Count \(count)") { count += 1 }
                NavigationLink("Deeper", value: name + "!")
                Button("Leave") { dismiss() }
            }
            .navigationTitle(name)
        }
    }

    @Test func `A link with a value leads to its destination`() throws {
        let host = try Host(Shop())
        try host.button("Tea").tap()
        #expect(try host.text("About tea").exists)
        #expect(try host.navigationBar("tea").exists)
        #expect(try !host.button("Tea").exists)
    }

    @Test func `A link without a value leads to its view`() throws {
        let host = try Host(Shop())
        try host.button("About").tap()
        #expect(try host.text("About us").exists)
    }

    @Test func `Going back shows the screen before as it was`() throws {
        let host = try Host(Shop())
        try host.button("Visits 0").tap()
        try host.button("Tea").tap()
        try host.navigationBar().button("Back").tap()
        #expect(try host.button("Visits 1").exists)
        #expect(try reason { try host.goBack() } == "there is no screen to go back to")
    }

    @Test func `A screen goes by the environment's action, and its states with it`() throws {
        let host = try Host(Shop())
        try host.button("Tea").tap()
        try host.button("Count 0").tap()
        try host.button("Leave").tap()
        try host.button("Tea").tap()
        #expect(try host.button("Count 0").exists)
    }

    @Test func `Screens lie on top of each other`() throws {
        let host = try Host(Shop())
        try host.button("Tea").tap()
        try host.button("Count 0").tap()
        try host.button("Deeper").tap()
        #expect(try host.text("About tea!").exists)
        try host.goBack()
        #expect(try host.button("Count 1").exists)
    }

    @Test func `What lies behind a sheet or in another tab is neither left nor reloaded`() throws {
        struct Screen: View {
            @State private var isPresented = false
            var body: some View {
                TabView {
                    NavigationStack {
                        NavigationLink("Go") { Button("Present") { isPresented = true } }.refreshable {}
                    }
                    .tabItem { Text("One") }
                    .sheet(isPresented: $isPresented) { Text("Sheet") }
                    Text("Other").tabItem { Text("Two") }
                }
            }
        }
        let host = try Host(on: .phone, Screen())
        try host.button("Go").tap()
        try host.tab("Two").tap()
        #expect(throws: HostError.self) { try host.goBack() }
        try host.tab("One").tap()
        try host.button("Present").tap()
        #expect(throws: HostError.self) { try host.goBack() }
        #expect(throws: HostError.self) { try host.refresh() }
        try host.dismiss()
        try host.goBack()
        #expect(try host.button("Go").exists)
    }

    @Test func `A search is submitted to who surrounds the searchable screen`() throws {
        struct Screen: View {
            @State private var query = ""
            @State private var found = ""
            var body: some View {
                NavigationStack {
                    Text("found \(found)").searchable(text: $query).onSubmit(of: .search) { found = query }
                }
            }
        }
        let host = try Host(on: .phone, Screen())
        try host.searchField().type("tea\n")
        #expect(try host.text("found tea").exists)
    }

    @Test func `A path is written and read`() throws {
        struct Screen: View {
            @State private var path: [Int] = []
            var body: some View {
                NavigationStack(path: $path) {
                    NavigationLink("One", value: 1)
                        .navigationDestination(for: Int.self) { number in
                            VStack {
                                Text("Screen \(number) of \(path.count)")
                                Button("Add") { path.append(number + 1) }
                                Button("Home") { path = [] }
                            }
                        }
                }
            }
        }
        let host = try Host(Screen())
        try host.button("One").tap()
        try host.button("Add").tap()
        #expect(try host.text("Screen 2 of 2").exists)
        try host.goBack()
        #expect(try host.text("Screen 1 of 1").exists)
        try host.button("Home").tap()
        #expect(try host.button("One").exists)
    }

    @Test func `A property pushes a screen and lets it go`() throws {
        struct Screen: View {
            @State private var isShown = false
            var body: some View {
                NavigationStack {
                    Button("Open") { isShown = true }
                        .navigationDestination(isPresented: $isShown) { Text("Inside") }
                }
            }
        }
        let host = try Host(Screen())
        try host.button("Open").tap()
        #expect(try host.text("Inside").exists)
        try host.goBack()
        #expect(try host.button("Open").exists)
    }

    @Test func `A covered screen disappears and appears again`() throws {
        struct Screen: View {
            @State private var story = ""
            var body: some View {
                VStack {
                    Text("story \(story)")
                    NavigationStack {
                        NavigationLink("Next") { Text("Inside") }
                            .onAppear { story += "+" }
                            .onDisappear { story += "-" }
                    }
                }
            }
        }
        let host = try Host(Screen())
        try host.button("Next").tap()
        #expect(try host.text("story +-").exists)
        try host.goBack()
        #expect(try host.text("story +-+").exists)
    }

    @Test func `Items of a bar are used like others`() throws {
        struct Screen: View {
            @State private var count = 0
            var body: some View {
                NavigationStack {
                    Text("count \(count)")
                        .toolbar {
                            ToolbarItem(placement: .topBarTrailing) { Button("Add") { count += 1 } }
                            ToolbarItem(placement: .bottomBar) { Button("Clear") { count = 0 } }
                        }
                }
            }
        }
        let host = try Host(Screen())
        try host.navigationBar().button("Add").tap()
        #expect(try host.text("count 1").exists)
        try host.toolbar().button("Clear").tap()
        #expect(try host.text("count 0").exists)
    }

    @Test func `A search field filters a list`() throws {
        struct Screen: View {
            @State private var query = ""
            private var found: [String] { ["Tea", "Coffee"].filter { query.isEmpty || $0.contains(query) } }
            var body: some View {
                NavigationStack {
                    List(found, id: \.self) { Text($0) }.searchable(text: $query, prompt: "Find a drink")
                }
            }
        }
        let host = try Host(Screen(), canvas: .device)
        try host.searchField("Find a drink").type("Tea")
        #expect(try host.cells().count == 1)
        try host.searchField().clear()
        #expect(try host.cells().count == 2)
    }

    @Test func `Pulling down reloads`() throws {
        struct Screen: View {
            @State private var count = 0
            var body: some View {
                List { Text("\(count) loaded") }.refreshable { await reload() }
            }
            private func reload() async {
                await Task.yield()
                count += 1
            }
        }
        let host = try Host(Screen(), canvas: .device)
        try host.refresh()
        #expect(try host.text("1 loaded").exists)
        #expect(try reason { try Host(Text("a")).refresh() } == "nothing in the component is refreshable")
    }

    @Test func `A tab is chosen, and says so`() throws {
        struct Screen: View {
            @State private var tab = "home"
            var body: some View {
                TabView(selection: $tab) {
                    Text("At home").tabItem { Text("Home") }.tag("home")
                    Text("Settings of \(tab)").tabItem { Text("Settings") }.tag("settings")
                }
            }
        }
        let host = try Host(Screen(), canvas: .device)
        #expect(try host.tab("Home").isSelected)
        try host.tabBar().tab("Settings").tap()
        #expect(try host.text("Settings of settings").exists)
        #expect(try host.tab("Settings").isSelected)
    }

    @Test func `Tabs without a selection keep their own`() throws {
        let host = try Host(
            TabView {
                Text("First").tabItem { Text("One") }
                Text("Second").tabItem { Text("Two") }
            }, canvas: .device)
        try host.tab("Two").tap()
        #expect(try host.text("Second").exists)
    }
}
