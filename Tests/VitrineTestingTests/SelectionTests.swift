import CatalogKit
import Foundation
import Testing
import VitrineComposition
import VitrineGeometry
import VitrineTesting
import VitrineViews

/// Rows of lists that are selected.
@MainActor
struct SelectionTests {
    private struct One: View {
        @State var choice: Int?
        var body: some View {
            VStack {
                List(1..<5, id: \.self, selection: $choice) { Text("Row \($0)").selectionDisabled($0 == 4) }
                Text("choice \(choice ?? 0)")
            }
        }
    }

    @Test func `A tap selects a row, another one in its place`() throws {
        let host = try Host(on: .phone, One())
        #expect(try !host.cell("Row 2").isSelected)
        try host.cell("Row 2").tap()
        #expect(try host.text("choice 2").exists && host.cell("Row 2").isSelected)
        try host.text("Row 3").tap()
        #expect(try host.text("choice 3").exists && !host.cell("Row 2").isSelected)
        try host.cell("Row 3").tap()
        #expect(try host.text("choice 3").exists, "a row stays selected")
        try host.cell("Row 1").activate()
        #expect(try host.text("choice 1").exists)
    }

    @Test func `A row that cannot be selected does not react`() throws {
        let host = try Host(on: .phone, One())
        #expect(throws: HostError.self) { try host.cell("Row 4").tap() }
    }

    @Test func `A selected row lies on gray`() throws {
        #expect(try Host(on: .phone, One()).drawn(fill: "#d1d1d6").isEmpty)
        let host = try Host(on: .phone, One(choice: 2))
        let backdrop = try #require(host.drawn(fill: "#d1d1d6").first)
        #expect(try backdrop.box == host.cell("Row 2").frame)
    }

    @Test func `Rows are selected by tags, of which those of other types cannot be`() throws {
        enum Folder: Hashable { case inbox, sent }
        struct Screen: View {
            @State var folder: Folder? = .inbox
            var body: some View {
                VStack {
                    List(selection: $folder) {
                        Section("Mail") {
                            Label("Inbox", systemImage: "tray").tag(Folder.inbox)
                            Label("Sent", systemImage: "paperplane").tag(Folder.sent)
                        }
                        Text("Help").tag("help")
                        Button("New") { folder = nil }.tag(Folder.sent)
                    }
                    Text(folder.map { "\($0)" } ?? "none")
                }
            }
        }
        let host = try Host(on: .phone, Screen())
        #expect(try host.cell("Inbox").isSelected)
        try host.cell("Sent").tap()
        #expect(try host.text("sent").exists)
        #expect(throws: HostError.self) { try host.cell("Help").tap() }
        // What a button in a row does goes before.
        try host.cell("New").tap()
        #expect(try host.text("none").exists)
    }

    private struct Several: View {
        @State var chosen: Set<String> = []
        @State var log = ""
        var body: some View {
            NavigationStack {
                List(selection: $chosen) {
                    ForEach(["Tea", "Jam", "Rye"], id: \.self) { name in
                        Button(name) { log += name }
                    }
                }
                .navigationTitle("\(chosen.sorted().joined(separator: " "))|\(log)")
                .toolbar { EditButton() }
            }
        }
    }

    @Test func `Several rows are selected while the list is edited, by taps anywhere in them`() throws {
        let host = try Host(on: .phone, Several())
        try host.cell("Jam").tap()
        #expect(try host.navigationBar("|Jam").exists)
        try host.button("Edit").tap()
        try host.cell("Jam").tap()
        try host.button("Tea").tap()
        #expect(try host.navigationBar("Jam Tea|Jam").exists)
        #expect(try host.cell("Jam").isSelected && !host.cell("Rye").isSelected)
        try host.cell("Jam").tap()
        #expect(try host.navigationBar("Tea|Jam").exists)
        try host.button("Done").tap()
        #expect(try host.navigationBar("|Jam").exists && host.button("Edit").exists)
    }

    @Test func `Each screen of a stack has an edit mode of its own`() throws {
        struct Mode: View {
            @Environment(\.editMode) var mode
            var body: some View { Text(mode?.wrappedValue.isEditing == true ? "editing" : "reading") }
        }
        struct Screen: View {
            var body: some View {
                NavigationStack {
                    VStack {
                        Mode(); EditButton();
                        NavigationLink("Next") {
                            VStack {
                                Mode(); EditButton()
                            }
                        }
                    }
                }
            }
        }
        let host = try Host(on: .phone, Screen())
        try host.button("Next").tap()
        try host.button("Edit").tap()
        #expect(try host.text("editing").exists)
        try host.goBack()
        #expect(try host.text("reading").exists)
        try host.button("Next").tap()
        #expect(try host.text("reading").exists)
    }

    @Test func `A binding of one's own decides whether the list is edited`() throws {
        struct Screen: View {
            @State var mode = EditMode.inactive
            @State var chosen: Set<Int> = [2]
            var body: some View {
                VStack {
                    List(1..<4, id: \.self, selection: $chosen) { Text("Row \($0)") }
                        .environment(\.editMode, $mode)
                    Button("Select") { mode = .active }
                }
            }
        }
        let host = try Host(on: .phone, Screen())
        #expect(throws: HostError.self) { try host.cell("Row 1").tap() }
        try host.button("Select").tap()
        #expect(try host.cell("Row 2").isSelected)
        try host.cell("Row 1").tap()
        #expect(try host.cell("Row 1").isSelected)
    }
}
