import CatalogKit
import Foundation
import Testing
import VitrineComposition
import VitrineGeometry
import VitrineTesting
import VitrineViews

/// What lies over a screen.
@MainActor
struct PresentationTests {
    private func reason(_ action: () throws -> Void) throws -> String {
        try #require(throws: HostError.self) { try action() }.reason.description
    }

    private struct Profile: View {
        @State private var isEditing = false
        @State private var dismissals = 0
        var isHeldOpen = false

        var body: some View {
            VStack {
                Text("\(dismissals) dismissals")
                Button("Edit") { isEditing = true }
            }
            .sheet(isPresented: $isEditing, onDismiss: { dismissals += 1 }) {
                Editor().interactiveDismissDisabled(isHeldOpen)
            }
        }
    }

    private struct Editor: View {
        @State private var count = 0
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented

        var body: some View {
            VStack {
                Text(isPresented ? "presented" : "not presented")
                Button("Count \(count)") { count += 1 }
                Button("Done") { dismiss() }
            }
        }
    }

    @Test func `A sheet is there once it is presented, and what lies behind is not`() throws {
        let host = try Host(Profile())
        #expect(try !host.sheet().exists)
        try host.button("Edit").tap()
        #expect(try host.sheet().text("presented").exists)
        #expect(try !host.button("Edit").exists)
    }

    @Test func `A sheet closes itself by the environment's action, and its states go with it`() throws {
        let host = try Host(Profile())
        try host.button("Edit").tap()
        try host.button("Count 0").tap()
        try host.button("Done").tap()
        #expect(try host.text("1 dismissals").exists)
        try host.button("Edit").tap()
        #expect(try host.button("Count 0").exists)
    }

    @Test func `A swipe dismisses a sheet unless it is held open`() throws {
        let host = try Host(Profile())
        try host.button("Edit").tap()
        try host.dismiss()
        #expect(try host.text("1 dismissals").exists)
        #expect(try reason { try host.dismiss() } == "nothing is presented that could be dismissed")
        let held = try Host(Profile(isHeldOpen: true))
        try held.button("Edit").tap()
        #expect(try reason { try held.dismiss() }.contains("interactiveDismissDisabled()"))
    }

    @Test func `A sheet is for an item, and goes with it`() throws {
        struct Item: Identifiable {
            var id: String
        }
        struct Shop: View {
            @State private var item: Item?
            var body: some View {
                Button("Show tea") { item = Item(id: "tea") }
                    .sheet(item: $item) { item in
                        VStack {
                            Text("About \(item.id)")
                            Button("Close") { self.item = nil }
                        }
                    }
            }
        }
        let host = try Host(Shop())
        try host.button("Show tea").tap()
        #expect(try host.sheet().text("About tea").exists)
        try host.button("Close").tap()
        #expect(try host.button("Show tea").exists)
    }

    @Test func `A sheet presents another one, and the last one closes first`() throws {
        struct First: View {
            @State private var isShown = false
            var body: some View {
                Button("One") { isShown = true }.sheet(isPresented: $isShown) { Second() }
            }
        }
        struct Second: View {
            @State private var isShown = false
            var body: some View {
                Button("Two") { isShown = true }
                    .fullScreenCover(isPresented: $isShown) { Button("Three") { isShown = false } }
            }
        }
        let host = try Host(First())
        try host.button("One").tap()
        try host.button("Two").tap()
        #expect(throws: HostError.self, "a cover of the whole screen waits for its buttons") {
            try host.dismiss()
        }
        try host.button("Three").tap()
        #expect(try host.button("Two").exists)
        try host.dismiss()
        #expect(try host.button("One").exists)
    }

    private struct Deletion: View {
        @State private var isAsking = false
        @State private var story = ""
        var body: some View {
            VStack {
                Text("story \(story)")
                Button("Delete") { isAsking = true }
            }
            .alert("Delete the list?", isPresented: $isAsking) {
                Button("Delete all", role: .destructive) { story += "deleted" }
                Button("Keep", role: .cancel) {}
            } message: {
                Text("It cannot be undone.")
            }
        }
    }

    @Test func `An alert has its title, its message and its buttons, each of which closes it`() throws {
        let host = try Host(Deletion())
        try host.button("Delete").tap()
        #expect(try host.alert("Delete the list?").text("It cannot be undone.").exists)
        #expect(try host.alert().button().count == 2)
        try host.alert().button("Delete all").tap()
        #expect(try !host.alert().exists)
        #expect(try host.text("story deleted").exists)
    }

    @Test func `A swipe does not dismiss an alert`() throws {
        let host = try Host(Deletion())
        try host.button("Delete").tap()
        #expect(
            try reason { try host.dismiss() }.contains(
                "alerts and covers of the whole screen wait for their buttons"))
        #expect(try host.alert().exists)
    }

    @Test func `An item of a menu in a menu closes both, in a bar's menu too`() throws {
        struct Screen: View {
            @State private var story = ""
            var body: some View {
                NavigationStack {
                    Text("story \(story)").toolbar {
                        ToolbarItem { Menu("Options") { deeper("bar") } }
                        ToolbarItem(placement: .secondaryAction) { deeper("more") }
                    }
                }
            }
            private func deeper(_ name: String) -> some View {
                Menu("In \(name)") { Menu("Deepest") { Button("Done") { story += name } } }
            }
        }
        let host = try Host(on: .phone, Screen())
        for (opener, name) in [("Options", "bar"), ("More", "more")] {
            try host.button(opener).tap()
            try host.button("In \(name)").tap()
            try host.button("Deepest").tap()
            try host.button("Done").tap()
            #expect(try !host.menu().exists)
        }
        #expect(try host.text("story barmore").exists)
    }

    @Test func `On a pad a dialog points at its view, and a tap beside it is the way out`() throws {
        struct Screen: View {
            @State private var isAsking = false
            var body: some View {
                Button("Share") { isAsking = true }
                    .confirmationDialog("Share", isPresented: $isAsking) {
                        Button("Mail") {}
                        Button("Never mind", role: .cancel) {}
                    }
            }
        }
        let host = try Host(on: .pad, Screen())
        try host.button("Share").tap()
        #expect(try host.popover().button().count == 1)
        #expect(try host.popover().frame.width == 320)
        try host.dismiss()
        #expect(try host.button("Share").exists)
    }

    @Test func `An alert without buttons can be acknowledged`() throws {
        struct Screen: View {
            @State private var isShown = true
            var body: some View { Text("Screen").alert("Saved", isPresented: $isShown) {} }
        }
        let host = try Host(Screen())
        try host.alert("Saved").button("OK").tap()
        #expect(try host.text("Screen").exists)
    }

    @Test func `A confirmation dialog always has a way out`() throws {
        struct Screen: View {
            @State private var isShown = false
            @State private var choice = "nothing"
            var body: some View {
                Button("Chose \(choice)") { isShown = true }
                    .confirmationDialog("Share", isPresented: $isShown) {
                        Button("Mail") { choice = "mail" }
                    }
            }
        }
        let host = try Host(Screen())
        try host.button("Chose nothing").tap()
        try host.button("Cancel").tap()
        try host.button("Chose nothing").tap()
        try host.button("Mail").tap()
        #expect(try host.button("Chose mail").exists)
    }

    @Test func `A menu opens, and an item closes it`() throws {
        struct Screen: View {
            @State private var order = "name"
            var body: some View {
                VStack {
                    Text("by \(order)")
                    Menu("Sort") {
                        Button("Name") { order = "name" }
                        Button("Price") { order = "price" }
                    }
                }
            }
        }
        let host = try Host(Screen())
        try host.button("Sort").tap()
        #expect(try host.menu().button().count == 2)
        try host.button("Price").tap()
        #expect(try !host.menu().exists)
        #expect(try host.text("by price").exists)
        try host.button("Sort").choose("Name")
        #expect(try host.text("by name").exists)
    }

    @Test func `A long press opens a context menu`() throws {
        struct Screen: View {
            @State private var isPinned = false
            var body: some View {
                Text(isPinned ? "pinned" : "loose").contextMenu { Button("Pin") { isPinned = true } }
            }
        }
        let host = try Host(Screen())
        try host.text("loose").longPress()
        try host.menu().button("Pin").tap()
        #expect(try host.text("pinned").exists)
    }

    @Test(arguments: [true, false])
    func `A view may have a context menu or none`(hasMenu: Bool) throws {
        struct Screen: View {
            let hasMenu: Bool
            @State private var isPinned = false
            var body: some View {
                Text(isPinned ? "pinned" : "loose")
                    .contextMenu(hasMenu ? ContextMenu { Button("Pin") { isPinned = true } } : nil)
            }
        }
        let host = try Host(Screen(hasMenu: hasMenu))
        guard hasMenu else {
            #expect(throws: HostError.self) { try host.text("loose").longPress() }
            return
        }
        try host.text("loose").longPress()
        try host.menu().button("Pin").tap()
        #expect(try host.text("pinned").exists)
    }

    @Test func `Actions of a section are rows behind its content, and do what they say`() throws {
        struct Screen: View {
            @State private var names = ["Home"]
            var body: some View {
                List {
                    Section {
                        ForEach(names, id: \.self) { Text($0) }
                    } footer: {
                        Text("All")
                    }
                    .sectionActions { Button("Add") { names.append("Work") } }
                    Section { Text("Other") }
                }
            }
        }
        let host = try Host(on: .phone, Screen())
        try host.button("Add").tap()
        let tops = try ["Home", "Work", "Add", "All", "Other"].map { name in
            try name == "Add" ? host.button(name).frame.minY : host.text(name).frame.minY
        }
        #expect(tops == tops.sorted() && Set(tops).count == tops.count)
    }

    @Test func `A picker opens a menu of its options`() throws {
        struct Screen: View {
            @State private var size = "S"
            var body: some View {
                VStack {
                    Picker("Size", selection: $size) {
                        ForEach(["S", "M", "L"], id: \.self) { Text($0).tag($0) }
                    }
                    Text("chosen \(size)")
                }
            }
        }
        let host = try Host(Screen())
        #expect(try host.picker("Size").value == "S")
        try host.picker().choose("M")
        #expect(try host.text("chosen M").exists)
        #expect(try host.picker("Size").value == "M")
        #expect(
            try reason { try host.picker().choose("XL") }.contains(
                #"has no option "XL"; did you mean "S", "M", "L"?"#))
    }

    @Test func `What is presented is in the environment of the view that presents it`() throws {
        struct Screen: View {
            @State private var isShown = true
            var body: some View {
                Text("Screen").sheet(isPresented: $isShown) { Inner() }.environment(
                    \.locale, Locale(identifier: "de_DE"))
            }
        }
        struct Inner: View {
            @Environment(\.locale) private var locale
            var body: some View { Text(locale.identifier) }
        }
        #expect(try Host(Screen()).text("de_DE").exists)
    }
}
