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

    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any AnyObject.Type]
    ) -> Self { appearance() }
}

extension UIAppearance where Self: UIBarItem {
    public static func appearance() -> Self { Self() }

    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { appearance() }

    public static func appearance(for trait: UITraitCollection) -> Self { appearance() }

    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any AnyObject.Type]
    ) -> Self { appearance() }
}

/// The look of a bar.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
    /// What a bar lies on where no colour is set.
    enum Backdrop {
        case material, opaque, clear
    }

    open var backgroundColor: UIColor?
    open var backgroundEffect: UIBlurEffect?
    open var backgroundImage: UIImage?
    open var shadowColor: UIColor?
    open var shadowImage: UIImage?
    private(set) var backdrop: Backdrop?

    override public required init() {}

    public convenience init(idiom: UIUserInterfaceIdiom) {
        self.init()
    }

    public convenience init(barAppearance: UIBarAppearance) {
        self.init()
        take(barAppearance)
    }

    open func configureWithDefaultBackground() {
        (backdrop, backgroundColor) = (.material, nil)
    }

    open func configureWithOpaqueBackground() {
        (backdrop, backgroundColor) = (.opaque, nil)
    }

    open func configureWithTransparentBackground() {
        (backdrop, backgroundColor) = (.clear, nil)
    }

    open nonisolated func copy() -> Self { twin() }

    @_disfavoredOverload
    override open nonisolated func copy() -> Any { twin() }

    private nonisolated func twin() -> Self {
        // Appearances are the main actor's, as all of UIKit is.
        MainActor.assumeIsolated {
            let twin = Self()
            twin.take(self)
            return twin
        }
    }

    func take(_ other: UIBarAppearance) {
        backgroundColor = other.backgroundColor
        backgroundEffect = other.backgroundEffect
        backgroundImage = other.backgroundImage
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
        backdrop = other.backdrop
    }

    /// Whether anything has been said of the background.
    var hasBackdrop: Bool { backdrop != nil || backgroundColor != nil || backgroundImage != nil }
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

    open private(set) var backIndicatorImage: UIImage?

    open func setBackIndicatorImage(
        _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
    ) {
        self.backIndicatorImage = backIndicatorImage
    }

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
        subtitleTextAttributes = other.subtitleTextAttributes
        largeSubtitleTextAttributes = other.largeSubtitleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        buttonAppearance = other.buttonAppearance
        doneButtonAppearance = other.doneButtonAppearance
        prominentButtonAppearance = other.prominentButtonAppearance
        backButtonAppearance = other.backButtonAppearance
        backIndicatorImage = other.backIndicatorImage
    }
}

open class UIToolbarAppearance: UIBarAppearance {
    open var buttonAppearance = UIBarButtonItemAppearance()
}

open class UITabBarAppearance: UIBarAppearance {
    open var stackedLayoutAppearance = UITabBarItemAppearance()
    open var inlineLayoutAppearance = UITabBarItemAppearance()
    open var compactInlineLayoutAppearance = UITabBarItemAppearance()
    open var selectionIndicatorTintColor: UIColor?

    override func take(_ other: UIBarAppearance) {
        super.take(other)
        guard let other = other as? UITabBarAppearance else { return }
        stackedLayoutAppearance = other.stackedLayoutAppearance
        inlineLayoutAppearance = other.inlineLayoutAppearance
        compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
        selectionIndicatorTintColor = other.selectionIndicatorTintColor
    }
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
