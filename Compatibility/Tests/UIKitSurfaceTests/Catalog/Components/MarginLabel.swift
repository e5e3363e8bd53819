import SwiftUI
import UIKit

/// A label that keeps a margin around its text, in the way that apps have always written it.
final class MarginLabel: UILabel {
    var margin = UIEdgeInsets(top: 4, left: 12, bottom: 4, right: 12)

    override func drawText(in rect: CGRect) {
        super.drawText(in: rect.inset(by: margin))
    }

    override var intrinsicContentSize: CGSize {
        let size = super.intrinsicContentSize
        return CGSize(
            width: size.width + margin.left + margin.right, height: size.height + margin.top + margin.bottom)
    }
}

struct Marked: UIViewRepresentable {
    let text: String

    func makeUIView(context: Context) -> MarginLabel {
        let label = MarginLabel()
        label.backgroundColor = .systemYellow
        label.layer.cornerRadius = 8
        label.clipsToBounds = true
        label.setContentHuggingPriority(.required, for: .horizontal)
        label.setContentHuggingPriority(.required, for: .vertical)
        return label
    }

    func updateUIView(_ label: MarginLabel, context: Context) {
        label.text = text
        label.accessibilityAttributedLabel = NSAttributedString(string: "Marked: \(text)")
    }
}

extension String {
    /// Of no actor, as models ask for it.
    nonisolated func height(within width: CGFloat, font: UIFont) -> CGFloat {
        boundingRect(
            with: CGSize(width: width, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
            attributes: [.font: font], context: nil
        ).height.rounded(.up)
    }
}

#Preview {
    VStack(alignment: .leading) {
        Marked(text: "New")
        let note = "As high as its two lines are"
        Text(note).font(.system(size: 17))
            .frame(width: 120, height: note.height(within: 120, font: .systemFont(ofSize: 17)))
            .background(Color.gray.opacity(0.2))
    }
    .padding()
}
