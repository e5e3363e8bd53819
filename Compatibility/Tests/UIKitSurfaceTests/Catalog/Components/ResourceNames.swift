import SwiftUI

/// Assets by the names that Xcode generates.
struct ResourceNames: View {
    var body: some View {
        HStack(spacing: 12) {
            Image(.markSmall)
            Color(.brandPrimary).frame(width: 24, height: 24)
            Color.Brand.splashScreen.frame(width: 24, height: 24)
            Text("Primary").foregroundStyle(.brandPrimary)
        }
    }
}

#Preview {
    ResourceNames()
}
