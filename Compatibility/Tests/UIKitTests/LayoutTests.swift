import Foundation
import Testing
import UIKit

/// Where UIKit's layout puts views; without a rendering texts have no size.
@MainActor
struct LayoutTests {
    /// A view of a fixed content's size.
    private final class Block: UIView {
        private let size: CGSize

        init(_ width: CGFloat, _ height: CGFloat) {
            self.size = CGSize(width: width, height: height)
            super.init(frame: .zero)
            translatesAutoresizingMaskIntoConstraints = false
        }

        required init?(coder: NSCoder) { nil }

        override var intrinsicContentSize: CGSize { size }
    }

    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    @Test func `Pinned edges give a frame`() {
        let view = Block(10, 10)
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 5),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 8, y: 5, width: 172, height: 43))
    }

    /// A row that takes its button in only while it is laid out, above a message or beside it.
    private final class LateRow: UIView {
        private let stack = UIStackView()
        private let message = Block(100, 30)
        private let button = Block(60, 44)

        init(_ axis: NSLayoutConstraint.Axis) {
            super.init(frame: .zero)
            translatesAutoresizingMaskIntoConstraints = false
            stack.axis = axis
            stack.translatesAutoresizingMaskIntoConstraints = false
            stack.addArrangedSubview(message)
            addSubview(stack)
            NSLayoutConstraint.activate([
                stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
                stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
                stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
                stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
            ])
        }

        required init?(coder: NSCoder) { nil }

        override func layoutSubviews() {
            if button.superview == nil { stack.addArrangedSubview(button) }
            super.layoutSubviews()
        }
    }

    @Test(
        arguments: zip(
            [NSLayoutConstraint.Axis.vertical, .horizontal],
            [CGSize(width: 116, height: 90), CGSize(width: 176, height: 60)]))
    func `What a view adds while it is laid out counts in its size`(
        axis: NSLayoutConstraint.Axis, size: CGSize
    ) {
        #expect(LateRow(axis).fittingSize == size)
    }

    @Test func `What a view adds while it is laid out is laid out at once`() {
        let row = LateRow(.vertical)
        root.addSubview(row)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            row.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(row.frame == CGRect(x: 0, y: 0, width: 116, height: 90))
        #expect(row.subviews[0].subviews.map(\.frame.minY) == [0, 30])
    }

    @Test func `A centred view keeps the size of its content`() {
        let view = Block(40, 20)
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: 10),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 80, y: 50, width: 40, height: 20))
    }

    @Test func `An inequality holds where the content would break it, and the weaker rule gives way`() {
        let view = Block(300, 20)
        root.addSubview(view)
        let wish = view.widthAnchor.constraint(equalToConstant: 150)
        wish.priority = .defaultHigh
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor),
            view.widthAnchor.constraint(lessThanOrEqualToConstant: 120), wish,
        ])
        root.layoutIfNeeded()
        #expect(view.frame.width == 120)
    }

    @Test func `A required length goes before a content that must not shrink`() {
        let view = Block(25, 24)
        view.setContentCompressionResistancePriority(.required, for: .horizontal)
        view.widthAnchor.constraint(equalToConstant: 16).isActive = true
        #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 16)
    }

    @Test func `No view is less than empty`() {
        let (start, end) = (Block(-1, -1), Block(-1, -1))
        let row = UIStackView(arrangedSubviews: [start, Block(60, 20), end])
        let button = UIView()
        button.addSubview(row)
        row.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            start.widthAnchor.constraint(equalTo: end.widthAnchor),
            row.leadingAnchor.constraint(equalTo: button.leadingAnchor, constant: 16),
            row.centerXAnchor.constraint(equalTo: button.centerXAnchor),
            button.widthAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
        #expect(button.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 92)
    }

    @Test func `A view whose place nothing decides begins where the view around does`() {
        let (outer, inner) = (Block(-1, -1), Block(10, 10))
        outer.addSubview(inner)
        root.addSubview(outer)
        NSLayoutConstraint.activate([
            outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
            outer.widthAnchor.constraint(equalTo: inner.widthAnchor),
        ])
        root.layoutIfNeeded()
        #expect(outer.frame == CGRect(x: 30, y: 0, width: 10, height: 0))
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test func `A stack has no margins unless they are set`() {
        let stack = UIStackView(arrangedSubviews: [Block(40, 10)])
        stack.isLayoutMarginsRelativeArrangement = true
        #expect(
            stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 40, height: 10)
        )
    }

    @Test func `A stack of a required height shrinks a content that must not shrink`() {
        let image = Block(20, 20)
        image.setContentCompressionResistancePriority(.required, for: .vertical)
        image.widthAnchor.constraint(equalTo: image.heightAnchor).isActive = true
        let margins = [Block(-1, -1), Block(-1, -1)]
        for margin in margins { margin.heightAnchor.constraint(equalToConstant: 4).isActive = true }
        let stack = UIStackView(arrangedSubviews: [margins[0], image, margins[1]])
        stack.axis = .vertical
        stack.heightAnchor.constraint(equalToConstant: 20).isActive = true
        #expect(
            stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 12, height: 20)
        )
    }

    @Test func `The centre of a scroll view is its own, and not its content's`() {
        let scroll = UIScrollView()
        let row = Block(240, 20)
        scroll.addSubview(row)
        let center = row.centerXAnchor.constraint(equalTo: scroll.centerXAnchor)
        center.priority = .defaultHigh
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 4),
            row.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -4), center,
        ])
        #expect(scroll.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 248)
    }

    @Test func `A priority is raised and lowered by a number`() {
        var priority = UILayoutPriority.required - 1
        #expect(priority.rawValue == 999)
        priority += 1
        #expect(priority == .required)
        priority -= 250
        #expect(priority == .defaultHigh)
        #expect(UILayoutPriority.defaultLow + 1 > .defaultLow)
    }

    @Test func `The view that hugs less fills a row`() {
        let (first, second) = (Block(30, 10), Block(30, 20))
        first.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        let stack = UIStackView(arrangedSubviews: [first, second])
        stack.spacing = 10
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        stack.layoutIfNeeded()
        #expect(first.frame == CGRect(x: 0, y: 0, width: 30, height: 50))
        #expect(second.frame == CGRect(x: 40, y: 0, width: 160, height: 50))
    }

    @Test(arguments: [
        (UIStackView.Distribution.fillEqually, [0.0, 100.0]), (.equalSpacing, [0, 160]),
    ])
    func `A row's distribution decides where its views begin`(
        distribution: UIStackView.Distribution, starts: [CGFloat]
    ) {
        let views = [Block(40, 10), Block(40, 20)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.distribution = distribution
        stack.alignment = .center
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == starts)
        #expect(views.map(\.frame.minY) == [20, 15])
    }

    @Test func `A column is as large as its views, with margins and distances`() {
        let hidden = Block(500, 500)
        hidden.isHidden = true
        let stack = UIStackView(arrangedSubviews: [Block(40, 10), hidden, Block(60, 20)])
        stack.axis = .vertical
        stack.spacing = 6
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(
            stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 66, height: 40)
        )
    }

    @Test func `A mask keeps distances and stretches sizes`() {
        let view = UIView(frame: CGRect(x: 10, y: 10, width: 180, height: 30))
        view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        root.addSubview(view)
        root.frame.size = CGSize(width: 300, height: 160)
        #expect(view.frame == CGRect(x: 10, y: 70, width: 280, height: 30))
    }

    @Test func `A deactivated constraint counts no more`() {
        let view = Block(10, 10)
        root.addSubview(view)
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        width.isActive = true
        width.isActive = false
        root.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 10, height: 10))
        #expect(view.constraints.isEmpty)
    }

    @Test(arguments: [{ UITextView() }, { UIImageView() }, { UIScrollView() }] as [@MainActor () -> UIView])
    func `A view that has no size of its own takes the room that constraints give it`(
        make: @MainActor () -> UIView
    ) {
        let view = make()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor),
            view.rightAnchor.constraint(equalTo: root.rightAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == root.bounds)
        #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    }

    /// A label with a margin, in the way that apps write it.
    private final class MarginLabel: UILabel {
        override var intrinsicContentSize: CGSize {
            let size = super.intrinsicContentSize
            return CGSize(width: size.width + 16, height: size.height + 8)
        }

        override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    }

    @Test func `A subclass adds to the size of its content, also where the text wraps`() {
        let text = "A text of several words that wraps"
        let (plain, wide) = (UILabel(), MarginLabel())
        for label in [plain, wide] {
            label.text = text
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(label)
            label.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
            label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            label.widthAnchor.constraint(equalToConstant: 90).isActive = true
        }
        root.layoutIfNeeded()
        #expect(plain.frame.height > 40)
        #expect(wide.frame.height == plain.frame.height + 8)
        #expect(wide.sizeThatFits(.zero).height == UILabel.lineHeight(of: text) + 8)
    }
}

extension UILabel {
    fileprivate static func lineHeight(of text: String) -> CGFloat {
        let label = UILabel()
        label.text = text
        return label.intrinsicContentSize.height
    }
}
