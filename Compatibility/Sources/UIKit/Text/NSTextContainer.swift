public import Foundation

/// The room of a text's lines.
open class NSTextContainer: NSObject {
    open var lineFragmentPadding: CGFloat = 5
    /// 0 for as many lines as the text has.
    open var maximumNumberOfLines = 0
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    open var size: CGSize
    /// Kept and not gone around: lines have the container's whole width.
    open var exclusionPaths: [UIBezierPath] = []
    open var widthTracksTextView = true
    open var heightTracksTextView = false
    public internal(set) weak var layoutManager: NSLayoutManager?

    override public init() {
        size = .zero
    }

    public init(size: CGSize) {
        self.size = size
    }

    public required init?(coder: NSCoder) {
        size = .zero
    }

    /// How far the lines go, between the paddings; 0 and what is beyond all screens are no limit.
    var lineWidth: CGFloat? {
        size.width > 0 && size.width < 1e6 ? max(size.width - 2 * lineFragmentPadding, 0) : nil
    }
}
