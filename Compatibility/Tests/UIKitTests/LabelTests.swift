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

    @Test func `A text that wraps is as wide as its longest line`() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "Delivered\nby the end of the week"
        label.widthAnchor.constraint(lessThanOrEqualToConstant: 150).isActive = true
        let size = label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        let line = UILabel()
        line.text = "by the end of the"
        #expect(size.width == line.intrinsicContentSize.width)
        #expect(size.height > 2.5 * line.intrinsicContentSize.height)
    }
}
