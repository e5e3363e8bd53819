public import Foundation

extension UICalendarView {
    public enum DecorationSize: Int, Sendable {
        case small, medium, large
    }

    /// What stands below a day. Not drawn, which is a finding of the calendar.
    open class Decoration: NSObject {
        override public init() {}

        public init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {}

        public init(customViewProvider: @escaping () -> UIView) {}

        open class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration()
        }

        open class func image(_ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium)
            -> Decoration
        {
            Decoration(image: image, color: color, size: size)
        }

        open class func customView(_ provider: @escaping () -> UIView) -> Decoration {
            Decoration(customViewProvider: provider)
        }
    }
}
