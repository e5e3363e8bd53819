import Foundation
import Testing
import UIKit

/// The sizes of labels, in the standard fonts.
@MainActor
struct LabelTests {
    @Test func `A font that is set after an attributed text is that of the whole text`() {
        let text = NSAttributedString(string: "Sold out", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        let label = UILabel()
        label.font = .systemFont(ofSize: 10)
        label.attributedText = text
        #expect(label.intrinsicContentSize.height > 40)
        label.font = .systemFont(ofSize: 10)
        #expect(label.intrinsicContentSize.height < 15)
        label.attributedText = text
        #expect(label.intrinsicContentSize.height > 40)
    }

    // Recorded on iOS: two paragraphs in italics of 20 points were as wide as the first alone.
    @Test func `On a single line an attributed text ends with its first paragraph`() {
        func width(_ text: String, lines: Int) -> CGFloat {
            let label = UILabel()
            label.numberOfLines = lines
            label.attributedText = NSAttributedString(
                string: text, attributes: [.font: UIFont.italicSystemFont(ofSize: 20)])
            return label.intrinsicContentSize.width
        }
        #expect(width("Delivered\nby the end of the week", lines: 1) == width("Delivered", lines: 1))
        #expect(
            width("Delivered\nby the end of the week", lines: 0) == width("by the end of the week", lines: 1))
    }

    // Recorded on iOS: lines of the footnote's descriptor in another weight, 13 points, are 18 points apart.
    @Test func `Lines of a text style's descriptor are as far apart as the style's`() {
        func height(_ text: String) -> CGFloat {
            let weight = [UIFontDescriptor.TraitKey.weight: UIFont.Weight.medium]
            let descriptor = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .footnote)
                .addingAttributes([.traits: weight])
            let label = UILabel()
            label.numberOfLines = 0
            label.font = UIFontMetrics.default.scaledFont(for: UIFont(descriptor: descriptor, size: 0))
            label.text = text
            return label.intrinsicContentSize.height
        }
        #expect(abs(height("Delivered\nby Friday") - height("Delivered") - 18) < 0.01)
    }

    @Test func `A text that wraps is as wide as its longest line`() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "Delivered\nby the end of the week"
        label.widthAnchor.constraint(lessThanOrEqualToConstant: 150).isActive = true
        let size = label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let line = UILabel()
        line.text = "by the end of"
        #expect(size.width == line.intrinsicContentSize.width)
        #expect(size.height > 2.5 * line.intrinsicContentSize.height)
    }

    @Test func `The last word takes the one before it along, unless the strategy is another`() {
        func width(_ change: (UILabel) -> Void) -> CGFloat {
            let label = UILabel()
            label.numberOfLines = 0
            label.text = "by the end of the week"
            change(label)
            return label.sizeThatFits(CGSize(width: 150, height: 1000)).width
        }
        func width(ofLine text: String) -> CGFloat {
            let line = UILabel()
            line.text = text
            return line.intrinsicContentSize.width
        }
        let text = NSAttributedString(string: "by the end of the week")
        let style = NSMutableParagraphStyle()
        func styled() -> NSAttributedString {
            NSAttributedString(string: text.string, attributes: [.paragraphStyle: style.mutableCopy()])
        }
        let (pushed, greedy) = (width(ofLine: "by the end of"), width(ofLine: "by the end of the"))
        #expect(width { _ in } == pushed)
        #expect(width { $0.lineBreakStrategy = [] } == greedy)
        #expect(width { $0.attributedText = text } == pushed)
        #expect(width { $0.attributedText = styled() } == greedy)
        style.lineBreakStrategy = .pushOut
        #expect(width { $0.attributedText = styled() } == pushed)
        let view = UITextView()
        view.attributedText = text
        view.font = .systemFont(ofSize: 17)
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        #expect(view.sizeThatFits(CGSize(width: 150, height: 1000)).width == greedy)
    }

    @Test func `A declared font's lines are as high as its files say`() throws {
        let serif = try #require(UIFont(name: "Noto Serif", size: 20))
        #expect(abs(serif.lineHeight - 20 * 1.362) < 0.02)
        #expect(abs(serif.ascender - 20 * 1.069) < 0.02 && abs(serif.descender + 20 * 0.293) < 0.02)
        #expect(abs(UIFont.systemFont(ofSize: 20).lineHeight - 20 * 2444 / 2048) < 0.001)
        let none = try #require(UIFont(name: "No such family", size: 20))
        #expect(none.lineHeight == UIFont.systemFont(ofSize: 20).lineHeight)
    }
}
