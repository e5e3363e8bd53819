public import Foundation

extension Font.Resolved {
    public var pointSize: CGFloat { CGFloat(size) }

    /// Whether the weight is semibold or heavier.
    public var isBold: Bool { weight.value >= Font.Weight.semibold.value }

    public var isMonospaced: Bool { design == .monospaced }

    /// Always ``Font/Width/standard``: the declared fonts have one width.
    public var width: Font.Width { .standard }

    public var isLowercaseSmallCaps: Bool { smallCapitals.contains(.lowercase) }

    public var isUppercaseSmallCaps: Bool { smallCapitals.contains(.uppercase) }

    public var isSmallCaps: Bool { smallCapitals == .all }
}
