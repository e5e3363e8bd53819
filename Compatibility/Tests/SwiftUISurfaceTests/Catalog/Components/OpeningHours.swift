import SwiftUI

/// When a shop is open, beside what day it is.
struct OpeningHours: View {
    @State private var today = Date()

    var body: some View {
        VStack(alignment: .leading) {
            Text(today, style: .date)
            Text("Since \(Date.now.addingTimeInterval(-3600), style: .time)")
        }
    }
}

#Preview(traits: .sizeThatFitsLayout) { OpeningHours() }
