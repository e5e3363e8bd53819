import Testing
import VitrineGeometry
import VitrineTesting
import VitrineViews

/// Contents of toolbars that consist of others.
@MainActor
struct ToolbarContentTests {
    private struct Counter: ToolbarContent {
        let name: String
        @State private var count = 0

        var body: some ToolbarContent {
            ToolbarItem(placement: .topBarTrailing) {
                Button("\(name) \(count)") { count += 1 }
            }
        }
    }

    private struct Counters: ToolbarContent {
        let showsSecond: Bool
        @Environment(\.isEnabled) private var isEnabled

        var body: some ToolbarContent {
            if showsSecond { Counter(name: "Second") }
            Counter(name: isEnabled ? "First" : "Off")
            ToolbarItemGroup(placement: .bottomBar) {
                Button("Archive") {}
                Button("Reply") {}
            }
        }
    }

    private struct Screen<Content: ToolbarContent>: View {
        @ToolbarContentBuilder let content: Content

        var body: some View {
            NavigationStack { Text("Mail").toolbar { content } }
        }
    }

    @Test func `A user's content has its items in the bars that they name`() throws {
        let host = try Host(on: .phone, Screen { Counters(showsSecond: false) })
        #expect(try host.navigationBar().button("First 0").exists)
        #expect(try host.button("Archive").frame.minY > 700)
        #expect(try host.button("Reply").exists)
    }

    @Test func `A user's content reads the environment of the view that it is declared at`() throws {
        let host = try Host(on: .phone, Screen { Counters(showsSecond: false) }.disabled(true))
        #expect(try host.button("Off 0").exists)
    }

    @Test func `Two contents of one type have states of their own`() throws {
        let host = try Host(
            on: .phone,
            Screen {
                Counter(name: "A")
                Group { Counter(name: "B") }
            })
        try host.button("B 0").tap()
        try host.button("B 1").tap()
        #expect(try host.button("A 0").exists && host.button("B 2").exists)
    }

    @Test func `A state outlives a condition before it, and begins anew in another branch`() throws {
        struct Conditional: View {
            @State private var isOn = false

            var body: some View {
                NavigationStack {
                    Toggle("More", isOn: $isOn).toolbar {
                        if isOn { Counter(name: "Extra") }
                        Counter(name: "Always")
                        if isOn { Counter(name: "Branch") } else { Counter(name: "Branch") }
                    }
                }
            }
        }
        let host = try Host(on: .phone, Conditional())
        try host.button("Always 0").tap()
        try host.button("Branch 0").tap()
        try host.toggle("More").tap()
        #expect(try host.button("Extra 0").exists && host.button("Always 1").exists)
        #expect(try host.button("Branch 0").exists)
    }

    @Test func `A function of a builder gives items`() throws {
        @ToolbarContentBuilder func items(_ isEditing: Bool) -> some ToolbarContent {
            if isEditing {
                ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
            } else {
                Counter(name: "Edit")
            }
        }
        #expect(try Host(on: .phone, Screen { items(true) }).button("Done").exists)
        #expect(try Host(on: .phone, Screen { items(false) }).button("Edit 0").exists)
    }
}
