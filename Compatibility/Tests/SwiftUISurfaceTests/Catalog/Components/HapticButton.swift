import SwiftUI

#if canImport(UIKit)
    import UIKit
#endif

/// A button that can be felt where the device is able to.
struct HapticButton<Label: View>: View {
    var action: () -> Void
    @ViewBuilder var label: Label

    var body: some View {
        Button {
            #if canImport(UIKit)
                UIImpactFeedbackGenerator(style: .medium).impactOccurred()
            #endif
            action()
        } label: {
            label
                .padding(.horizontal, 20)
                .padding(.vertical, 12)
                .background(Color.controlBackground, in: Capsule())
        }
        .buttonStyle(.plain)
    }
}

extension Color {
    fileprivate static var controlBackground: Color {
        #if canImport(UIKit)
            Color(UIColor { $0.userInterfaceStyle == .dark ? .darkGray : UIColor(white: 0.9, alpha: 1) })
        #else
            Color(white: 0.9)
        #endif
    }
}

#Preview(traits: .sizeThatFitsLayout) {
    HapticButton(action: {}) {
        Text("Vote")
    }
}
