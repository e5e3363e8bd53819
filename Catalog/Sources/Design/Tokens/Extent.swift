import Vitrine

/// The sizes of things in points, where their content does not decide.
public enum Extent {
    public static let hairline: CGFloat = 1
    public static let actionHeight: CGFloat = 48
    public static let searchHeight: CGFloat = 44
    public static let spinner: CGFloat = 18
    /// The box of a checkbox, the ring of a radio button.
    public static let box: CGFloat = 22
    public static let countBadge: CGFloat = 17
    public static let dot: CGFloat = 7
    /// A navigation bar, and one with a large title.
    public static let bar: CGFloat = 44
    public static let largeBar: CGFloat = 56
    /// A tab bar, and one on a phone that lies on its side.
    public static let tabBar: CGFloat = 49
    public static let lowTabBar: CGFloat = 36
    /// What a sheet is held by.
    public static let handle = CGSize(width: 36, height: 5)
    public static let progress: CGFloat = 6
    /// The least width of a thing for sale in a grid, which has two of them side by side on the smallest phone.
    public static let gridCard: CGFloat = 136
    /// The same where text is as large as only accessibility settings make it.
    public static let largeGridCard: CGFloat = 280
    /// A thing for sale among others that stand side by side.
    public static let carouselCard: CGFloat = 156
    /// The same where text is as large as can be, on the smallest phone.
    public static let widestCard: CGFloat = 264
    public static let category: CGFloat = 92
    public static let widestCategory: CGFloat = 112
    public static let cartPhoto: CGFloat = 84
    public static let hero: CGFloat = 220
    /// A picture above the words of an ad, and on wide screens.
    public static let adPhoto: CGFloat = 180
    public static let wideAdPhoto: CGFloat = 280
    public static let articlePhoto: CGFloat = 92
    /// The width of a few words in the middle of a page, in the standard text size.
    public static let message: CGFloat = 300
    /// A button beside a price on large screens.
    public static let wideButton: CGFloat = 320
    /// The readable width of a column on large screens.
    public static let column: CGFloat = 744
    public static let thumbnail: CGFloat = 48
    public static let couponPhoto: CGFloat = 104
    public static let couponStrip: CGFloat = 128
    /// A single picture above large text, or several on a wide screen.
    public static let couponBanner: CGFloat = 200
    public static let switchTrack = CGSize(width: 50, height: 30)
    public static let switchKnob: CGFloat = 26
    /// The least width of a number that changes under the finger.
    public static let counter: CGFloat = 28
    /// The least width of a symbol with its name.
    public static let symbolCell: CGFloat = 92
}
