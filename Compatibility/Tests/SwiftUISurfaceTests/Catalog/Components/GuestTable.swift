import SwiftUI

struct Guest: Identifiable {
    var id: Int
    var name: String
    var seats: Int
}

/// Guests with their seats.
struct GuestTable: View {
    private let guests = [Guest(id: 1, name: "Juan", seats: 2), Guest(id: 2, name: "Mei", seats: 4)]

    var body: some View {
        Table(guests) {
            TableColumn("Name", value: \.name)
            TableColumn("Seats") { Text("\($0.seats)") }.width(80)
        }
        .frame(height: 150)
        .accessibilityRotor("Guests", entries: guests, entryLabel: \.name)
        .accessibilityHint("Swipe up", isEnabled: true)
    }
}

#Preview("Phone") { GuestTable() }
#Preview("Pad", traits: .fixedLayout(width: 400, height: 200)) {
    GuestTable().environment(\.horizontalSizeClass, .regular)
}
