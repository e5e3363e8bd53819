import CatalogKit
import Foundation
import Observation
import Testing
import VitrineComposition
import VitrineGeometry
import VitrineTesting
import VitrineViews

/// Screens as apps have them, used from their beginning to their end.
@MainActor
struct ScreensInUseTests {
    @Test func `A sheet over a sheet is dismissed first, and onDismiss is told`() throws {
        struct Screen: View {
            @State var first = false
            @State var second = false
            @State var log: [String] = []
            var body: some View {
                VStack {
                    Button("Open") { first = true }
                    Text(log.joined(separator: " "))
                }
                .sheet(isPresented: $first, onDismiss: { log.append("first") }) {
                    Button("Deeper") { second = true }
                        .sheet(isPresented: $second, onDismiss: { log.append("second") }) { Text("Deep") }
                }
            }
        }
        let host = try Host(on: .phone, Screen())
        try host.button("Open").tap()
        try host.button("Deeper").tap()
        #expect(try host.text("Deep").exists)
        #expect(throws: HostError.self) { try host.button("Open").tap() }
        try host.dismiss()
        #expect(try !host.text("Deep").exists && host.button("Deeper").exists)
        try host.dismiss()
        #expect(try host.text("second first").exists)
        #expect(throws: HostError.self) { try host.dismiss() }
    }

    @Test func `A row deep in a lazy list is scrolled to and removed by a swipe`() throws {
        struct Inbox: View {
            @State var numbers = Array(1...200)
            var body: some View {
                NavigationStack {
                    List {
                        ForEach(numbers, id: \.self) { Text("Message \($0)") }
                            .onDelete { numbers.remove(atOffsets: $0) }
                    }
                    .navigationTitle("Inbox")
                }
            }
        }
        let host = try Host(on: .phone, Inbox())
        #expect(try host.cells().count == 200)
        try host.text("Message 150").scrollTo()
        #expect(try host.text("Message 150").frame.maxY <= 852)
        try host.cell("Message 150").drag(x: -120)
        try host.button("Delete").tap()
        #expect(try !host.text("Message 150").exists && host.text("Message 151").exists)
        #expect(try host.cells().count == 199)
        #expect(throws: HostError.self) { try host.cell("Message 150").tap() }
    }

    @Test func `An alert with a field hands over what was typed`() throws {
        struct Screen: View {
            @State var asks = false
            @State var name = ""
            @State var saved = ""
            var body: some View {
                Button("Rename") { asks = true }
                    .alert("New name", isPresented: $asks) {
                        TextField("Name", text: $name)
                        Button("Save") { saved = name }
                        Button("Cancel", role: .cancel) {}
                    } message: {
                        Text("It is shown to everybody.")
                    }
                Text("Saved \(saved)")
            }
        }
        let host = try Host(on: .phone, VStack { Screen() })
        try host.button("Rename").tap()
        #expect(try host.alert("New name").text("It is shown to everybody.").exists)
        try host.textField("Name").type("Tea")
        try host.alert().button("Save").tap()
        #expect(try host.text("Saved Tea").exists && !host.alert().exists)
    }

    @Test func `What changes elsewhere is received`() throws {
        struct Items: View {
            let store: Store
            @State var seen = 0
            var body: some View {
                VStack {
                    ForEach(store.items, id: \.self) { Text($0) }
                    Text("seen \(seen)")
                }
                .onChange(of: store.items) { seen += 1 }
            }
        }
        let store = Store()
        let host = try Host(Items(store: store))
        store.items.append("B")
        #expect(try host.text("B").exists && host.text("seen 1").exists)
    }

    @Test func `What is invisible or elsewhere cannot be tapped, and why is told`() throws {
        struct Screen: View {
            var body: some View {
                ZStack {
                    Button("Below") {}
                    Color.red.frame(width: 200, height: 200)
                    VStack {
                        Button("Disabled") {}.disabled(true)
                        Button("Untouchable") {}.allowsHitTesting(false)
                    }
                    .offset(y: 200)
                }
            }
        }
        let host = try Host(on: .phone, Screen())
        for name in ["Below", "Disabled", "Untouchable", "Gone"] {
            #expect(throws: HostError.self) { try host.button(name).tap() }
        }
        do {
            try host.button("Disable").tap()
        } catch {
            #expect("\(error)".contains("did you mean button \"Disabled\""), "\(error)")
        }
    }

    @Test func `Steps on a pad keep a popover at its button`() throws {
        struct Screen: View {
            @State var isShown = false
            @State var text = "Filter"
            var body: some View {
                Button(text) { isShown = true }
                    .popover(isPresented: $isShown) {
                        Button("Newest") {
                            text = "Newest first"
                            isShown = false
                        }
                    }
            }
        }
        let host = try Host(on: .pad, Screen())
        try host.button("Filter").tap()
        #expect(try host.popover().exists)
        try host.button("Newest").tap()
        #expect(try host.button("Newest first").exists && !host.popover().exists)
    }

    @Test func `Text in several lines wraps the words and is asked whole`() throws {
        let host = try Host(Text("One two three four five six seven eight nine ten").frame(width: 80))
        #expect(try host.text("One two three four five six seven eight nine ten").frame.width <= 80)
        #expect(try host.element(.text).count == 1)
    }
}

@Observable private final class Store { var items = ["A"] }
