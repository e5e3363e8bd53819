import CoreLocationUI
import SwiftUI

/// Asks where a customer is before there is anything to list.
struct NearbyStores: View {
    @State private var hasAsked = false

    var body: some View {
        let _ = Self._printChanges()
        VStack(spacing: 16) {
            Text("Find a store near you").font(.headline)
            if hasAsked {
                ProgressView("Looking for you")
            } else {
                LocationButton(.shareCurrentLocation) { hasAsked = true }
                    .symbolVariant(.fill)
                    .tint(.indigo)
                LocationButton { hasAsked = true }
                    .labelStyle(.iconOnly)
                    .symbolVariant(.fill)
                    .foregroundColor(.black)
                    .tint(.yellow)
                    .clipShape(Circle())
            }
        }
        .padding()
    }
}

#Preview(traits: .sizeThatFitsLayout) { NearbyStores() }
