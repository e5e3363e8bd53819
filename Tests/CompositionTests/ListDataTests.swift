import Foundation
import Testing
import VitrineComposition
import VitrineGeometry
import VitrineJSONValues
import VitrineViews

/// Lists of data that is a tree, or that people edit, and links that follow a value.
@MainActor
struct ListDataTests {
    private struct Folder: Identifiable {
        let id: String
        var inside: [Folder]?
    }

    private static let folders = [
        Folder(id: "Fruit", inside: [Folder(id: "Apple"), Folder(id: "Pear")]), Folder(id: "Bread"),
    ]

    private func texts(in view: some View) throws -> [String] {
        try laidOut(view, width: 300).descriptions.compactMap { $0.properties["text"]?.description }
    }

    @Test func `A tree shows its first level, with an arrow where there is more`() throws {
        let list = List(Self.folders, children: \.inside) { Text($0.id) }
        #expect(try texts(in: list) == ["Fruit", "Bread"])
        let group = VStack { OutlineGroup(Self.folders, id: \.id, children: \.inside) { Text($0.id) } }
        #expect(try texts(in: group) == ["Fruit", "Bread"])
        let arrows = try laidOut(group).descriptions.filter { $0.id.hasSuffix("Chevron/Angles") }
        #expect(arrows.count == 1)
    }

    @Test func `What a group in a list discloses are rows of their own, further in`() throws {
        func place(of name: String, in view: some View) throws -> Rect? {
            try box(of: name, in: view, width: 300)
        }
        let list = List {
            DisclosureGroup(isExpanded: .constant(true)) {
                Text("Apple").marked("apple")
                Text("Pear").marked("pear")
            } label: {
                Text("Fruit").marked("fruit")
            }
        }
        let tops = try ["fruit", "apple", "pear"].map { try place(of: $0, in: list)?.minY ?? 0 }
        #expect(tops[1] - tops[0] == 44 && tops[2] - tops[1] == 44)
        let starts = try ["fruit", "apple", "pear"].map { try place(of: $0, in: list)?.minX ?? 0 }
        #expect(starts == [32, 52, 52])
        let label = try laidOut(list, width: 300).descriptions.first { $0.properties["text"] == "Fruit" }
        #expect(label?.properties["color"]?.description == "#000000")
    }

    @Test func `Rows that can be edited are those of the collection`() throws {
        let data = Binding.constant(Self.folders)
        let list = List(data, editActions: .all) { $folder in Text(folder.id) }
        #expect(try texts(in: list) == ["Fruit", "Bread"])
        let rows = List { ForEach(data, editActions: [.delete]) { $folder in Text(folder.id) } }
        #expect(try texts(in: rows) == ["Fruit", "Bread"])
    }

    @Test func `A link is followed while a value is its tag`() throws {
        struct Links: View {
            let selection: Int?

            var body: some View {
                NavigationView {
                    NavigationLink(
                        destination: Text("Target"), tag: 2, selection: .constant(selection)
                    ) { Text("Link") }
                }
            }
        }
        #expect(try texts(in: Links(selection: 1)).contains("Link"))
        #expect(try texts(in: Links(selection: 2)).contains("Target"))
    }

    @Test func `The arrow of a link in a list can be left out`() throws {
        func arrows(_ visibility: Visibility) throws -> Int {
            let list = List {
                NavigationLink("Link") { Text("Target") }.navigationLinkIndicatorVisibility(visibility)
            }
            return try laidOut(list, width: 300).descriptions
                .filter { $0.id.hasSuffix("Chevron/Angles") }.count
        }
        #expect(try arrows(.automatic) == 1)
        #expect(try arrows(.hidden) == 0)
    }

    @Test func `A shader is left out with a finding`() throws {
        func findings(isEnabled: Bool) throws -> [String] {
            let view = Color.red.colorEffect(ShaderLibrary.waves(.float(1)), isEnabled: isEnabled)
            return try composed(view).findings.map(\.description)
        }
        #expect(
            try findings(isEnabled: true) == [
                "the shader 'waves' is left out: functions in Metal cannot be run here"
            ])
        #expect(try findings(isEnabled: false) == [])
        let effect = Color.red.visualEffect { effect, _ in
            effect.distortionEffect(ShaderLibrary.waves(), maxSampleOffset: .zero)
        }
        #expect(try composed(effect).findings.map(\.description) == findings(isEnabled: true))
    }

    @Test func `A scene's padding is the system's`() throws {
        #expect(try size(of: block(10, 10).scenePadding()) == Size(width: 42, height: 42))
        #expect(
            try size(of: block(10, 10).scenePadding(.minimum, edges: .horizontal))
                == Size(width: 42, height: 10))
    }
}
