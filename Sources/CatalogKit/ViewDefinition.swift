public import VitrineViews

/// Says what a component is called and which examples of it there are.
///
/// ```swift
/// enum CouponCard_Definition: ViewDefinition {
///     static var contentVariants: ContentVariants {
///         CouponCard(coupon: .Previews.shopCoupon).named("Shop coupon")
///         CouponCard(coupon: .Previews.longTitle).named("Long title")
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol ViewDefinition {
    /// The examples; throwing fails the component and leaves the rest of the catalogue alone.
    @ContentVariantsBuilder static var contentVariants: ContentVariants { get throws }

    /// What people call the component; `Coupon card` for a type `CouponCard_Definition`.
    static var componentName: String { get }

    /// Among which others the component stands on the site, `Buttons` or `Checkout/Payment`; by default those of the folder that
    /// its source lies in.
    static var group: String? { get }

    /// What the component is found by on the site besides, such as `experimental` or a team's name.
    static var tags: [String] { get }

    /// Where variants are shown that say nothing themselves.
    static var canvas: SnapshotCanvas { get }

    /// How variants are shown that say nothing themselves; the catalogue's modes by default.
    static var modes: ModeSelection { get }

    /// How far pictures of the component may be from their references; not at all by default.
    static var snapshotTolerance: SnapshotTolerance { get }

    /// What is kept of the component's approved pictures, where modes say nothing else; all by default.
    static var references: ReferenceKind { get }
}

extension ViewDefinition {
    /// The words of the type's name without `_Definition` or `Definition`, in lower case after the first.
    public static var componentName: String {
        ComponentName.ofDefinition(named: String(describing: Self.self))
    }
    /// None: the folder of the source decides.
    public static var group: String? { nil }
    /// No tags.
    public static var tags: [String] { [] }
    /// As wide as the mode and as high as the component, with the standard margin of 16 points.
    public static var canvas: SnapshotCanvas { .modeWidth }
    /// The catalogue's modes.
    public static var modes: ModeSelection { .inherited }
    /// No tolerance: every pixel counts.
    public static var snapshotTolerance: SnapshotTolerance { .none }
    /// Pictures are kept with their sidecars.
    public static var references: ReferenceKind { .pictures }
}
