import SwiftUI
import UIKit

/// A blurred background, as many design systems wrap it.
struct BlurView: UIViewRepresentable {
    var style: UIBlurEffect.Style = .systemMaterial

    func makeUIView(context: Context) -> UIVisualEffectView {
        UIVisualEffectView(effect: UIBlurEffect(style: style))
    }

    func updateUIView(_ view: UIVisualEffectView, context: Context) {
        view.effect = UIBlurEffect(style: style)
    }
}

/// The corners of a card that only a bezier path rounds.
struct RoundedCorner: Shape {
    var radius: CGFloat = .infinity
    var corners: UIRectCorner = .allCorners

    func path(in rect: CGRect) -> Path {
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
        return Path(path.cgPath)
    }
}

#Preview {
    LinearGradient(colors: [.orange, .purple], startPoint: .leading, endPoint: .trailing)
        .frame(width: 220, height: 100)
        .overlay(alignment: .bottom) {
            Text("Caption").frame(maxWidth: .infinity).padding(8).background(BlurView())
        }
        .clipShape(RoundedCorner(radius: 16, corners: [.topLeft, .topRight]))
}
