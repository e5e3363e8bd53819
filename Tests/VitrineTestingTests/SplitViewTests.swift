import CatalogKit
import Foundation
import Testing
import VitrineComposition
import VitrineGeometry
import VitrineTesting
import VitrineViews

/// Columns of screens: beside each other on a pad of 834 × 1194 pt, on top of each other on a phone.
@MainActor
struct SplitViewTests {
    private static let uprightPad = Mode.pad
    private static let pad = Mode.pad.size(width: 1194, height: 834)

    private struct Screen: View {
        let name: String
        @State private var count = 0

        var body: some View {
            Color.yellow.accessibilityElement().accessibilityLabel("content of \(name)").navigationTitle(name)
                .toolbar { Button("Count \(count)") { count += 1 } }
        }
    }

    private struct Cities: View {
        var style: any NavigationSplitViewStyle = .automatic
        @State var selection: String?

        var body: some View {
            AnyView(
                NavigationSplitView {
                    List(["Berlin", "Dublin"], id: \.self, selection: $selection) {
                        NavigationLink($0, value: $0)
                    }
                    .navigationTitle("Cities")
                } detail: {
                    if let selection { Screen(name: selection) } else { Text("Choose") }
                }
                .navigationSplitViewStyle(style))
        }
    }

    @Test func `On a pad that lies on its side the sidebar stands beside the detail`() throws {
        let host = try Host(on: Self.pad, Cities(selection: "Berlin"))
        #expect(try host.navigationBar("Cities").frame == Rect(x: 0, y: 24, width: 320, height: 102))
        #expect(try host.navigationBar("Berlin").frame == Rect(x: 320, y: 24, width: 874, height: 102))
        #expect(
            try host.element(label: "content of Berlin").frame
                == Rect(x: 320, y: 126, width: 874, height: 688))
        // The line between them goes on to both edges of the screen.
        #expect(host.drawn(size: Size(width: 1, height: 834), kind: "shape").map(\.box.minX) == [319])
    }

    @Test func `On an upright pad the detail stands alone until the button shows the sidebar over it`() throws
    {
        let host = try Host(on: Self.uprightPad, Cities(selection: "Berlin"))
        #expect(try host.navigationBar("Berlin").frame.width == 834)
        #expect(try !host.navigationBar("Cities").exists)
        try host.navigationBar("Berlin").button("Sidebar").tap()
        #expect(try host.navigationBar("Berlin").frame.width == 834)
        #expect(try host.navigationBar("Cities").frame.width == 320)
        try host.navigationBar("Cities").button("Sidebar").tap()
        #expect(try !host.navigationBar("Cities").exists)
    }

    @Test func `The style says whether the detail becomes narrower`() throws {
        func widths(
            on mode: Mode, _ style: any NavigationSplitViewStyle, isShown: Bool
        ) throws -> [Double] {
            let host = try Host(on: mode, Cities(style: style, selection: "Berlin"))
            #expect(try host.navigationBar("Cities").exists == isShown)
            if !isShown { try host.button("Sidebar").tap() }
            return try ["Cities", "Berlin"].map { try host.navigationBar($0).frame.width }
        }
        #expect(try widths(on: Self.pad, .automatic, isShown: true) == [320, 874])
        #expect(try widths(on: Self.pad, .prominentDetail, isShown: false) == [320, 1194])
        #expect(try widths(on: Self.uprightPad, .balanced, isShown: true) == [320, 514])
        #expect(try widths(on: Self.uprightPad, .automatic, isShown: false) == [320, 834])
    }

    @Test func `A link with a value selects its row, which the detail follows`() throws {
        let host = try Host(on: Self.pad, Cities())
        #expect(try host.text("Choose").exists)
        try host.cell("Dublin").tap()
        #expect(try host.navigationBar("Dublin").exists)
        #expect(try host.cell("Dublin").isSelected)
        #expect(try !host.cell("Berlin").isSelected)
    }

    @Test func `The rows of a sidebar have neither lines nor arrows`() throws {
        let host = try Host(on: Self.pad, Cities(selection: "Berlin"))
        #expect(host.drawn(size: Size(width: 288, height: 1), kind: "shape").isEmpty)
        #expect(host.drawn.filter { $0.node.id.description.contains("Chevron") }.isEmpty)
        #expect(host.drawn(fill: "#d1d1d6").map(\.box) == [Rect(x: 16, y: 160, width: 288, height: 44)])
    }

    private struct Links: View {
        @State var isShown = false

        var body: some View {
            NavigationView {
                VStack {
                    NavigationLink("First") { Screen(name: "First screen") }
                    NavigationLink("Second") { Screen(name: "Second screen") }
                    NavigationLink("Value", value: 3)
                    NavigationLink("Active", isActive: $isShown) { Screen(name: "Active screen") }
                    NavigationLink("Here") { Screen(name: "In the sidebar") }.isDetailLink(false)
                }
                .navigationDestination(for: Int.self) { Screen(name: "Number \($0)") }
                .navigationTitle("Links")
                Text("Nothing yet")
            }
        }
    }

    @Test func `A link of the sidebar shows its screen in the detail`() throws {
        let host = try Host(on: Self.pad, Links())
        #expect(try host.text("Nothing yet").exists)
        try host.button("First").tap()
        #expect(try host.navigationBar("First screen").frame.minX == 320)
        #expect(try !host.navigationBar("First screen").button("Back").exists)
        try host.button("Count 0").tap()
        #expect(try host.button("Count 1").exists)
        // Another screen begins with states of its own.
        try host.button("Second").tap()
        #expect(try host.navigationBar("Second screen").button("Count 0").exists)
        try host.button("Value").tap()
        #expect(try host.navigationBar("Number 3").exists)
        #expect(try host.navigationBar("Links").exists)
    }

    @Test func `A row that is selected brings back the detail in the place of a link's screen`() throws {
        struct Mixed: View {
            @State private var selection: String?

            var body: some View {
                NavigationSplitView {
                    List(selection: $selection) {
                        ForEach(["A", "B"], id: \.self) { Text($0) }
                        NavigationLink("About") { Text("About us") }
                    }
                } detail: {
                    Text("Detail of \(selection ?? "none")")
                }
            }
        }
        let host = try Host(on: Self.pad, Mixed())
        try host.cell("A").tap()
        try host.cell("About").tap()
        #expect(try host.text("About us").exists)
        try host.cell("B").tap()
        #expect(try host.text("Detail of B").exists)
    }

    @Test func `A property shows its screen in the detail, too`() throws {
        let host = try Host(on: Self.pad, Links())
        try host.button("Active").tap()
        #expect(try host.navigationBar("Active screen").frame.minX == 320)
        #expect(try !host.text("Nothing yet").exists)
        #expect(try Host(on: Self.pad, Links(isShown: true)).navigationBar("Active screen").exists)
        // Also while its column is hidden, and until another link is followed.
        #expect(try Host(on: Self.uprightPad, Links(isShown: true)).navigationBar("Active screen").exists)
        try host.button("First").tap()
        #expect(try host.navigationBar("First screen").exists)
    }

    @Test func `On a phone links of a detail without a stack lie on top of it`() throws {
        struct Letters: View {
            @State private var selection: String?

            var body: some View {
                NavigationSplitView {
                    List(["A"], id: \.self, selection: $selection) { Text($0) }.navigationTitle("Letters")
                } detail: {
                    NavigationLink("More") { Text("More of it").navigationTitle("More") }
                        .navigationTitle("Detail")
                }
            }
        }
        let host = try Host(on: .phone, Letters())
        try host.cell("A").tap()
        try host.button("More").tap()
        #expect(try host.text("More of it").exists)
        try host.navigationBar("More").button("Back").tap()
        try host.navigationBar("Detail").button("Back").tap()
        #expect(try host.navigationBar("Letters").exists)
    }

    @Test func `A row of a sidebar is touched beside its content, too`() throws {
        var taps = 0
        let view = NavigationSplitView {
            List { Button("Add") { taps += 1 } }
        } detail: {
            Text("Detail")
        }
        try Host(on: Self.pad, view).cell("Add").tap()
        #expect(taps == 1)
    }

    @Test func `A link that is not for the detail shows its screen in the sidebar`() throws {
        let host = try Host(on: Self.pad, Links())
        try host.button("Here").tap()
        #expect(try host.navigationBar("In the sidebar").frame == Rect(x: 0, y: 24, width: 320, height: 102))
        #expect(try host.text("Nothing yet").exists)
        try host.navigationBar("In the sidebar").button("Back").tap()
        #expect(try host.navigationBar("Links").exists)
    }

    @Test func `On a phone the first view of a navigation view stands alone`() throws {
        let host = try Host(on: .phone, Links())
        #expect(try !host.text("Nothing yet").exists)
        try host.button("First").tap()
        #expect(try host.navigationBar("First screen").button("Back").exists)
    }

    @Test func `A navigation view is a stack on a pad if its style says so`() throws {
        let host = try Host(on: Self.pad, Links().navigationViewStyle(.stack))
        #expect(try host.navigationBar("Links").frame.width == 1194)
        #expect(try !host.text("Nothing yet").exists)
    }

    @Test func `The detail of a navigation view with one view is empty`() throws {
        let host = try Host(on: Self.pad, NavigationView { Screen(name: "Alone") })
        #expect(try host.navigationBar("Alone").frame.width == 320)
    }

    private struct Shop: View {
        @State var visibility = NavigationSplitViewVisibility.automatic
        @State var group: String?
        @State var item: Int?

        var body: some View {
            NavigationSplitView(columnVisibility: $visibility) {
                List(["A", "B"], id: \.self, selection: $group) { Text("Group \($0)") }
                    .navigationTitle("Groups").navigationSplitViewColumnWidth(200)
            } content: {
                List(0..<3, id: \.self, selection: $item) { Text("Item \($0)") }
                    .navigationTitle("Items of \(group ?? "none")")
            } detail: {
                NavigationStack {
                    NavigationLink("More") { Text("More of it").navigationTitle("More") }
                        .navigationTitle("Item \(item ?? -1)")
                }
            }
        }
    }

    @Test func `Of three columns the last two are shown, and the first one after the button`() throws {
        let host = try Host(on: Self.pad, Shop(group: "A", item: 2))
        #expect(try host.navigationBar("Items of A").frame == Rect(x: 0, y: 24, width: 320, height: 102))
        #expect(try host.navigationBar("Item 2").frame.minX == 320)
        try host.navigationBar("Items of A").button("Sidebar").tap()
        #expect(try host.navigationBar("Groups").frame.width == 200)
        #expect(try host.navigationBar("Items of A").frame.minX == 200)
        #expect(try host.navigationBar("Item 2").frame.minX == 520)
        try host.cell("Group B").tap()
        #expect(try host.navigationBar("Items of B").exists)
    }

    @Test(arguments: [
        (NavigationSplitViewVisibility.all, [200.0, 320, 674]), (.doubleColumn, [320, 874]),
        (.detailOnly, [1194]), (.automatic, [320, 874]),
    ])
    func `The visibility says which columns are shown`(
        visibility: NavigationSplitViewVisibility, widths: [Double]
    ) throws {
        let host = try Host(on: Self.pad, Shop(visibility: visibility, group: "A", item: 2))
        let bars = ["Groups", "Items of A", "Item 2"].map { host.navigationBar($0) }
        #expect(try bars.filter { try $0.exists }.map { try $0.frame.width } == widths)
    }

    @Test func `A stack in the detail has its bar in the place of the column's`() throws {
        let host = try Host(on: Self.pad, Shop(visibility: .detailOnly, group: "A", item: 2))
        #expect(try host.navigationBar().frame == Rect(x: 0, y: 24, width: 1194, height: 102))
        try host.button("More").tap()
        #expect(try host.navigationBar("More").button("Back").exists)
        #expect(try host.navigationBar("More").button("Sidebar").exists)
    }

    @Test func `On a phone the next column follows what is selected, and going back deselects it`() throws {
        let host = try Host(on: .phone, Shop())
        try host.cell("Group B").tap()
        #expect(try host.navigationBar("Items of B").exists)
        try host.cell("Item 1").tap()
        #expect(try host.navigationBar().button("Back").exists)
        #expect(host.drawn(text: "Items of B").count == 1)
        try host.button("More").tap()
        #expect(try host.navigationBar("More").exists)
        try host.navigationBar().button("Back").tap()
        try host.navigationBar().button("Back").tap()
        #expect(try host.navigationBar("Items of B").exists)
        #expect(try !host.cell("Item 1").isSelected)
        #expect(try Host(on: .phone, Shop(group: "A", item: 2)).navigationBar("Item 2").exists)
    }

    private struct Preferred: View {
        @State var column: NavigationSplitViewColumn
        @State var selection: String?

        var body: some View {
            NavigationSplitView(preferredCompactColumn: $column) {
                List(["A", "B"], id: \.self, selection: $selection) { Text($0) }.navigationTitle("Letters")
            } detail: {
                Text("\(selection ?? "none") of \(column == .detail ? "detail" : "sidebar")")
                    .navigationTitle("Detail")
            }
        }
    }

    @Test func `The preferred column is on top on a phone, and follows the screens`() throws {
        let host = try Host(on: .phone, Preferred(column: .detail))
        #expect(try host.text("none of detail").exists)
        try host.navigationBar("Detail").button("Back").tap()
        #expect(try host.navigationBar("Letters").exists)
        try host.cell("B").tap()
        #expect(try host.text("B of detail").exists)
        #expect(
            try Host(on: .phone, Preferred(column: .sidebar, selection: "A")).navigationBar("Letters").exists)
    }

    @Test func `What a sidebar presents is no column, and a sheet of a pad has one stack`() throws {
        struct Presenting: View {
            @State private var selection: Int?

            var body: some View {
                NavigationSplitView {
                    List(selection: $selection) { Text("Row") }.navigationTitle("Sidebar")
                        .sheet(isPresented: .constant(true)) {
                            NavigationView {
                                List { NavigationLink("Settings", value: 1) }.navigationTitle("Sheet")
                                    .navigationDestination(for: Int.self) { Text("Setting \($0)") }
                                Text("Nothing yet")
                            }
                        }
                } detail: {
                    Text("Detail")
                }
            }
        }
        let host = try Host(on: Self.pad, Presenting())
        #expect(try host.navigationBar("Sheet").frame.width == 540)
        #expect(try !host.text("Nothing yet").exists)
        #expect(try !host.navigationBar("Sheet").button("Sidebar").exists)
        // The row is a white box with the margin of the window.
        #expect(host.drawn(size: Size(width: 500, height: 44), kind: "shape").count == 1)
        try host.cell("Settings").tap()
        #expect(try host.text("Setting 1").exists)
    }

    @Test func `The button for the sidebar can be taken out of the bar`() throws {
        let view = NavigationSplitView {
            Text("Sidebar")
        } detail: {
            Screen(name: "Detail").toolbar(removing: .sidebarToggle)
        }
        let host = try Host(on: Self.uprightPad, view)
        #expect(try host.navigationBar("Detail").exists)
        #expect(try !host.button("Sidebar").exists)
        // In a sidebar it is for all columns.
        for mode in [Self.pad, Self.uprightPad] {
            let view = NavigationSplitView {
                Screen(name: "Sidebar").toolbar(removing: .sidebarToggle)
            } detail: {
                Screen(name: "Detail")
            }
            let host = try Host(on: mode, view)
            #expect(try host.navigationBar("Detail").exists)
            #expect(try !host.button("Sidebar").exists)
        }
    }

    @Test func `A screen that a property shows is up to date`() throws {
        struct Counting: View {
            @State private var count = 0

            var body: some View {
                NavigationStack {
                    Text("Root").navigationDestination(isPresented: .constant(true)) {
                        Button("Count \(count)") { count += 1 }
                    }
                }
            }
        }
        let host = try Host(on: .phone, Counting())
        try host.button("Count 0").tap()
        #expect(try host.button("Count 1").exists)
    }
}
