public import Foundation
import Vitrine

/// The circumstances under which something is shown, as far as they are said; what is not is `unspecified`, a scale 0.
public final class UITraitCollection: NSObject, Sendable {
    private let traits: TraitValues

    init(_ traits: TraitValues) {
        self.traits = traits
    }

    convenience init(_ environment: EnvironmentValues) {
        self.init(TraitValues(environment))
    }

    /// Nothing is said.
    override public convenience init() {
        self.init(TraitValues())
    }

    /// What each of the collections says; of two that say the same trait the later counts.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.traits) })
    }

    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(TraitValues().changed(by: mutations))
    }

    /// These traits with some that are said anew.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(traits.changed(by: mutations))
    }

    /// The standard circumstances; those of a picture are in its views' environment.
    public static let current = UITraitCollection(EnvironmentValues())

    public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.userInterfaceIdiom }
    public var userInterfaceStyle: UIUserInterfaceStyle { traits.userInterfaceStyle }
    public var userInterfaceLevel: UIUserInterfaceLevel { traits.userInterfaceLevel }
    public var activeAppearance: UIUserInterfaceActiveAppearance { traits.activeAppearance }
    public var accessibilityContrast: UIAccessibilityContrast { traits.accessibilityContrast }
    public var legibilityWeight: UILegibilityWeight { traits.legibilityWeight }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontalSizeClass }
    public var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.layoutDirection }
    public var displayScale: CGFloat { traits.displayScale }
    public var displayGamut: UIDisplayGamut { traits.displayGamut }
    public var forceTouchCapability: UIForceTouchCapability { traits.forceTouchCapability }
    public var preferredContentSizeCategory: UIContentSizeCategory { traits.preferredContentSizeCategory }

    /// The value of a trait, one of the app's own most often.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { traits[trait] }

    /// Whether a trait is the same in both.
    func agrees(with other: UITraitCollection, on trait: UITrait) -> Bool {
        traits.agrees(with: other.traits, on: trait)
    }

    /// Whether everything that the other says is said here as well.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        return traits.overridden(by: trait.traits) == traits
    }

    /// Whether colours may come out otherwise than with the other traits.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let other = traitCollection else { return true }
        return userInterfaceStyle != other.userInterfaceStyle
            || userInterfaceLevel != other.userInterfaceLevel
            || accessibilityContrast != other.accessibilityContrast || displayGamut != other.displayGamut
            || userInterfaceIdiom != other.userInterfaceIdiom
    }

    override public func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection)?.traits == traits
    }

    override public var hash: Int { traits.hashValue }

    /// An environment in which what is said here holds.
    package func applied(to environment: EnvironmentValues) -> EnvironmentValues {
        traits.applied(to: environment)
    }
}

// One trait each; tests put them together.
extension UITraitCollection {
    private convenience init<Value>(_ trait: WritableKeyPath<TraitValues, Value>, _ value: Value) {
        var traits = TraitValues()
        traits[keyPath: trait] = value
        self.init(traits)
    }

    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init(\.userInterfaceIdiom, idiom)
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(\.userInterfaceStyle, userInterfaceStyle)
    }

    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init(\.userInterfaceLevel, userInterfaceLevel)
    }

    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init(\.activeAppearance, activeAppearance)
    }

    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init(\.accessibilityContrast, accessibilityContrast)
    }

    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init(\.legibilityWeight, legibilityWeight)
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.horizontalSizeClass, horizontalSizeClass)
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(\.verticalSizeClass, verticalSizeClass)
    }

    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(\.layoutDirection, layoutDirection)
    }

    public convenience init(displayScale scale: CGFloat) {
        self.init(\.displayScale, scale)
    }

    public convenience init(displayGamut: UIDisplayGamut) {
        self.init(\.displayGamut, displayGamut)
    }

    public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
        self.init(\.forceTouchCapability, capability)
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(\.preferredContentSizeCategory, preferredContentSizeCategory)
    }
}
