import CoreGraphics
public import Foundation

public struct UIOffset: Hashable, Sendable {
    public var horizontal: CGFloat
    public var vertical: CGFloat

    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    public static let zero = UIOffset()
}

/// How all views of a class would look: what is set is taken and shows nothing.
@MainActor @preconcurrency
public protocol UIAppearance: UIAppearanceContainer {}

/// What views of a class would look like inside of.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: AnyObject {}

extension UIViewController: UIAppearanceContainer {}

extension UIAppearance where Self: UIView {
    public static func appearance() -> Self {
        guard let view = Self(coder: NSCoder()) else {
            preconditionFailure("\(Self.self) has no appearance: it cannot be made from an archive")
        }
        return view
    }

    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { appearance() }

    public static func appearance(for trait: UITraitCollection) -> Self { appearance() }
}

/// The look of a bar.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
    open var backgroundColor: UIColor?
    open var backgroundEffect: UIBlurEffect?
    open var backgroundImage: UIImage?
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?

    override public init() {}

    public init(idiom: UIUserInterfaceIdiom) {}

    public init(barAppearance: UIBarAppearance) {}

    open func configureWithDefaultBackground() {}

    open func configureWithOpaqueBackground() {}

    open func configureWithTransparentBackground() {}

    override open func copy() -> Any { self }
}

open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var buttonAppearance = UIBarButtonItemAppearance()
    open var doneButtonAppearance = UIBarButtonItemAppearance()
    open var prominentButtonAppearance = UIBarButtonItemAppearance()
    open var backButtonAppearance = UIBarButtonItemAppearance()

    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) {}
}

open class UIToolbarAppearance: UIBarAppearance {
    open var buttonAppearance = UIBarButtonItemAppearance()
}

open class UITabBarAppearance: UIBarAppearance {
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    open var selectionIndicatorTintColor: UIColor?
}

@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject {
    override public init() {}

    public init(style: UIBarButtonItem.Style) {}

    public let normal = UIBarItemStateAppearance()
    public let highlighted = UIBarItemStateAppearance()
    public let disabled = UIBarItemStateAppearance()
    public let focused = UIBarItemStateAppearance()
}

@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
    public let normal = UIBarItemStateAppearance()
    public let selected = UIBarItemStateAppearance()
    public let disabled = UIBarItemStateAppearance()
    public let focused = UIBarItemStateAppearance()
}

/// The look of an item in one of its states.
@MainActor @preconcurrency
open class UIBarItemStateAppearance: NSObject {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var titlePositionAdjustment = UIOffset.zero
    open var iconColor: UIColor?
    open var badgeBackgroundColor: UIColor?
}
