import SnapshotExpectations
import Testing
import Vitrine
import VitrineTesting

let store = 0

struct Counter: View {
    let store: Int
    var body: some View { Text("\(store)") }
}

struct Listing {
    enum Previews {
        static var soldOut: Listing { get throws { Listing() } }
    }
}

struct ListingCard: View {
    let listing: Listing
    var body: some View { Color.red }
}

struct NumericStepper: View {
    init(_ title: String, value: Int, in bounds: ClosedRange<Int>) {}
    var body: some View { Color.red }
}
