import CatalogKit
import Foundation
import Testing
import VitrineComposition
import VitrineGeometry
import VitrineTesting
import VitrineViews

/// What assistive technology does with elements.
@MainActor
struct AssistiveTechnologyTests {
    @Test func `A named action is done by its name`() throws {
        struct Row: View {
            @State private var isPinned = false
            var body: some View {
                Text(isPinned ? "pinned" : "loose").accessibilityAction(named: "Pin") { isPinned = true }
            }
        }
        let host = try Host(Row())
        #expect(try host.text("loose").actions == ["Pin"])
        try host.text("loose").perform(action: "Pin")
        #expect(try host.text("pinned").exists)
        let error = try #require(throws: HostError.self) { try host.text("pinned").perform(action: "Pim") }
        #expect(error.reason.description == #"text "pinned" has no action "Pim"; did you mean Pin?"#)
    }

    @Test func `A swipe action is done by its label`() throws {
        struct Basket: View {
            @State private var items = ["Tea", "Coffee"]
            var body: some View {
                List(items, id: \.self) { item in
                    HStack {
                        Text(item)
                        Spacer()
                        Text("2 €")
                    }
                    .swipeActions { Button("Delete", role: .destructive) { items.removeAll { $0 == item } } }
                }
            }
        }
        let host = try Host(Basket())
        #expect(try host.cell("Tea").actions == ["Delete"])
        try host.cell("Tea").perform(action: "Delete")
        #expect(try host.cells().count == 1)
        #expect(try !host.text("Tea").exists)
    }

    @Test func `A swiped row shows its actions, the first at the edge`() throws {
        struct Basket: View {
            @State private var items = ["Tea", "Coffee"]
            @State private var pinned = ""
            var body: some View {
                VStack {
                    Text("Pinned \(pinned)")
                    List {
                        ForEach(items, id: \.self) { item in
                            Text(item)
                                .swipeActions(edge: .leading) { Button("Pin") { pinned = item } }
                                .swipeActions {
                                    Button("Delete", role: .destructive) { items.removeAll { $0 == item } }
                                    Button("Edit") {}
                                }
                        }
                    }
                }
            }
        }
        let host = try Host(Basket())
        let row = try host.cell("Tea").frame
        #expect(try !host.button("Delete").exists)
        try host.cell("Tea").drag(x: -100)
        #expect(try host.button("Delete").frame.maxX == row.maxX)
        #expect(try host.button("Delete").frame.size == Size(width: 74, height: row.height))
        #expect(try host.button("Edit").frame.maxX == row.maxX - 74)
        #expect(try host.text("Tea").frame.minX == row.minX + 16 - 148)
        // The other way they are hidden, and then those of the other end are shown.
        try host.cell("Tea").drag(x: 100)
        #expect(try !host.button("Delete").exists)
        try host.cell("Coffee").drag(x: 100)
        #expect(try host.button("Pin").frame.minX == row.minX)
        try host.button("Pin").tap()
        #expect(try host.text("Pinned Coffee").exists && !host.button("Pin").exists)
        try host.cell("Tea").drag(x: -100)
        try host.button("Delete").tap()
        #expect(try host.cells().count == 1)
        #expect(try !host.button("Delete").exists)
    }

    @Test(arguments: [Mode.phone, .phone.rightToLeft])
    func `A swipe across half of the window does what the first button does`(mode: Mode) throws {
        struct Basket: View {
            @State private var items = ["Tea", "Coffee", "Milk"]
            var body: some View {
                List {
                    ForEach(items, id: \.self) { item in
                        Text(item).swipeActions(allowsFullSwipe: item != "Milk") {
                            Button("Delete", role: .destructive) { items.removeAll { $0 == item } }
                                .disabled(item == "Coffee")
                            Button("Edit") {}
                        }
                    }
                }
            }
        }
        let host = try Host(on: mode, Basket())
        let far = mode == .phone ? -250.0 : 250
        try host.cell("Tea").drag(x: far)
        #expect(try !host.cell("Tea").exists && host.cells().count == 2)
        try host.cell("Coffee").drag(x: far)
        #expect(try host.cells().count == 2 && !host.button("Edit").exists)
        try host.cell("Milk").drag(x: far)
        #expect(try host.cells().count == 2 && host.button("Edit").exists)
    }

    @Test func `A list keeps 20 points from the edges of a window wider than 375`() throws {
        for (width, margin) in [(320.0, 16.0), (375, 16), (390, 20), (834, 20)] {
            let host = try Host(
                List { Text("Tea") }, mode: .light.size(width: width, height: 800), canvas: .device)
            #expect(try host.cell(0).frame.minX == margin)
        }
    }

    @Test func `What is adjustable counts up and down`() throws {
        struct Rating: View {
            @State private var stars = 3
            var body: some View {
                Text(String(repeating: "★", count: stars))
                    .accessibilityElement().accessibilityLabel("Rating").accessibilityValue("\(stars)")
                    .accessibilityAdjustableAction { stars += $0 == .increment ? 1 : -1 }
            }
        }
        let host = try Host(Rating())
        try host.element(label: "Rating").increment()
        #expect(try host.element(label: "Rating").value == "4")
        try host.element(label: "Rating").decrement()
        #expect(try host.element(label: "Rating").value == "3")
    }

    @Test func `Combined texts are one element, and what can be done inside is done with it`() throws {
        struct Row: View {
            @State private var count = 0
            var body: some View {
                HStack {
                    Text("Tea")
                    Button("Add") { count += 1 }
                    Text("\(count)")
                }
                .accessibilityElement(children: .combine)
            }
        }
        let host = try Host(Row())
        try host.button("Tea, Add, 0").activate()
        #expect(try host.button("Tea, Add, 1").exists)
    }

    @Test func `What is hidden from assistive technology is not found`() throws {
        let host = try Host(
            VStack {
                Text("a").accessibilityHidden(true)
                Text("b")
            })
        #expect(try "\(host.accessibilityTree)" == "text \"b\"")
    }

    @Test func `What is combined into one reads first by priority`() throws {
        let host = try Host(
            HStack {
                Text("later")
                Text("first").accessibilitySortPriority(1)
            })
        #expect(try "\(host.accessibilityTree)" == "text \"first\"\ntext \"later\"")
    }

    @Test func `A container with a name holds its elements`() throws {
        let host = try Host(
            VStack { Text("a") }.padding().accessibilityElement(children: .contain).accessibilityLabel("Box"))
        #expect(try "\(host.accessibilityTree)" == "group \"Box\"\n  text \"a\"")
    }
}
