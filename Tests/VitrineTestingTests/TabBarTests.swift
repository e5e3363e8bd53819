import CatalogKit
import Foundation
import Testing
import VitrineComposition
import VitrineGeometry
import VitrineRendering
import VitrineTesting
import VitrineViews

/// The bar of a tab view, on a phone of 393 × 852 pt.
@MainActor
struct TabBarTests {
    private struct Tabs: View {
        var count = 3
        @State private var chosen = 0

        var body: some View {
            TabView(selection: $chosen) {
                ForEach(0..<count, id: \.self) { index in
                    Color.yellow.accessibilityElement().accessibilityLabel("screen \(index)")
                        .tabItem { Label("Tab \(index)", systemImage: "star") }
                        .tag(index)
                }
            }
        }
    }

    @Test func `Tabs stand in a bar of 49 pt above the bottom safe area`() throws {
        let host = try Host(on: .phone, Tabs())
        #expect(try host.tabBar().frame == Rect(x: 0, y: 769, width: 393, height: 49))
        #expect(try host.tab("Tab 1").frame == Rect(x: 131, y: 769, width: 131, height: 49))
        #expect(
            try host.element(label: "screen 0").frame == Rect(x: 0, y: 59, width: 393, height: 710))
        let grounds = host.drawn.filter { $0.node.description.contains("material") }
        #expect(grounds.map(\.box) == [Rect(x: 0, y: 769, width: 393, height: 83)])
        #expect(host.drawn(fill: "3c3c43").map(\.box) == [Rect(x: 0, y: 768, width: 393, height: 1)])
    }

    @Test func `A tab has its symbol over its title, the chosen one in the tint`() throws {
        let host = try Host(on: .phone, Tabs().tint(.red))
        let title = try #require(host.drawn(text: "Tab 0").first)
        // Below the 28 pt of the symbol, 4 pt from the top.
        #expect(title.box.minY == 801)
        #expect("\(title.node.properties)".contains("ff3b30"))
        #expect(host.look(ofText: "Tab 1").contains("999999"))
    }

    @Test func `A picture in a tab has its own size, be it resizable`() throws {
        func boxes(_ image: Image) throws -> [Rect] {
            let tabs = TabView {
                Text("screen").tabItem {
                    image
                    Text("Tab")
                }
            }
            return try Host(on: .phone, tabs).drawn.filter { $0.node.kind == "icon" }.map(\.box)
        }
        let plain = try boxes(Image(systemName: "star"))
        #expect(!plain.isEmpty)
        #expect(try boxes(Image(systemName: "star").resizable()) == plain)
    }

    @Test func `A low bar has symbols beside titles`() throws {
        let host = try Host(on: .landscapePhone, Tabs())
        #expect(try host.tabBar().frame == Rect(x: 59, y: 340, width: 734, height: 32))
        let title = try #require(host.drawn(text: "Tab 0").first)
        #expect(abs(title.box.midY - 356) < 1)
    }

    @Test func `Five tabs have room, of six the last are behind More`() throws {
        let five = try Host(on: .phone, Tabs(count: 5))
        #expect(try five.tab().count == 5)
        #expect(try !five.tab("More").exists)
        let six = try Host(on: .phone, Tabs(count: 6))
        #expect(try six.tab().count == 5)
        try six.tab("More").tap()
        #expect(try six.tab("More").isSelected)
        #expect(try six.navigationBar("More").exists)
        #expect(try six.cells().count == 2)
        try six.button("Tab 5").tap()
        #expect(try six.element(label: "screen 5").exists)
        #expect(try six.tab("More").isSelected)
        try six.tab("Tab 0").tap()
        #expect(try six.element(label: "screen 0").exists)
    }

    @Test func `A badge stands beside the symbol, and none for nothing`() throws {
        func badge(_ count: Int) throws -> [VitrineTesting.Host.Drawn] {
            let host = try Host(
                on: .phone,
                TabView {
                    Text("Inbox").tabItem { Label("Mail", systemImage: "tray") }.badge(count)
                })
            return host.drawn(fill: "ff3b30")
        }
        let mark = try #require(try badge(3).first)
        #expect(mark.box == Rect(x: 201.5, y: 771, width: 18, height: 18))
        #expect(try badge(0).isEmpty)
        #expect(try badge(128).first.map { $0.box.width > 18 } == true)
    }

    @Test func `Tabs that are declared as such have badges too`() throws {
        let host = try Host(
            on: .phone,
            TabView {
                Tab("Mail", systemImage: "tray") { Text("Inbox") }.badge(2)
                Tab("Notes", systemImage: "note") { Text("Notes") }
            })
        #expect(host.drawn(text: "2").count == 1)
    }

    @Test func `A search tab without a label has a magnifying glass`() throws {
        @State var chosen = 1
        let host = try Host(
            on: .phone,
            TabView(selection: $chosen) {
                TabSection("Post") {
                    Tab("Mail", systemImage: "tray", value: 1) { Text("Inbox") }
                }
                .sectionActions { Button("Write") {} }
                Tab(value: 2, role: .search) { Text("Found") }
            })
        #expect(try host.tab("Search").exists && host.tab().count == 2)
        #expect(try host.text("Inbox").exists)
    }

    @Test func `Tabs can be left out, kept from being chosen, and named for tests`() throws {
        let host = try Host(
            on: .phone,
            TabView {
                Tab("Drafts", systemImage: "doc") { Text("No drafts") }.hidden()
                Tab("Mail", systemImage: "tray") { Text("Inbox") }.accessibilityIdentifier("mail")
                Tab("Notes", systemImage: "note") { Text("No notes") }.disabled(true)
                Tab("Tasks", systemImage: "checkmark") { Text("No tasks") }.hidden(false).disabled(false)
            })
        #expect(try host.tab().count == 3)
        #expect(try host.text("Inbox").exists)
        #expect(try host.element(identifier: "mail").label == "Mail")
        #expect(try !host.tab("Notes").isEnabled)
        #expect(throws: HostError.self) { try host.tab("Notes").tap() }
        try host.tab("Tasks").tap()
        #expect(try host.text("No tasks").exists)
    }

    @Test func `A screen hides the bar, or gives it a ground`() throws {
        let hidden = try Host(
            on: .phone,
            TabView {
                NavigationStack { Color.yellow.toolbar(.hidden, for: .tabBar) }.tabItem { Text("One") }
            })
        #expect(try !hidden.tabBar().exists)
        let red = try Host(
            on: .phone,
            TabView {
                Color.yellow.toolbarBackground(Color.red, for: .tabBar).tabItem { Text("One") }
            })
        #expect(red.drawn(fill: "ff3b30").map(\.box) == [Rect(x: 0, y: 769, width: 393, height: 83)])
    }

    @Test func `A symbol and a text of their own are as those of a label`() throws {
        let host = try Host(
            on: .phone,
            TabView {
                Color.yellow.tabItem {
                    Image(systemName: "star")
                    Text("Stars")
                }
            })
        #expect(host.drawn(text: "Stars").map(\.box.minY) == [801])
        #expect(try host.tab("Stars").exists)
    }

    @Test func `On a pad tabs stand in a capsule of 44 pt at the top`() throws {
        let host = try Host(on: .pad, Tabs(count: 7))
        let bar = try host.tabBar().frame
        #expect(bar.minY == 27 && bar.height == 44 && bar.midX == 417)
        #expect(try host.tab().count == 7)
        #expect(host.drawn.filter { $0.node.kind == "icon" }.isEmpty)
        #expect(try host.element(label: "screen 0").frame == Rect(x: 0, y: 74, width: 834, height: 1100))
        try host.tab("Tab 6").tap()
        #expect(try host.element(label: "screen 6").exists && host.tab("Tab 6").isSelected)
        #expect(host.composed.findings.isEmpty)
    }

    @Test func `On a pad tabs and the bar of a stack share a row, with the title at its beginning`() throws {
        let host = try Host(
            on: .pad,
            TabView {
                NavigationStack {
                    NavigationLink("Next") { Text("There").navigationTitle("Inside") }
                        .navigationTitle("Shop").navigationBarTitleDisplayMode(.inline)
                        .toolbar { Button("Add") {} }
                }
                .tabItem { Label("Home", systemImage: "house") }
            })
        #expect(try host.navigationBar().frame == Rect(x: 0, y: 24, width: 834, height: 50))
        #expect(try host.tabBar().frame.midY == host.button("Add").frame.midY)
        #expect(try host.navigationBar().text("Shop").frame.minX == 20)
        try host.button("Next").tap()
        #expect(
            try host.navigationBar().text("Inside").frame.minX == host.button("Back").frame.maxX + 16)
        // A stack in a sheet has the row for itself.
        let sheet = try Host(
            on: .pad,
            TabView {
                Text("Behind").tabItem { Text("Home") }.sheet(isPresented: .constant(true)) {
                    NavigationStack { Text("Form").navigationTitle("Edit") }
                        .navigationBarTitleDisplayMode(.inline)
                }
            })
        #expect(try sheet.navigationBar().exists)
        // A screen without a bar begins below the tabs, whichever the others have.
        let mixed = try Host(
            on: .pad,
            TabView(selection: .constant(1)) {
                NavigationStack { Text("One").navigationTitle("Shop") }.tabItem { Text("Home") }.tag(0)
                Color.yellow.accessibilityElement().accessibilityLabel("screen").tabItem { Text("Two") }.tag(
                    1)
            })
        #expect(try mixed.element(label: "screen").frame.minY == 74)
    }

    @Test func `A row of a list has its badge at its end`() throws {
        let host = try Host(on: .phone, List { Text("Inbox").badge(7) })
        let badge = try #require(host.drawn(text: "7").first)
        #expect(badge.box.maxX == 353)
    }

    @Test func `A row that leads on has its badge before the chevron`() throws {
        let host = try Host(
            on: .phone,
            NavigationStack { List { NavigationLink("Inbox") { Text("Mail") }.badge(7) } })
        let badge = try #require(host.drawn(text: "7").first)
        let chevron = try #require(host.drawn.last { $0.node.id.contains("Chevron") })
        #expect(badge.box.maxX + 11 == chevron.box.minX)
        #expect(chevron.box.maxX <= 353)
        #expect(try host.button("Inbox, 7").exists)
    }

    @Test func `Bars of a stack stand above those of tabs`() throws {
        let host = try Host(
            on: .phone,
            TabView {
                NavigationStack {
                    Color.yellow.navigationTitle("Shop").toolbar {
                        ToolbarItem(placement: .bottomBar) { Button("Add") {} }
                    }
                }
                .tabItem { Text("One") }
            })
        #expect(try host.navigationBar().frame == Rect(x: 0, y: 59, width: 393, height: 96))
        #expect(try host.toolbar().frame == Rect(x: 0, y: 725, width: 393, height: 44))
        #expect(try host.tabBar().frame.minY == 769)
    }

    @Test func `A screen appears when its tab is chosen, and disappears when another is`() throws {
        final class Log { var heard: [String] = [] }
        let log = Log()
        func screen(_ name: String) -> some View {
            NavigationStack {
                Text(name)
                    .onAppear { log.heard.append("\(name) appears") }
                    .onDisappear { log.heard.append("\(name) disappears") }
                    .task { log.heard.append("\(name) loads") }
            }
            .tabItem { Text("Tab \(name)") }
        }
        let host = try Host(
            on: .phone,
            TabView {
                screen("A"); screen("B")
            })
        #expect(log.heard == ["A appears", "A loads"])
        log.heard = []
        try host.tab("Tab B").tap()
        #expect(log.heard.sorted() == ["A disappears", "B appears", "B loads"])
        log.heard = []
        try host.tab("Tab A").tap()
        #expect(log.heard.sorted() == ["A appears", "A loads", "B disappears"])
    }

    @Test func `What is said of several screens is done whichever of them is chosen`() throws {
        final class Log { var heard: [String] = [] }
        struct Screens: View {
            let log: Log
            @State private var tab = 1
            var body: some View {
                TabView(selection: $tab) {
                    Group {
                        Text("a").tabItem { Text("A") }.tag(0)
                        Text("b").tabItem { Text("B") }.tag(1)
                    }
                    .onChange(of: tab) { log.heard.append("chosen \(tab)") }
                    .task { log.heard.append("loads") }
                }
            }
        }
        let log = Log()
        let host = try Host(on: .phone, Screens(log: log))
        #expect(log.heard == ["loads"])
        try host.tab("A").tap()
        #expect(log.heard == ["loads", "chosen 0"])
    }
}
