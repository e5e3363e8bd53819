import Foundation
import Testing
import VitrineComposition
import VitrineGeometry
import VitrineJSONValues
import VitrineViews

/// Where lists put sections, rows and lines; the distances are those of pictures that projects recorded with iOS 18.
@MainActor
struct ListTests {
    /// A row that is 44 points high.
    private func row(_ id: String) -> some View { block(10, 22).marked(id) }

    private func tops(_ ids: [String], in list: some View) throws -> [Double?] {
        try ids.map { try box(of: $0, in: list, width: 300)?.minY }
    }

    /// The lines of rows, from above.
    private func lineFrames(in list: some View) throws -> [Rect] {
        func frames(_ node: LaidOutNode, at origin: Point) -> [Rect] {
            let frame = node.frame.translated(by: origin)
            let own = frame.height == 0.5 && node.children.isEmpty ? [frame] : []
            return own + node.children.flatMap { frames($0, at: frame.origin) }
        }
        return frames(try laidOut(list, width: 300), at: .zero)
    }

    /// Where the lines of rows begin.
    private func lines(in list: some View) throws -> [Double] { try lineFrames(in: list).map(\.minX) }

    private func texts(in list: some View) throws -> [String] {
        try laidOut(list, width: 300).descriptions.compactMap { $0.properties["text"]?.description }
    }

    @Test func `Sections are 35 points apart; headers and footers have places of their own`() throws {
        let list = List {
            Section { row("a") }
            Section { row("b") }
            Section {
                row("c")
            } header: {
                block(10, 20).marked("header")
            }
            Section {
                row("d")
            } footer: {
                block(10, 10).marked("footer")
            }
            row("e")
        }
        let a = 35.0 + 11
        let b = a + 33 + 35 + 11
        let header = b + 33 + 17.5 + 17
        let c = header + 20 + 6 + 11
        let d = c + 33 + 35 + 11
        let footer = d + 33 + 6
        let e = footer + 10 + 12 + 17.5 + 11
        #expect(
            try tops(["a", "b", "header", "c", "d", "footer", "e"], in: list)
                == [a, b, header, c, d, footer, e])
    }

    @Test func `A row with a switch or a stepper is as high as one with a text, unless that has more lines`()
        throws
    {
        let list = List {
            Toggle(isOn: .constant(true)) { row("a") }
            Stepper(value: .constant(1)) { row("b") }
            Toggle(isOn: .constant(true)) { block(10, 40).marked("c") }
            row("d")
        }
        #expect(try tops(["a", "b", "c", "d"], in: list) == [46, 90, 134, 196])
    }

    @Test func `A header above the first section has nothing above it`() throws {
        let list = List {
            Section {
                row("a")
            } header: {
                block(10, 20).marked("header")
            }
        }
        #expect(try tops(["header", "a"], in: list) == [17, 54])
    }

    @Test func `Sections can have other distances, all or one of them`() throws {
        func list(_ middle: some View) -> some View {
            List {
                Section { row("a") }
                middle
                Section { row("c") }
            }
        }
        let section = Section { row("b") }
        #expect(try tops(["a", "b", "c"], in: list(section).listSectionSpacing(10)) == [21, 75, 129])
        #expect(try tops(["a", "b", "c"], in: list(section.listSectionSpacing(0))) == [46, 107.5, 169])
        #expect(try tops(["a", "b"], in: list(section).listSectionSpacing(.compact)) == [31, 95])
    }

    @Test func `A section has margins of its own`() throws {
        let list = List {
            Section { row("a") }.listSectionMargins(.horizontal, 0)
            Section { row("b") }.listSectionMargins([.top, .leading], 5)
        }
        #expect(try box(of: "a", in: list, width: 300)?.minX == 16)
        #expect(try box(of: "b", in: list, width: 300)?.minX == 21)
        #expect(try tops(["a", "b"], in: list) == [46, 112.5])
    }

    @Test func `The insets of rows are not those of their header`() throws {
        let list = List {
            Section {
                row("a")
                row("b").listRowInsets(EdgeInsets(top: 11, leading: 5, bottom: 11, trailing: 0))
            } header: {
                block(10, 20).marked("header")
            }
            .listRowInsets(EdgeInsets(top: 11, leading: 0, bottom: 11, trailing: 0))
            Section {
                row("c")
            } header: {
                block(10, 20).marked("other").listRowInsets(
                    EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 0))
            }
        }
        let starts = try ["header", "a", "b", "other", "c"].map {
            try box(of: $0, in: list, width: 300)?.minX
        }
        #expect(starts == [32, 16, 21, 18, 32])
    }

    @Test func `The line below a row begins at its first text`() throws {
        let list = List {
            HStack(spacing: 5) {
                block(20, 20)
                Text("A").frame(maxWidth: .infinity, alignment: .leading)
                Text("B")
            }
            block(20, 20)
            VStack(alignment: .leading) {
                block(20, 20)
                Text("A").padding(.leading, 10)
                Text("B")
            }
            Text("C").alignmentGuide(.listRowSeparatorLeading) { _ in -8 }
            Label {
                VStack { Text("D") }
            } icon: {
                block(20, 20)
            }
            Text("last")
        }
        #expect(try lines(in: list) == [57, 32, 42, 24, 76])
    }

    @Test func `In a list icons have the tint, values are weak, and lines begin at the text`() throws {
        let list = List {
            Label {
                Text("Name").marked("title")
            } icon: {
                Circle().frame(width: 20, height: 20)
            }
            Picker("Size", selection: .constant(1)) { Text("Large").tag(1) }
            Text("last")
        }
        .tint(.red)
        let descriptions = try laidOut(list, width: 300).descriptions
        let icon = descriptions.first { $0.properties["shape"] == "circle" }
        #expect(icon?.properties["fill"]?.description == "#ff3b30")
        let value = descriptions.first { $0.properties["text"] == "Large" }
        #expect(value?.properties["color"]?.description.hasPrefix("#3c3c43") == true)
        let title = try #require(try box(of: "title", in: list, width: 300))
        #expect(try lines(in: list) == [title.minX, 32])
        // After the margins of section and row, the column of icons and the distance to it.
        #expect(title.minX == 16 + 16 + 28 + 16)
    }

    @Test func `A line between two rows stands where neither hides it`() throws {
        func count(_ first: some View, _ second: some View) throws -> Int {
            try lines(
                in: List {
                    first; second
                }
            ).count
        }
        let row = Text("row")
        #expect(try count(row, row) == 1)
        #expect(try count(row.listRowSeparator(.hidden), row) == 0)
        #expect(try count(row, row.listRowSeparator(.hidden)) == 0)
        #expect(try count(row.listRowSeparator(.hidden, edges: .top), row) == 1)
        #expect(try count(row, row.listRowSeparator(.hidden, edges: .bottom)) == 1)
        let rows = Group {
            row.listRowSeparator(.visible)
            row
            row
        }
        #expect(try lines(in: List { rows.listRowSeparator(.hidden, edges: .bottom) }).count == 1)
    }

    @Test func `A plain list has lines above its first and below its last row`() throws {
        func count(_ section: some View) throws -> Int {
            try lines(in: List { section }.listStyle(.plain)).count
        }
        let section = Section {
            Text("A"); Text("B")
        }
        #expect(try count(section) == 3)
        #expect(try count(section.listSectionSeparator(.hidden)) == 1)
        #expect(try count(section.listSectionSeparator(.hidden, edges: .top)) == 2)
        #expect(try count(section.listRowSeparator(.hidden)) == 0)
        #expect(
            try count(
                Group {
                    section; section
                }) == 5)
    }

    @Test func `Lines stand above and below rows whatever guides their contents set`() throws {
        let row = Text("A").alignmentGuide(.top) { _ in 30 }.alignmentGuide(.bottom) { _ in -30 }
        let list = List {
            row
            row
        }
        .listStyle(.plain)
        #expect(try lineFrames(in: list).map(\.minY).sorted() == [0, 43.5, 87.5])
    }

    @Test func `Rows that stand apart are boxes of their own, without lines`() throws {
        func clips(_ list: some View) throws -> [Double] {
            try laidOut(list, width: 300).descriptions.filter { $0.properties["corner radius"] != nil }
                .map(\.box.height)
        }
        let list = List {
            row("a")
            row("b")
        }
        #expect(try clips(list) == [88])
        #expect(try clips(list.listRowSpacing(10)) == [98, 44, 44])
        #expect(try lines(in: list.listRowSpacing(10)).isEmpty)
        #expect(try lines(in: list.listRowSpacing(10).listStyle(.plain)).isEmpty)
    }

    @Test func `What is said of a row counts more than what is said of its section`() throws {
        let list = List {
            Section {
                Text("A").listRowBackground(Color.red)
                Text("B")
            }
            .listRowBackground(Color.blue)
        }
        let fills = try laidOut(list, width: 300).descriptions.compactMap {
            $0.properties["shape"] == nil ? nil : $0.properties["fill"]?.description
        }
        #expect(fills.contains("#ff3b30") && fills.contains("#007aff"))
    }

    @Test func `The options of an inline picker are rows, whatever stands above and below them`() throws {
        let list = List {
            Section("Size") {
                Picker("Size", selection: .constant(1)) {
                    Text("Small").tag(1)
                    Text("Large").tag(2)
                }
                .labelsHidden()
            }
            Section("Other") { Text("last") }
        }
        .pickerStyle(.inline)
        #expect(try texts(in: list) == ["SIZE", "Small", "Large", "OTHER", "last"])
        #expect(try lines(in: list).count == 1)
    }

    @Test func `A list in a list is rows of it`() throws {
        let list = Form {
            Section {
                List { ForEach(["A", "B"], id: \.self) { Text($0) } }
                Text("C")
            }
            Section("Other") { Text("last") }
        }
        #expect(try texts(in: list) == ["A", "B", "C", "OTHER", "last"])
        #expect(try lines(in: list).count == 2)
    }

    @Test func `A header is a heading in a weak color, in which a button keeps its own`() throws {
        let list = List {
            Section {
                Text("row")
            } header: {
                HStack {
                    Text("Fruit")
                    Button("All") {}
                }
            } footer: {
                Text("Footer")
            }
        }
        let texts = try laidOut(list, width: 300).descriptions.filter { $0.properties["text"] != nil }
        let colors = texts.map { $0.properties["color"]?.description }
        #expect(colors == ["#3c3c4399", "#007aff", "#000000", "#3c3c4399"])
        #expect(
            texts.map { $0.properties["traits"]?.description.contains("isHeader") ?? false }
                == [true, true, false, false])
    }

    @Test func `A prominent header is a title`() throws {
        func header(_ list: some View) throws -> (String?, String?) {
            let description = try laidOut(list, width: 300).descriptions.first {
                $0.properties["text"] != nil
            }
            return (
                description?.properties["text"]?.description,
                description?.properties["font size"]?.description
            )
        }
        let section = Section("Fruit") { Text("Apple") }
        #expect(try header(List { section }) == ("FRUIT", "13"))
        #expect(try header(List { section }.headerProminence(.increased)) == ("Fruit", "20"))
        #expect(try header(List { section.headerProminence(.increased) }) == ("Fruit", "20"))
        #expect(try header(List { section }.listStyle(.sidebar)) == ("Fruit", "20"))
        #expect(try header(List { section }.listStyle(.plain)) == ("Fruit", "17"))
    }
}
