import Foundation
import Testing
import VitrineGeometry
import VitrineTesting
import VitrineViews

/// Tables whose rows are written by themselves.
@MainActor
struct TableTests {
    private struct Order: Identifiable {
        let id: Int
        var name: String
    }

    private struct Orders: View {
        @State private var selection: Int?
        @State private var sortOrder = [KeyPathComparator(\Order.name)]
        private let orders = [Order(id: 1, name: "Tea"), Order(id: 2, name: "Milk")]
        let showsAll: Bool

        var body: some View {
            VStack {
                Table(selection: $selection, sortOrder: $sortOrder) {
                    TableColumn("Order", value: \.name)
                    TableColumn("Number") { Text("No. \($0.id)") }
                } rows: {
                    Section {
                        ForEach(orders.sorted(using: sortOrder)) { TableRow($0) }
                    }
                    if showsAll {
                        TableRow(Order(id: 3, name: "Sugar")).contextMenu { Button("Buy") {} }
                        TableRow(Order(id: 4, name: "Salt"))
                    }
                }
                Text("selection \(selection ?? 0)")
            }
        }
    }

    @Test func `Rows are those that are written, and selected by their values`() throws {
        let host = try Host(on: .phone, Orders(showsAll: true))
        #expect(try host.cell("Milk").frame.minY < host.cell("Tea").frame.minY)
        try host.cell("Tea").tap()
        #expect(try host.text("selection 1").exists)
        try host.cell("Sugar").tap()
        #expect(try host.text("selection 3").exists)
        #expect(try !host.text("No. 1").exists, "a phone shows the first column")
        #expect(try !Host(on: .phone, Orders(showsAll: false)).text("Sugar").exists)
    }

    @Test func `Where there is room each row has all columns`() throws {
        let host = try Host(on: .phone, Orders(showsAll: true).environment(\.horizontalSizeClass, .regular))
        for (name, number) in [("Tea", "No. 1"), ("Milk", "No. 2"), ("Sugar", "No. 3"), ("Salt", "No. 4")] {
            let (first, second) = (try host.text(name).frame, try host.text(number).frame)
            #expect(abs(first.midY - second.midY) < 1 && first.maxX < second.minX)
        }
        #expect(try host.text("Order").exists && host.text("Number").exists)
    }
}
