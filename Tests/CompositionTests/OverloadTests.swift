import Foundation
import Testing
import VitrineComposition
import VitrineGeometry
import VitrineJSONValues
import VitrineViews

/// What forms of calls do beside the usual ones.
@MainActor
struct OverloadTests {
    private struct Fruit: Identifiable {
        var id: String { name }
        var name: String
        var isRipe = false
        var kinds: [Fruit]?
    }

    @MainActor
    private final class Basket {
        var fruits = [Fruit(name: "Apple", kinds: [Fruit(name: "Gala")]), Fruit(name: "Pear", isRipe: true)]

        var binding: Binding<[Fruit]> { Binding(get: { self.fruits }, set: { self.fruits = $0 }) }
    }

    private func texts(in view: some View, width: Double = 400) throws -> [String] {
        try laidOut(view, width: width).descriptions.compactMap { $0.properties["text"]?.description }
    }

    @Test func `Lists of bindings show their rows in all forms`() throws {
        let fruits = Basket().binding
        let one = Binding<String?>.constant("Pear")
        let several = Binding<Set<String>>.constant(["Pear"])
        let names = ["Apple", "Pear"]
        #expect(
            try texts(in: List(fruits, editActions: .all, selection: one) { Text($0.name.wrappedValue) })
                == names)
        #expect(
            try texts(
                in: List(fruits, id: \.name, editActions: .move, selection: several) {
                    Text($0.name.wrappedValue)
                })
                == names)
        #expect(
            try texts(in: List(fruits, id: \.name, editActions: .delete) { Text($0.name.wrappedValue) })
                == names)
        #expect(try texts(in: List(fruits, selection: one) { Text($0.name.wrappedValue) }) == names)
        #expect(
            try texts(in: List(fruits, children: \.kinds, selection: several) { Text($0.name.wrappedValue) })
                == names)
        #expect(
            try texts(
                in: List { ForEach(fruits, id: \.name, editActions: .all) { Text($0.name.wrappedValue) } })
                == names)
    }

    @Test func `A tree of bindings hands on bindings to the inner elements`() throws {
        let basket = Basket()
        var inner: [Binding<Fruit>] = []
        let tree = VStack {
            OutlineGroup(basket.binding, children: \.kinds) { fruit in
                let _ = inner.append(fruit)
                Text(fruit.name.wrappedValue)
            }
        }
        #expect(try texts(in: tree) == ["Apple", "Pear"])
        inner.first { $0.name.wrappedValue == "Apple" }?.isRipe.wrappedValue = true
        #expect(basket.fruits[0].isRipe)
    }

    @Test func `A picker shows the label of its value where it has one`() throws {
        let fruits = Basket().binding
        let picker = Picker("Fruit", selection: Binding.constant("Pear")) {
            ForEach(fruits.wrappedValue) { Text($0.name) }
        } currentValueLabel: {
            Text("Of this week")
        }
        #expect(try texts(in: picker) == ["Fruit", "Of this week"])
        let plain = Picker("Fruit", selection: Binding.constant("Pear")) {
            ForEach(fruits.wrappedValue) { Text($0.name) }
        }
        #expect(try texts(in: plain) == ["Fruit", "Pear"])
    }

    @Test func `What is said of a tab stands in the bar`() throws {
        let view = TabView {
            Tab("Home", systemImage: "house") { Text("Screen") }
                .accessibilityLabel("Start")
                .accessibilityHint("Goes home")
                .accessibilityIdentifier("home")
                .accessibilityIdentifier("other", isEnabled: false)
        }
        let tab = try laidOut(view, width: 400, height: 800, resources: .anyIcon).descriptions.first {
            $0.properties["identifier"]?.description == "home"
        }
        #expect(tab != nil)
        #expect(tab.map { "\($0.properties)" }?.contains("Start") == true)
    }

    @Test func `Columns of a table are hidden, aligned and made of data`() throws {
        func table(_ customization: TableColumnCustomization<Fruit>) -> some View {
            Table(Basket().fruits, columnCustomization: .constant(customization)) {
                TableColumn("Name", value: \.name).customizationID("name")
                TableColumnForEach([1, 2], id: \.self) { number in
                    TableColumn("Week \(number)") { _ in Text("\(number)") }.alignment(.trailing)
                }
            }
            .environment(\.horizontalSizeClass, .regular)
        }
        var customization = TableColumnCustomization<Fruit>()
        #expect(
            try texts(in: table(customization))
                == ["Name", "Week 1", "Week 2", "Apple", "1", "2", "Pear", "1", "2"])
        customization[visibility: "name"] = .hidden
        #expect(try texts(in: table(customization)) == ["Week 1", "Week 2", "1", "2", "1", "2"])
        #expect(
            try JSONDecoder().decode(
                TableColumnCustomization<Fruit>.self, from: JSONEncoder().encode(customization))
                == customization)
    }

    @Test func `Rows of a table disclose others`() throws {
        let table = Table(of: Fruit.self) {
            TableColumn("Name", value: \.name)
            TableColumn("Ripe") { Text($0.isRipe ? "yes" : "no") }
        } rows: {
            DisclosureTableRow(Fruit(name: "Apple"), isExpanded: .constant(true)) {
                TableRow(Fruit(name: "Gala"))
            }
        }
        #expect(
            try texts(in: table.environment(\.horizontalSizeClass, .regular))
                == ["Name", "Ripe", "Apple", "no", "Gala", "no"])
        let tree = Table(Basket().fruits, children: \.kinds) { TableColumn("Name", value: \.name) }
        #expect(try texts(in: tree) == ["Apple", "Pear"])
    }

    @Test func `Items of a bar are left out, and stand in the place of the large title`() throws {
        func bar(isHidden: Bool) -> some View {
            NavigationStack {
                Text("Screen")
                    .navigationTitle("Title")
                    .toolbar {
                        ToolbarItem(placement: .largeTitle) { Text("Own title") }
                        ToolbarItem { Text("Item") }.hidden(isHidden)
                        ToolbarItemGroup { Text("Group") }.hidden(!isHidden)
                    }
            }
        }
        func shown(_ isHidden: Bool) throws -> Set<String> {
            Set(
                try laidOut(bar(isHidden: isHidden), width: 400, height: 800).descriptions
                    .compactMap { $0.properties["text"]?.description })
        }
        #expect(try shown(false) == ["Item", "Own title", "Screen"])
        #expect(try shown(true) == ["Group", "Own title", "Screen"])
    }

    @Test func `Times are those of the picture's moment`() throws {
        let now = Date(timeIntervalSinceReferenceDate: 0)
        func shown(_ text: Text) throws -> String? { try texts(in: text).first }
        let interval = now.addingTimeInterval(-60)..<now.addingTimeInterval(3600 + 125.5)
        #expect(try shown(Text(.currentDate, format: .timer(countingDownIn: interval))) == "1:02:06")
        #expect(
            try shown(Text(.currentDate, format: .timer(countingDownIn: interval, showsHours: false)))
                == "62:06")
        #expect(
            try shown(Text(.currentDate, format: .timer(countingDownIn: interval, maxFieldCount: 2)))
                == "1:03")
        #expect(try shown(Text(.currentDate, format: .timer(countingUpIn: interval))) == "1:00")
        let start = now.addingTimeInterval(-61.25)
        #expect(try shown(Text(.currentDate, format: .stopwatch(startingAt: start))) == "1:01.25")
        #expect(
            try shown(Text("Since \(.currentDate, format: .stopwatch(startingAt: start))")) == "Since 1:01.25"
        )
        #expect(
            try shown(Text("Left \(timerInterval: now...now.addingTimeInterval(90))")) == "Left 1:30")
    }

    @Test func `Fonts resolve to what they look like`() {
        var environment = EnvironmentValues()
        #expect(Font.body.resolve(in: environment.fontResolutionContext).pointSize == 17)
        #expect(Font.headline.resolve(in: environment.fontResolutionContext).isBold)
        #expect(!Font.body.bold().bold(false).resolve(in: environment.fontResolutionContext).isBold)
        #expect(
            Font.body.scaled(by: 2).scaled(by: 3).resolve(in: environment.fontResolutionContext).pointSize
                == 102)
        environment.dynamicTypeSize = .xxxLarge
        let large = Font.body.italic().monospaced().resolve(in: environment.fontResolutionContext)
        #expect(large.pointSize == 23 && large.isItalic && large.isMonospaced)
        #expect(Font.body.pointSize(20).resolve(in: environment.fontResolutionContext).pointSize == 20)
    }

    @Test func `An editor shows attributes, and typing keeps them`() throws {
        var text = try AttributedString(markdown: "Some **bold** words")
        let editor = TextEditor(text: Binding(get: { text }, set: { text = $0 }))
        #expect(try texts(in: editor) == ["Some bold words"])
        text.setText("Some bolder words")
        let bold = text.runs.filter { $0.inlinePresentationIntent == .stronglyEmphasized }
        #expect(bold.map { String(text.characters[$0.range]) } == ["bolder"])
        var selection = AttributedTextSelection(
            range: text.startIndex..<text.characters.index(text.startIndex, offsetBy: 4))
        text.transformAttributes(in: &selection) { $0.link = URL(string: "https://example.com") }
        let links = text.runs.filter { $0.link != nil }
        #expect(links.map { String(text.characters[$0.range]) } == ["Some"])
    }
}
