public import Foundation
public import Vitrine

public struct UIEdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    public static let zero = UIEdgeInsets()
}

/// A side or a corner of a rectangle.
public struct NSRectAlignment: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let none = NSRectAlignment(rawValue: 0)
    public static let top = NSRectAlignment(rawValue: 1)
    public static let topLeading = NSRectAlignment(rawValue: 2)
    public static let leading = NSRectAlignment(rawValue: 3)
    public static let bottomLeading = NSRectAlignment(rawValue: 4)
    public static let bottom = NSRectAlignment(rawValue: 5)
    public static let bottomTrailing = NSRectAlignment(rawValue: 6)
    public static let trailing = NSRectAlignment(rawValue: 7)
    public static let topTrailing = NSRectAlignment(rawValue: 8)
}

public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    public var top: CGFloat
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }

    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    public static let zero = NSDirectionalEdgeInsets()
}

extension NSDirectionalEdgeInsets {
    public init(_ insets: EdgeInsets) {
        self.init(
            top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
}

extension UIEdgeInsets {
    /// Insets of the view language as those of a view.
    @MainActor
    init(_ insets: EdgeInsets, of view: UIView) {
        let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        self.init(
            top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isRightToLeft ? insets.leading : insets.trailing)
    }
}

extension EdgeInsets {
    init(_ insets: UIEdgeInsets, isRightToLeft: Bool = false) {
        let (left, right) = (insets.left, insets.right)
        self.init(
            top: insets.top, leading: isRightToLeft ? right : left, bottom: insets.bottom,
            trailing: isRightToLeft ? left : right)
    }

    public init(_ insets: NSDirectionalEdgeInsets) {
        self.init(
            top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
}

extension CGRect {
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom)
    }
}
