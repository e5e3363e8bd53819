import SwiftUI
import UIKit

/// A badge that draws itself.
final class BadgeView: UIView {
    var count = 0

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.setFillColor(UIColor.systemRed.cgColor)
        context.fillEllipse(in: bounds)
        let tick = UIBezierPath()
        tick.move(to: CGPoint(x: 10, y: 20))
        tick.addLine(to: CGPoint(x: 17, y: 27))
        tick.addLine(to: CGPoint(x: 30, y: 13))
        tick.lineWidth = 4
        tick.lineCapStyle = .round
        UIColor.white.setStroke()
        tick.stroke()
    }

    override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 40) }
}

struct Badge: UIViewRepresentable {
    func makeUIView(context: Context) -> BadgeView {
        let view = BadgeView()
        view.isOpaque = false
        view.layer.shadowOpacity = 0.4
        view.layer.shadowRadius = 3
        view.layer.shadowOffset = CGSize(width: 0, height: 2)
        view.setContentHuggingPriority(.required, for: .horizontal)
        view.setContentHuggingPriority(.required, for: .vertical)
        return view
    }

    func updateUIView(_ view: BadgeView, context: Context) {}
}

#Preview {
    Badge().padding(8)
}
