import CatalogKit
import Foundation
import Testing
import VitrineComposition
import VitrineGeometry
import VitrineTesting
import VitrineViews

/// Rows of lists that are deleted and moved while the list is edited.
@MainActor
struct EditingTests {
    private struct Groceries: View {
        @State var items = ["Tea", "Jam", "Rye", "Oil"]
        var body: some View {
            NavigationStack {
                List {
                    ForEach(items, id: \.self) { item in
                        Text(item).deleteDisabled(item == "Jam").moveDisabled(item == "Oil")
                    }
                    .onDelete { items.remove(atOffsets: $0) }
                    .onMove { items.move(fromOffsets: $0, toOffset: $1) }
                    Text(items.joined(separator: " "))
                }
                .toolbar { EditButton() }
            }
        }
    }

    @Test func `While rows are edited they have marks that delete them and handles that move them`() throws {
        let host = try Host(on: .phone, Groceries())
        #expect(try !host.button("Remove").exists && !host.button("Reorder").exists)
        let text = try host.text("Tea").frame
        try host.button("Edit").tap()
        #expect(try host.button("Remove").count == 3 && host.button("Reorder").count == 3)
        #expect(try !host.cell("Jam").button("Remove").exists && !host.cell("Oil").button("Reorder").exists)
        #expect(try host.cell("Tea").button("Remove").frame.minX == text.minX)
        #expect(try host.text("Tea").frame.minX > text.minX + 22)
        try host.button("Done").tap()
        #expect(try !host.button("Remove").exists && host.text("Tea").frame == text)
    }

    @Test func `A mark shows the button that deletes the row`() throws {
        let host = try Host(on: .phone, Groceries())
        try host.button("Edit").tap()
        try host.cell("Rye").button("Remove").tap()
        #expect(try host.text("Tea Jam Rye Oil").exists)
        try host.button("Delete").tap()
        #expect(try host.text("Tea Jam Oil").exists)
        try host.cell("Tea").button("Remove").tap()
        try host.button("Done").tap()
        #expect(try !host.button("Delete").exists, "what is shown goes with the marks")
    }

    @Test func `A row that cannot be deleted is not swiped either`() throws {
        let host = try Host(on: .phone, Groceries())
        #expect(throws: HostError.self) { try host.cell("Jam").drag(x: -90) }
        try host.cell("Tea").drag(x: -90)
        try host.button("Delete").tap()
        #expect(try host.text("Jam Rye Oil").exists)
    }

    @Test(arguments: [
        (88.0, "Jam Rye Tea Oil"), (50, "Jam Tea Rye Oil"), (10, "Tea Jam Rye Oil"), (900, "Jam Rye Oil Tea"),
    ])
    func `A handle moves its row by as many places as it is dragged`(distance: Double, order: String) throws {
        let host = try Host(on: .phone, Groceries())
        try host.button("Edit").tap()
        try host.cell("Tea").button("Reorder").drag(y: distance)
        #expect(try host.text(order).exists)
    }

    @Test func `A handle moves its row upwards`() throws {
        let host = try Host(on: .phone, Groceries())
        try host.button("Edit").tap()
        try host.cell("Rye").button("Reorder").drag(y: -88)
        #expect(try host.text("Rye Tea Jam Oil").exists)
    }

    @Test func `The line between rows begins at the text beside a mark`() throws {
        let host = try Host(on: .phone, Groceries())
        // The bar's own begins at the edge of the screen.
        func firstLine() -> Double? {
            host.drawn(fill: "#3c3c434a").map(\.box.minX).first { $0 > 0 }
        }
        let text = try host.text("Tea").frame.minX
        #expect(firstLine() == text)
        try host.button("Edit").tap()
        #expect(try firstLine() == host.text("Tea").frame.minX)
    }
}
