import CatalogKit
import Testing
import VitrineComposition
import VitrineGeometry
import VitrineTesting
import VitrineViews

/// What a host says of expectations, and what recorders keep.
@MainActor
struct ExpectationTests {
    private struct Shop: View {
        var buy: @MainActor () -> Void = {}
        var body: some View {
            VStack {
                Text("Tea")
                Button("Buy") { buy() }
            }
        }
    }

    @Test func `What was asked of elements is told where an expectation is not met`() throws {
        let host = try Host(Shop())
        let error = #expect(throws: HostError.self) {
            try host.expect(
                host.button("Buy").isEnabled == false && host.text("Tea").exists, file: "Shop/A.swift",
                line: 3)
        }
        #expect(
            error?.description == """
                Shop/A.swift:3: the expectation is not met; button "Buy" has isEnabled true; there is
                  text "Tea"
                  button "Buy"
                """)
    }

    @Test func `An expectation may say what it is about`() throws {
        let host = try Host(Shop())
        let error = #expect(throws: HostError.self) {
            try host.expect(host.text("Tea").count == 2 || host.text("Coffee").exists, "both are sold")
        }
        guard case .unmet(let message, _)? = error?.reason else {
            Issue.record("\(error as Any)")
            return
        }
        #expect(message == "both are sold; text \"Tea\" has count 1; text \"Coffee\" has exists false")
    }

    @Test func `An element that an expectation does not find is the failure`() throws {
        let host = try Host(Shop())
        let error = #expect(throws: HostError.self) { try host.expect(host.button("By").isEnabled) }
        #expect(
            error?.description.contains("there is no button \"By\"; did you mean button \"Buy\"?") == true)
    }

    @Test func `A recorder keeps what a component hands to an action`() throws {
        let purchases = Recorder<String>()
        let host = try Host(Shop(buy: { purchases.record("tea") }))
        try host.button("Buy").tap()
        try host.button("Buy").tap()
        #expect(purchases.values == ["tea", "tea"])
    }

    @Test func `A frame is exact`() throws {
        struct Bill: View {
            var body: some View {
                HStack {
                    Text("Tea")
                    Spacer()
                    Text("Total")
                }
            }
        }
        let host = try Host(Bill())
        #expect(try host.text("Total").frame.maxX == 359)
        #expect(try host.text("Tea").frame.minX == 16)
    }
}
