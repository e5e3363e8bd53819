import SwiftUI

/// Assets by the names that Xcode generates.
struct ResourceNames: View {
    var body: some View {
        HStack(spacing: 12) {
            Image(.markSmall)
            Color(.brandPrimary).frame(width: 24, height: 24)
            Color.Brand.splashScreen.frame(width: 24, height: 24)
            Color.brandPrimary.frame(width: 24, height: 24)
            Color(uiColor: .brandPrimary).frame(width: 24, height: 24)
            Text("Primary").foregroundStyle(.brandPrimary)
        }
    }
}

extension Color {
    /// Of the package's own, from before Xcode generated one.
    static var brandPrimary: Color { Color(.brandPrimary) }
}

extension UIColor {
    static var brandPrimary: UIColor { UIColor(resource: .brandPrimary) }
}

#Preview {
    ResourceNames()
}
