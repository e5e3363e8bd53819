import SwiftUI
import UIKit

final class GradientBannerView: UIView {
    private let titleLabel = UILabel()
    private let ring = CAShapeLayer()

    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        if let gradient = layer as? CAGradientLayer {
            gradient.colors = [UIColor.systemIndigo.cgColor, UIColor.systemPink.cgColor]
            gradient.startPoint = CGPoint(x: 0, y: 0.5)
            gradient.endPoint = CGPoint(x: 1, y: 0.5)
        }
        layer.cornerRadius = 16
        layer.masksToBounds = true
        titleLabel.font = .systemFont(ofSize: 20, weight: .semibold)
        titleLabel.textColor = .white
        titleLabel.translatesAutoresizingMaskIntoConstraints = false
        addSubview(titleLabel)
        NSLayoutConstraint.activate([
            titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
            titleLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
        ])
        ring.fillColor = UIColor.clear.cgColor
        ring.strokeColor = UIColor.white.cgColor
        ring.lineWidth = 4
        ring.lineCap = .round
        ring.strokeEnd = 0.7
        layer.addSublayer(ring)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        ring.frame = CGRect(x: bounds.maxX - 56, y: bounds.midY - 18, width: 36, height: 36)
        ring.path =
            UIBezierPath(
                arcCenter: CGPoint(x: 18, y: 18), radius: 16, startAngle: -.pi / 2, endAngle: 1.5 * .pi,
                clockwise: true
            ).cgPath
    }

    func configure(title: String) {
        titleLabel.text = title
    }
}

struct GradientBanner: UIViewRepresentable {
    let title: String

    func makeUIView(context: Context) -> GradientBannerView { GradientBannerView() }

    func updateUIView(_ view: GradientBannerView, context: Context) {
        view.configure(title: title)
    }
}

#Preview {
    GradientBanner(title: "Nearly there").frame(width: 280, height: 80)
}
