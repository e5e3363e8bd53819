import CatalogKit
import Foundation
import Testing
import VitrineComposition
import VitrineGeometry
import VitrineRendering
import VitrineTesting
import VitrineViews

/// The bars around the screens of a stack, on a phone of 393 × 852 pt.
@MainActor
struct NavigationBarTests {
    private struct Screen: View {
        var title = "Shop"
        var display = NavigationBarItem.TitleDisplayMode.automatic

        var body: some View {
            Color.yellow.accessibilityElement().accessibilityLabel("content").navigationTitle(title)
                .navigationBarTitleDisplayMode(display)
        }
    }

    private func host<Content: View>(
        on mode: Mode = .phone, @ViewBuilder _ root: () -> Content
    ) throws -> VitrineTesting.Host {
        try Host(on: mode, NavigationStack(root: root))
    }

    private func bar(_ host: VitrineTesting.Host) throws -> Rect { try host.navigationBar().frame }

    @Test func `The first screen has a large title below the row of items`() throws {
        let host = try host { Screen() }
        #expect(try bar(host) == Rect(x: 0, y: 59, width: 393, height: 96))
        #expect(try host.element(label: "content").frame == Rect(x: 0, y: 155, width: 393, height: 663))
        let title = try host.navigationBar().text("Shop").frame
        #expect(title.minX == 16)
        // 34 pt on a line of 41 pt, whose baseline is 16 pt above the end of the bar.
        #expect(title.height == 41)
        #expect(abs(title.maxY - (155 - 16 + 8)) < 1)
    }

    @Test func `A wide screen has a wider margin, which title, items and search field share`() throws {
        let host = try host(on: .phone.size(width: 430, height: 932)) {
            Screen().searchable(text: .constant(""), prompt: "Find").toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
            }
        }
        #expect(try host.navigationBar().text("Shop").frame.minX == 20)
        #expect(try host.button("Cancel").frame.minX == 20)
        #expect(try host.button("Done").frame.maxX == 410)
        #expect(host.drawn(size: Size(width: 390, height: 36), kind: "shape").map(\.box.minX) == [20])
    }

    @Test func `An inline title is in the middle of a bar of 44 pt`() throws {
        let host = try host { Screen(display: .inline) }
        #expect(try bar(host) == Rect(x: 0, y: 59, width: 393, height: 44))
        let title = try host.navigationBar().text("Shop").frame
        #expect(abs(title.midX - 196.5) < 0.5)
        #expect(abs(title.midY - 81) < 0.5)
        #expect(try host.element(label: "content").frame.minY == 103)
    }

    @Test func `A phone on its side has a bar of 32 pt without a large title, a pad one of 50 pt`() throws {
        let landscape = try host(on: .landscapePhone) {
            Screen().toolbarBackground(.visible, for: .navigationBar)
        }
        #expect(try bar(landscape) == Rect(x: 59, y: 0, width: 734, height: 32))
        // Backdrop and line go on to both edges.
        #expect(landscape.drawn(size: Size(width: 852, height: 32), kind: "shape").map(\.box.minX) == [0])
        #expect(landscape.drawn(size: Size(width: 852, height: 1), kind: "shape").map(\.box.minY) == [32])
        let pad = try host(on: .pad) { Screen(display: .inline) }
        #expect(try bar(pad) == Rect(x: 0, y: 24, width: 834, height: 50))
    }

    @Test func `A screen that says nothing has a title as the one before`() throws {
        func second(_ first: NavigationBarItem.TitleDisplayMode, _ second: NavigationBarItem.TitleDisplayMode)
            throws -> Double
        {
            let host = try host {
                NavigationLink("Next") { Screen(title: "Second", display: second) }
                    .navigationTitle("First").navigationBarTitleDisplayMode(first)
            }
            try host.button("Next").tap()
            return try bar(host).height
        }
        #expect(try second(.automatic, .automatic) == 96)
        #expect(try second(.inline, .automatic) == 44)
        #expect(try second(.inline, .large) == 96)
        #expect(try second(.automatic, .inline) == 44)
    }

    @Test func `The way back is called after the screen before, or Back where that is too long`() throws {
        func wayBack(from title: String) throws -> VitrineTesting.Host {
            let host = try host {
                NavigationLink("Next") { Screen(title: "Second", display: .inline) }.navigationTitle(title)
            }
            try host.button("Next").tap()
            return host
        }
        let short = try wayBack(from: "Shop")
        #expect(try short.navigationBar().button("Back").frame.minX == 8)
        #expect(short.drawn(text: "Shop").count == 1)
        let long = try wayBack(from: "All that a long journey brings")
        #expect(long.drawn(text: "All that a long journey brings").isEmpty)
        #expect(long.drawn(text: "Back").count == 1)
    }

    @Test func `Items stand 16 pt from the edges and from each other`() throws {
        let host = try host {
            Screen(display: .inline).toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                ToolbarItem(placement: .topBarTrailing) { Button("Sort") {} }
                ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
            }
        }
        let (sort, done) = (try host.button("Sort").frame, try host.button("Done").frame)
        #expect(try host.button("Cancel").frame.minX == 16)
        #expect(done.maxX == 377)
        #expect(done.minX - sort.maxX == 16)
        #expect(abs(done.midY - 81) < 0.5)
        // What confirms is heavier.
        #expect(host.look(ofText: "Done").contains("600"))
        #expect(!host.look(ofText: "Sort").contains("600"))
    }

    @Test func `A title that does not fit in the middle goes aside, and then becomes narrower`() throws {
        func title(_ title: String) throws -> Rect {
            let host = try host {
                Screen(title: title, display: .inline).toolbar {
                    ToolbarItem(placement: .topBarTrailing) { Color.red.frame(width: 100, height: 20) }
                }
            }
            return try host.navigationBar().text(title).frame
        }
        #expect(try abs(title("Short").midX - 196.5) < 0.5)
        // 393 − 16 − 100 − 16
        let aside = try title("A rather long title")
        #expect(abs(aside.maxX - 261) < 0.5)
        #expect(aside.minX > 16)
        let narrow = try title("A title that is longer than all the room there is")
        #expect(narrow.minX >= 15.5)
        #expect(narrow.maxX <= 261.5)
    }

    @Test func `An item in the middle takes the place of the title`() throws {
        let host = try host {
            Screen(display: .inline).toolbar {
                ToolbarItem(placement: .principal) { Text("Logo") }
            }
        }
        #expect(try abs(host.navigationBar().text("Logo").frame.midX - 196.5) < 0.5)
        #expect(host.drawn(text: "Shop").isEmpty)
    }

    @Test func `Labels of items are their icons`() throws {
        let host = try host {
            Screen().toolbar { Button("Add", systemImage: "plus") {} }
        }
        #expect(try host.button("Add").exists)
        #expect(host.drawn(text: "Add").isEmpty)
    }

    @Test func `What a screen presents from its bar is not as small as its items`() throws {
        struct Sheet: View {
            @State private var isShown = false
            var body: some View {
                NavigationStack {
                    Screen().toolbar {
                        Button("Add", systemImage: "plus") { isShown = true }
                            .sheet(isPresented: $isShown) { Label("In the sheet", systemImage: "star") }
                    }
                }
            }
        }
        let host = try Host(on: .phone, Sheet())
        try host.button("Add").tap()
        #expect(host.drawn(text: "In the sheet").count == 1)
    }

    @Test func `Secondary actions are in a menu`() throws {
        let host = try host {
            Screen().toolbar {
                ToolbarItem(placement: .secondaryAction) { Button("Rename") {} }
            }
        }
        #expect(try !host.button("Rename").exists)
        try host.navigationBar().button("More").tap()
        #expect(try host.menu().button("Rename").exists)
    }

    @Test func `A hidden bar takes no room`() throws {
        let host = try host { Screen().toolbar(.hidden, for: .navigationBar) }
        #expect(try !host.navigationBar().exists)
        #expect(try host.element(label: "content").frame.minY == 59)
        #expect(try !self.host { Screen().navigationBarHidden(true) }.navigationBar().exists)
        #expect(try !self.host { Color.yellow }.navigationBar().exists)
    }

    @Test func `A search field is below the title in an area of 52 pt`() throws {
        let host = try host { Screen().searchable(text: .constant(""), prompt: "Find") }
        #expect(try bar(host) == Rect(x: 0, y: 59, width: 393, height: 148))
        #expect(
            host.drawn(size: Size(width: 361, height: 36), kind: "shape").map(\.box)
                == [Rect(x: 16, y: 156, width: 361, height: 36)])
        // Eight points beside the symbol for dictation, which is 17 wide.
        #expect(try host.searchField("Find").frame.maxX == 369 - 17 - 8)
        #expect(try host.button("Dictate").exists)
    }

    @Test func `A search field is higher where texts are larger, and with it its area`() throws {
        let host = try host(on: .phone.dynamicTypeSize(.accessibility5)) {
            Screen(display: .inline).searchable(text: .constant(""), prompt: "Find")
        }
        // 36 pt for lines of 62 pt instead of 22, in whole pixels, of which a point has one.
        let height = 101.0
        let fields = host.drawn.filter { $0.node.kind == "shape" && $0.box.width == 361 }
        #expect(fields.map(\.box.height) == [height])
        #expect(try bar(host).height == 44 + 1 + height + 15)
    }

    @Test func `A search can be cancelled while one searches`() throws {
        struct Search: View {
            @State var text = ""
            var body: some View {
                NavigationStack { Screen().searchable(text: $text, prompt: "Find") }
            }
        }
        let host = try Host(on: .phone, Search())
        #expect(try !host.button("Cancel").exists)
        try host.searchField("Find").type("tea")
        #expect(try host.button("Cancel").frame.maxX == 377)
        try host.button("Cancel").tap()
        #expect(try host.searchField("Find").value == "")
        #expect(try !host.button("Cancel").exists)
    }

    @Test func `While one searches the field has the bar to itself`() throws {
        struct Search: View {
            @State var text = ""
            var body: some View {
                NavigationStack {
                    Screen().searchable(text: $text, prompt: "Find").toolbar { Button("Add") {} }
                }
            }
        }
        let host = try Host(on: .phone, Search())
        let bar = try host.navigationBar().frame
        #expect(try host.button("Add").exists)
        try host.searchField("Find").tap()
        #expect(try !host.button("Add").exists)
        #expect(try host.navigationBar().frame == Rect(x: 0, y: bar.minY, width: bar.width, height: 52))
        try host.button("Cancel").tap()
        #expect(try host.navigationBar().frame == bar)
    }

    @Test func `A view that ignores the safe area can be asked how much of it is covered`() throws {
        let host = try host {
            GeometryReader { place in
                let insets = place.coveredInsets
                Text("\(Int(insets.top)) \(Int(insets.bottom)) of \(Int(place.size.height))")
            }
            .ignoresSafeArea()
            .navigationTitle("Shop")
        }
        #expect(try host.text("155 34 of 852").exists)
    }

    @Test func `The way back in an editor has no name`() throws {
        let screen = NavigationStack {
            NavigationLink("Next") { Text("Last").toolbarRole(.editor) }.navigationTitle("First")
        }
        let host = try Host(on: .phone, screen)
        try host.button("Next").tap()
        #expect(try !host.navigationBar().text("First").exists)
        #expect(try host.button("Back").frame.width < 30)
        try host.button("Back").tap()
        #expect(try host.button("Next").exists)
    }

    @Test func `Views know whether one searches, and may end it`() throws {
        struct Results: View {
            @Environment(\.isSearching) private var isSearching
            @Environment(\.dismissSearch) private var dismissSearch
            var body: some View {
                Text(isSearching ? "Searching" : "Resting")
                Button("Done") { dismissSearch() }
            }
        }
        struct Search: View {
            @State var text = ""
            var body: some View {
                NavigationStack { VStack { Results() }.searchable(text: $text, prompt: "Find") }
            }
        }
        let host = try Host(on: .phone, Search())
        #expect(try host.text("Resting").exists)
        try host.searchField("Find").tap()
        #expect(try host.text("Searching").exists)
        // The return key closes the keyboard and not the search.
        try host.searchField("Find").type("tea\n")
        #expect(try host.text("Searching").exists && host.button("Cancel").exists)
        try host.button("Done").tap()
        #expect(try host.text("Resting").exists && !host.button("Cancel").exists)
        #expect(try host.searchField("Find").value == "")
    }

    @Test func `A search is presented by its binding`() throws {
        struct Search: View {
            @State var text = ""
            @State var isPresented = true
            var body: some View {
                NavigationStack {
                    Button(isPresented ? "Leave" : "Search") { isPresented.toggle() }
                        .searchable(text: $text, isPresented: $isPresented, prompt: Text("Find"))
                }
            }
        }
        let host = try Host(on: .phone, Search())
        #expect(try host.button("Cancel").exists)
        try host.button("Leave").tap()
        #expect(try !host.button("Cancel").exists)
        try host.searchField("Find").tap()
        #expect(try host.button("Leave").exists)
    }

    @Test func `What a search may be limited to is shown once something is searched`() throws {
        struct Search: View {
            @State var text = ""
            @State var scope = 0
            var body: some View {
                NavigationStack {
                    Screen().searchable(text: $text, prompt: "Find").searchScopes($scope) {
                        Text("All").tag(0)
                        Text("New").tag(1)
                    }
                }
            }
        }
        let host = try Host(on: .phone, Search())
        #expect(try !host.picker().exists)
        try host.searchField("Find").type("tea")
        #expect(try host.picker().frame == Rect(x: 16, y: 111, width: 361, height: 32))
        try host.button("New").tap()
        #expect(try host.button("New").isSelected)
    }

    @Test func `Items at the bottom stand in a bar of 44 pt, spread by spacers`() throws {
        let host = try host {
            Screen().toolbar {
                ToolbarItemGroup(placement: .bottomBar) {
                    Button("First") {}
                    Spacer()
                    Button("Last") {}
                }
            }
        }
        #expect(try host.toolbar().frame == Rect(x: 0, y: 774, width: 393, height: 44))
        #expect(try host.button("First").frame.minX == 16)
        #expect(try host.button("Last").frame.maxX == 377)
        #expect(try host.element(label: "content").frame.maxY == 774)
    }

    @Test func `A status and spacers have their place in the bar at the bottom`() throws {
        let host = try host {
            Screen().toolbar {
                ToolbarSpacer(.flexible, placement: .bottomBar)
                ToolbarItem(placement: .bottomBar) { Button("Write") {} }
                ToolbarItem(placement: .status) { Text("Updated") }
            }
        }
        #expect(try host.button("Write").frame.maxX == 377)
        #expect(try abs(host.text("Updated").frame.midX - 196.5) < 0.5)
    }

    @Test func `A bar lies on material with a line below once something is scrolled below it`() throws {
        func grounds(_ view: some View) throws -> [Rect] {
            try Host(on: .phone, NavigationStack { view }).drawn
                .filter { $0.node.description.contains("material") }.map(\.box)
        }
        #expect(try grounds(Screen(display: .inline)).isEmpty)
        #expect(try grounds(Screen()).isEmpty)
        // From the edge of the screen on.
        #expect(
            try grounds(Screen().toolbarBackground(.visible, for: .navigationBar)) == [
                Rect(x: 0, y: 0, width: 393, height: 155)
            ])
        let list = List(0..<40, id: \.self) { Text("Row \($0)") }.listStyle(.plain)
            .navigationTitle("Shop").navigationBarTitleDisplayMode(.inline)
        func scrolled(_ view: some View) throws -> VitrineTesting.Host {
            let host = try Host(on: .phone, NavigationStack { view })
            try host.text("Row 39").scrollTo()
            return host
        }
        let host = try scrolled(list)
        #expect(
            host.drawn.filter { $0.node.description.contains("material") }.map(\.box)
                == [Rect(x: 0, y: 0, width: 393, height: 103)])
        #expect(
            host.drawn(fill: "3c3c43").map(\.box).contains(Rect(x: 0, y: 103, width: 393, height: 1)))
        let hidden = try scrolled(list.toolbarBackground(.hidden, for: .navigationBar))
        #expect(hidden.drawn.filter { $0.node.description.contains("material") }.isEmpty)
    }

    @Test func `A bar's ground is the color that is asked for`() throws {
        let host = try host {
            Screen(display: .inline).toolbarBackground(Color.red, for: .navigationBar)
                .toolbarBackground(.visible, for: .navigationBar)
        }
        #expect(host.drawn(fill: "ff3b30").map(\.box) == [Rect(x: 0, y: 0, width: 393, height: 103)])
        // A color alone does not say that it is to be shown.
        let unscrolled = try self.host {
            Screen(display: .inline).toolbarBackground(Color.red, for: .navigationBar)
        }
        #expect(unscrolled.drawn(fill: "ff3b30").isEmpty)
    }

    @Test func `What ignores the safe area goes on below the bars, and knows how far`() throws {
        struct Reader: View {
            var body: some View {
                GeometryReader { proxy in
                    Text(
                        "\(Int(proxy.safeAreaInsets.top)) \(Int(proxy.safeAreaInsets.bottom))"
                    )
                }
                .background(Color.yellow)
                .navigationTitle("Shop")
            }
        }
        let host = try host { Reader() }
        #expect(try host.text("155 34").exists)
        #expect(host.drawn(fill: "ffcc00").map(\.box) == [Rect(x: 0, y: 0, width: 393, height: 852)])
    }

    @Test func `Rows of a list go on below the bars`() throws {
        let host = try host {
            List(0..<40, id: \.self) { Text("Row \($0)") }.navigationTitle("Shop").toolbar {
                ToolbarItem(placement: .bottomBar) { Button("Add") {} }
            }
        }
        #expect(try host.cell(0).frame.minY >= 155)
        guard let scroll = host.drawn.first(where: { $0.node.kind == "clip" }) else {
            Issue.record("expected a clipped list")
            return
        }
        #expect(scroll.box == Rect(x: 0, y: 155, width: 393, height: 619))
    }

    @Test func `Scrolled below the bar, a screen has its title in the row of the items`() throws {
        let host = try host {
            List(0..<40, id: \.self) { Text("Row \($0)") }.listStyle(.plain).navigationTitle("Shop")
        }
        try host.text("Row 39").scrollTo()
        #expect(try abs(host.navigationBar().text("Shop").frame.midY - 81) < 0.5)
        let grounds = host.drawn.filter { $0.node.description.contains("material") }
        #expect(grounds.map(\.box) == [Rect(x: 0, y: 0, width: 393, height: 103)])
        try host.cell(0).scrollTo()
        #expect(try host.navigationBar().text("Shop").frame.minY > 103)
    }

    @Test func `Scrolled by less than its area, a large title goes up as far`() throws {
        let host = try host {
            ScrollView {
                Color.yellow.frame(height: 665).accessibilityElement().accessibilityLabel("Room")
                Text("End")
            }
            .navigationTitle("Shop")
        }
        let before = try host.navigationBar().text("Shop").frame
        let end = try host.text("End").frame
        try host.text("End").scrollTo()
        let distance = try end.minY - host.text("End").frame.minY
        #expect(distance > 5 && distance < 50)
        #expect(try abs(host.navigationBar().text("Shop").frame.minY - (before.minY - distance)) < 0.5)
        #expect(host.drawn.filter { $0.node.description.contains("material") }.isEmpty)
    }

    @Test func `A stack within a stack's screen keeps its bar to itself`() throws {
        let host = try host {
            VStack {
                Text("Outer")
                NavigationStack { Screen(title: "Inner", display: .inline) }
            }
        }
        #expect(try host.navigationBar().count == 1)
    }

    @Test func `Bars are mirrored from right to left`() throws {
        let host = try host(on: .phone.rightToLeft) {
            Screen().toolbar {
                ToolbarItem(placement: .topBarTrailing) { Button("Done") {} }
            }
        }
        #expect(try host.button("Done").frame.minX == 16)
        #expect(try host.navigationBar().text("Shop").frame.maxX == 377)
    }

    @Test func `Items of a bar are in the environment of the view that declares them`() throws {
        struct Close: View {
            @Environment(\.dismiss) private var dismiss
            var body: some View { Button("Close") { dismiss() } }
        }
        struct Screen: View {
            @State private var isShown = true
            var body: some View {
                Text("Behind").sheet(isPresented: $isShown) {
                    NavigationStack {
                        NavigationLink("Next") {
                            Text("Deep").toolbar {
                                ToolbarItem(placement: .topBarTrailing) { Close() }
                                ToolbarItem(placement: .topBarLeading) {
                                    NavigationLink("Further") { Text("Deeper") }
                                }
                            }
                        }
                    }
                }
            }
        }
        let host = try Host(on: .phone, Screen())
        try host.button("Next").tap()
        try host.button("Further").tap()
        #expect(try host.text("Deeper").exists)
        try host.goBack()
        // Leaves the screen on which the item is declared, and not the sheet around.
        try host.button("Close").tap()
        #expect(try host.button("Next").exists)
    }
}
