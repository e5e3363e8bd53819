import Foundation
import Testing
import VitrineComposition
import VitrineDrawing
import VitrineGeometry
import VitrineJSONValues
import VitrineViews

/// Containers and what views tell them.
@MainActor
struct ContainerTests {
    private struct Diagonal: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            return CGSize(
                width: sizes.reduce(0) { $0 + $1.width }, height: sizes.reduce(0) { $0 + $1.height })
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {
            var point = bounds.origin
            for subview in subviews {
                let size = subview.sizeThatFits(.unspecified)
                subview.place(at: point, proposal: .unspecified)
                point.x += size.width * subview[Stretch.self]
                point.y += size.height
            }
        }
    }

    private struct Stretch: LayoutValueKey {
        static let defaultValue: CGFloat = 1
    }

    @Test func `A layout of a user's sizes and places, and reads values of its views`() throws {
        let view = Diagonal {
            block(10, 10).layoutValue(key: Stretch.self, value: 2)
            block(20, 20).marked("b")
        }
        #expect(try size(of: view) == Size(width: 30, height: 30))
        #expect(try box(of: "b", in: view)?.origin == Point(x: 20, y: 10))
    }

    /// Fills its cache while it sizes and reads it while it places.
    private struct Remembering: Layout {
        func makeCache(subviews: Subviews) -> [CGFloat] { [] }

        func updateCache(_ cache: inout [CGFloat], subviews: Subviews) {}

        func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
        ) -> CGSize {
            cache = subviews.map { $0.sizeThatFits(.unspecified).width }
            return CGSize(width: cache.reduce(0, +), height: 10)
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGFloat]
        ) {
            var x = bounds.minX
            for (subview, width) in zip(subviews, cache) {
                subview.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
                x += width
            }
        }
    }

    @Test func `A layout's cache lives from sizing to placing`() throws {
        let view = Remembering {
            block(10, 10)
            block(20, 10).marked("b")
        }
        #expect(try box(of: "b", in: view)?.minX == 10)
    }

    @Test func `A layout can be chosen among others`() throws {
        let layout = { (isVertical: Bool) in
            isVertical ? AnyLayout(VStackLayout(spacing: 1)) : AnyLayout(HStackLayout(spacing: 1))
        }
        let blocks = { (isVertical: Bool) in
            layout(isVertical)() {
                block(10, 10)
                block(10, 10)
            }
        }
        #expect(try size(of: blocks(true)) == Size(width: 10, height: 21))
        #expect(try size(of: blocks(false)) == Size(width: 21, height: 10))
    }

    @Test func `The first view that fits is the only one`() throws {
        let view = ViewThatFits {
            block(100, 10)
            block(50, 20).marked("fitting")
            block(10, 30)
        }
        #expect(try size(of: view, width: 60, height: 60) == Size(width: 50, height: 20))
        #expect(try laidOut(view, width: 60, height: 60).children.count == 1)
    }

    /// Counts how often rows are made.
    private final class RowCount {
        var rows = 0
    }

    private struct CountedRow: View {
        let count: RowCount

        var body: some View {
            count.rows += 1
            return Text("Row")
        }
    }

    @Test func `A view is made as often in a long list as in a short one`() throws {
        func rowsMade(in sections: Int) throws -> Int {
            let count = RowCount()
            let list = List {
                ForEach(0..<sections, id: \.self) { _ in
                    Section("Header") { CountedRow(count: count).badge(1) }
                }
                .font(.title)
            }
            _ = try laidOut(list, width: 390)
            return count.rows / sections
        }
        #expect(try rowsMade(in: 40) == rowsMade(in: 2))
    }

    @Test func `A view that follows its new environment keeps what its content changes in it`() throws {
        let view = VStack {
            Group(subviews: ForEach(["a", "b"], id: \.self) { Text($0) }.font(.system(size: 40))) { views in
                ForEach(views) { $0.font(.system(size: 10)).foregroundStyle(.red) }
            }
        }
        let texts = try laidOut(view).descriptions.filter { $0.kind == "text" }
        #expect(texts.map(\.properties["font size"]) == [.number(40), .number(40)])
        #expect(texts.map(\.properties["color"]?.description) == ["#ff3b30", "#ff3b30"])
    }

    @Test func `A content can be taken apart, and each view follows its new environment`() throws {
        let view = Group(
            subviews: Group {
                Text("a")
                ForEach(["b", "c"], id: \.self) { Text($0) }
            }
        ) { subviews in
            VStack {
                ForEach(subviews.reversed()) { $0.font(.system(size: 30)) }
                Text("\(subviews.count)")
            }
        }
        let texts = try laidOut(view).descriptions.filter { $0.kind == "text" }
        #expect(texts.map(\.properties["text"]) == ["c", "b", "a", "3"])
        #expect(texts.map(\.properties["font size"]) == [30, 30, 30, 17].map { .number($0) })
        #expect(Set(texts.map(\.id)).count == 4)
    }

    @Test func `The sections of a content can be taken apart`() throws {
        let content = Group {
            Text("before")
            Section("Fruit") {
                Text("Apple").tag(1)
                Text("Pear").tag(2)
            }
        }
        let view = VStack {
            Group(sections: content) { Text("\($0.count) sections") }
            ForEach(sections: content) { section in
                section.header.textCase(.uppercase)
                section.content.filter { $0.containerValues.tag(for: Int.self) == 2 }.first
                Text("\(section.header.isEmpty), \(section.content.count)")
            }
            ForEach(subviews: content) { subview in
                Text("\(subview.containerValues.hasTag(1))")
            }
        }
        let texts = try laidOut(view).descriptions.compactMap { $0.properties["text"]?.description }
        #expect(
            texts == [
                "2 sections", "true, 1", "FRUIT", "Pear", "false, 2", "false", "false", "true", "false",
            ])
    }

    @Test func `Some of the views of a content stand where they are put`() throws {
        let content = ForEach(["a", "b", "c", "d"], id: \.self) { Text($0) }
        let view = VStack {
            Group(subviews: content) { views in
                views[2...]
                views[..<1]
            }
        }
        let texts = try laidOut(view).descriptions.compactMap { $0.properties["text"]?.description }
        #expect(texts == ["c", "d", "a"])
    }

    @Test func `A list puts sections on grounds with lines between their rows`() throws {
        let list = List {
            Section("Fruit") {
                Text("Apple").listRowInsets(EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0)).id(
                    "apple")
                Text("Pear")
            }
            Text("Other")
        }
        let descriptions = try laidOut(list, width: 300).descriptions
        let texts = descriptions.compactMap { $0.properties["text"]?.description }
        #expect(texts == ["FRUIT", "Apple", "Pear", "Other"])
        #expect(try box(of: "apple", in: list, width: 300)?.minX == 16 + 40)
    }

    @Test func `A picker shows the view of its selection`() throws {
        let picker = Picker("Size", selection: .constant(2)) {
            Text("Small").tag(1)
            Text("Large").tag(2)
        }
        let texts = { (view: any View) in
            try laidOut(AnyView(view)).descriptions.compactMap { $0.properties["text"]?.description }
        }
        #expect(try texts(picker) == ["Size", "Large"])
        #expect(try texts(picker.pickerStyle(.segmented)) == ["Small", "Large"])
    }

    @Test func `A picker's views are known by the identities of a collection, unless they have tags`() throws
    {
        let texts = { (view: any View) in
            try laidOut(AnyView(view)).descriptions.compactMap { $0.properties["text"]?.description }
        }
        let sizes = ["Small", "Large"]
        let picker = { (content: any View) in
            Picker("Size", selection: .constant("Large")) { AnyView(content) }
        }
        #expect(try texts(picker(ForEach(sizes, id: \.self) { Text($0) })) == ["Size", "Large"])
        #expect(
            try texts(picker(ForEach(0..<2) { Text(sizes[$0]).tag(sizes[$0]) })) == ["Size", "Large"])
        #expect(try texts(picker(ForEach(0..<2) { Text(sizes[$0]) })) == ["Size"])
    }

    @Test func `Titles of labels in a list begin below each other, whatever their icons are`() throws {
        func title(after icon: some View) throws -> Double? {
            let label = Label {
                Text("Title").marked("title")
            } icon: {
                icon.marked("icon")
            }
            return try box(of: "title", in: List { label }, width: 300)?.minX
        }
        #expect(try title(after: block(10, 20)) == 76)
        #expect(try title(after: Color.red) == 76)
        #expect(try title(after: block(24, 24)) == 76)
        #expect(try title(after: block(30, 20)) == 78)
    }

    @Test func `A label can keep a width for its icon, and its distance from the title`() throws {
        let label = Label {
            Text("Title").marked("title")
        } icon: {
            block(10, 10).marked("icon")
        }
        .labelReservedIconWidth(40)
        .labelIconToTitleSpacing(5)
        #expect(try box(of: "icon", in: label)?.minX == 15)
        #expect(try box(of: "title", in: label)?.minX == 45)
    }

    @Test func `An icon stands beside the first line of its title`() throws {
        func middle(of title: some View) throws -> Double? {
            let label = Label {
                title
            } icon: {
                block(10, 10).marked("icon")
            }
            return try box(of: "icon", in: label, width: 100).map { $0.minY + $0.height / 2 }
        }
        let line = try #require(try middle(of: Text("one")))
        #expect(try middle(of: Text("one\ntwo\nthree")) == line)
        let title = VStack(alignment: .leading) {
            Text("one")
            Text("two\nthree")
            block(10, 50)
        }
        #expect(try middle(of: title) == line)
        #expect(try middle(of: block(10, 50)) == 25)
    }

    @Test func `Labels over and below sections are no rows`() throws {
        let list = List {
            Section {
                Text("Row")
            } header: {
                Label {
                    Text("Title")
                } icon: {
                    Circle().frame(width: 20, height: 20)
                }
            }
        }
        let icon = try laidOut(list, width: 300).descriptions.first { $0.properties["shape"] == "circle" }
        #expect(icon?.properties["fill"]?.description.hasPrefix("#3c3c43") == true)
    }

    @Test func `Segments are as wide as the widest of them wants to be`() throws {
        let picker = Picker("Size", selection: .constant(0)) {
            Text("S").tag(1)
            Text("Medium").tag(2)
        }
        // Six letters of half an em in a font of 13 points, between paddings of 8; the control has one of 2.
        let root = try laidOut(picker.pickerStyle(.segmented).fixedSize())
        #expect(root.frame.width == 114)

        let high = Picker("Size", selection: .constant(0)) {
            Color.red.frame(height: 10).tag(1)
            Color.blue.frame(height: 40).tag(2)
        }
        let segments = { (direction: LayoutDirection) in
            try laidOut(
                high.pickerStyle(.segmented).environment(\.layoutDirection, direction), width: 104,
                height: 300
            ).descriptions.filter { $0.kind == "background" }.dropFirst().map(\.box)
        }
        let left = Rect(x: 0, y: 0, width: 50, height: 40)
        let right = Rect(x: 50, y: 0, width: 50, height: 40)
        #expect(try segments(.leftToRight) == [left, right])
        #expect(try segments(.rightToLeft) == [right, left])
    }

    @Test func `Higher views are painted later`() throws {
        let root = try laidOut(
            ZStack {
                Color.red.frame(width: 10, height: 10).zIndex(1)
                Color.blue.frame(width: 10, height: 10)
            })
        let canvas = CanvasArea(size: root.frame.size, origin: .zero, scale: 1, background: nil)
        let elements = Painter.paint(root, on: canvas).items.map(\.element)
        #expect(elements == ["ZStack/Rectangle[2]", "ZStack/Rectangle"])
    }

    @Test func `A view that UIKit would draw is a labelled box and a finding`() throws {
        let result = try composed(VStack { PlaceholderView("WebView").frame(height: 50) }, width: 100)
        #expect(
            result.findings.map(\.description) == [
                "'VStack/WebView' is shown as a placeholder: UIKit draws it, which is not available here"
            ])
        #expect(result.root.descriptions.compactMap { $0.properties["text"] } == ["WebView"])
    }

    @Test func `A redacted text keeps its size and is marked, a redacted picture is a box`() throws {
        let text = try laidOut(Text("secret").redacted(reason: .placeholder))
        #expect(text.frame.size == Size(width: 51, height: 22))
        #expect(text.descriptions.contains { $0.properties["redacted"] == .flag(true) })
        let picture = try laidOut(
            Image(systemName: "bell").redacted(reason: .placeholder), resources: .anyIcon)
        #expect(picture.descriptions.contains { $0.kind == "shape" })
        let shown = try laidOut(Text("shown").unredacted().redacted(reason: .placeholder))
        #expect(shown.descriptions.allSatisfy { $0.properties["redacted"] == nil })
    }

    @Test func `A style of a button can be built around another button`() throws {
        struct Confirming: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    Button(configuration)
                    Text("sure?")
                }
            }
        }
        let view = Button("Delete") {}.buttonStyle(Confirming())
        #expect(
            try laidOut(view).descriptions.compactMap { $0.properties["text"]?.description }
                == ["Delete", "sure?"])
    }

    @Test func `An empty field without a prompt shows its label`() throws {
        func texts(_ field: some View) throws -> [String] {
            try laidOut(field, width: 200).descriptions.compactMap { $0.properties["text"]?.description }
        }
        let text = Binding.constant("")
        #expect(try texts(TextField(text: text) { Text("Name").bold() }) == ["Name"])
        #expect(try texts(TextField(text: text, axis: .vertical) { Text("Name") }) == ["Name"])
        #expect(try texts(TextField(text: text, prompt: Text("Ann")) { Text("Name") }) == ["Ann"])
        #expect(try texts(SecureField(text: text) { Text("Code") }) == ["Code"])
        #expect(try texts(TextField(text: text) { Label("Name", systemImage: "person") }) == ["Name"])
    }

    @Test func `A style of a field is put around the field`() throws {
        struct Box: TextFieldStyle {
            // swift-format-ignore: NoLeadingUnderscores
            func _body(configuration: TextField<_Label>) -> some View { configuration.padding(10) }
        }
        let field = TextField("Name", text: .constant("Ann")).textFieldStyle(Box())
        #expect(try size(of: field, width: 100) == Size(width: 100, height: 43))
    }
}
