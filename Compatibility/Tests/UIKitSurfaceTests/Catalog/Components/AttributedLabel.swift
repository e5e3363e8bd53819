import SwiftUI
import UIKit

/// A paragraph with a marked word.
struct AttributedLabel: UIViewRepresentable {
    let text: String
    let marked: String

    func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        return label
    }

    func updateUIView(_ label: UILabel, context: Context) {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 4
        style.alignment = .center
        let attributed = NSMutableAttributedString(
            string: text,
            attributes: [
                .font: UIFont.systemFont(ofSize: 15), .paragraphStyle: style,
                .foregroundColor: UIColor.secondaryLabel,
            ])
        let range = (text as NSString).range(of: marked)
        attributed.addAttributes(
            [.font: UIFont.boldSystemFont(ofSize: 15), .foregroundColor: UIColor.systemBlue], range: range)
        label.attributedText = attributed
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UILabel, context: Context) -> CGSize? {
        let width = proposal.width ?? .greatestFiniteMagnitude
        return uiView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }
}

#Preview {
    AttributedLabel(text: "By going on you accept the terms of use of this service.", marked: "terms of use")
        .frame(width: 240)
}
