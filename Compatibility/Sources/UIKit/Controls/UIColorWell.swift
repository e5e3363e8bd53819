public import Foundation

/// A button that shows a color and lets one choose another; drawn as a circle of the color.
open class UIColorWell: UIControl {
    open var title: String?
    open var supportsAlpha = true
    open var selectedColor: UIColor? {
        didSet { backgroundColor = selectedColor }
    }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        layer.cornerRadius = 14
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override open var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
}
