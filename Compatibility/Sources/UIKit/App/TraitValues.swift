import Foundation
import Vitrine

/// What a collection of traits says.
struct TraitValues: UIMutableTraits, Hashable, Sendable {
    var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
    var accessibilityContrast = UIAccessibilityContrast.unspecified
    var legibilityWeight = UILegibilityWeight.unspecified
    var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    var displayGamut = UIDisplayGamut.unspecified
    var forceTouchCapability = UIForceTouchCapability.unknown
    var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    /// Device pixels per point; 0 where nothing is said.
    var displayScale: CGFloat = 0
    /// The traits that the app has defined.
    var custom = CustomTraits()

    init() {}

    init(_ environment: EnvironmentValues) {
        userInterfaceIdiom = .phone
        userInterfaceStyle = UIUserInterfaceStyle(environment.colorScheme)
        userInterfaceLevel = .base
        activeAppearance = .active
        accessibilityContrast = UIAccessibilityContrast(environment.colorSchemeContrast)
        legibilityWeight = environment.legibilityWeight == .bold ? .bold : .regular
        horizontalSizeClass = environment.horizontalSizeClass == .regular ? .regular : .compact
        verticalSizeClass = environment.verticalSizeClass == .compact ? .compact : .regular
        layoutDirection = UITraitEnvironmentLayoutDirection(environment.layoutDirection)
        displayGamut = .SRGB
        forceTouchCapability = .unavailable
        displayScale = environment.displayScale
        preferredContentSizeCategory = UIContentSizeCategory(environment.dynamicTypeSize)
        custom = environment[CustomTraitsKey.self]
    }

    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { ofSystem(trait) as? Trait.Value ?? custom[trait] ?? Trait.defaultValue }
        set { custom[trait] = newValue }
    }

    /// Whether a trait is the same in both.
    func agrees(with other: TraitValues, on trait: UITrait) -> Bool {
        guard let value = ofSystem(trait) else { return custom.agrees(with: other.custom, on: trait) }
        return value == other.ofSystem(trait)
    }

    /// The value of a trait of the system's; nothing for those that an app has defined.
    private func ofSystem(_ trait: UITrait) -> AnyHashable? {
        switch ObjectIdentifier(trait) {
        case ObjectIdentifier(UITraitUserInterfaceIdiom.self): userInterfaceIdiom
        case ObjectIdentifier(UITraitUserInterfaceStyle.self): userInterfaceStyle
        case ObjectIdentifier(UITraitUserInterfaceLevel.self): userInterfaceLevel
        case ObjectIdentifier(UITraitActiveAppearance.self): activeAppearance
        case ObjectIdentifier(UITraitAccessibilityContrast.self): accessibilityContrast
        case ObjectIdentifier(UITraitLegibilityWeight.self): legibilityWeight
        case ObjectIdentifier(UITraitHorizontalSizeClass.self): horizontalSizeClass
        case ObjectIdentifier(UITraitVerticalSizeClass.self): verticalSizeClass
        case ObjectIdentifier(UITraitLayoutDirection.self): layoutDirection
        case ObjectIdentifier(UITraitDisplayScale.self): displayScale
        case ObjectIdentifier(UITraitDisplayGamut.self): displayGamut
        case ObjectIdentifier(UITraitForceTouchCapability.self): forceTouchCapability
        case ObjectIdentifier(UITraitPreferredContentSizeCategory.self): preferredContentSizeCategory
        default: nil
        }
    }

    func changed(by mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        // A caller may put traits of its own type there, which say nothing here.
        return traits as? TraitValues ?? self
    }

    func overridden(by later: TraitValues) -> TraitValues {
        var result = self
        func take<Value: Equatable>(_ trait: WritableKeyPath<TraitValues, Value>, unless unspecified: Value) {
            if later[keyPath: trait] != unspecified { result[keyPath: trait] = later[keyPath: trait] }
        }
        take(\.userInterfaceIdiom, unless: .unspecified)
        take(\.userInterfaceStyle, unless: .unspecified)
        take(\.userInterfaceLevel, unless: .unspecified)
        take(\.activeAppearance, unless: .unspecified)
        take(\.accessibilityContrast, unless: .unspecified)
        take(\.legibilityWeight, unless: .unspecified)
        take(\.horizontalSizeClass, unless: .unspecified)
        take(\.verticalSizeClass, unless: .unspecified)
        take(\.layoutDirection, unless: .unspecified)
        take(\.displayGamut, unless: .unspecified)
        take(\.forceTouchCapability, unless: .unknown)
        take(\.preferredContentSizeCategory, unless: .unspecified)
        take(\.displayScale, unless: 0)
        result.custom = custom.overridden(by: later.custom)
        return result
    }

    func applied(to environment: EnvironmentValues) -> EnvironmentValues {
        var environment = environment
        if let colorScheme = ColorScheme(userInterfaceStyle) { environment.colorScheme = colorScheme }
        if let contrast = ColorSchemeContrast(accessibilityContrast) {
            environment.colorSchemeContrast = contrast
        }
        if let weight = LegibilityWeight(legibilityWeight) { environment.legibilityWeight = weight }
        if let sizeClass = UserInterfaceSizeClass(horizontalSizeClass) {
            environment.horizontalSizeClass = sizeClass
        }
        if let sizeClass = UserInterfaceSizeClass(verticalSizeClass) {
            environment.verticalSizeClass = sizeClass
        }
        if let direction = LayoutDirection(layoutDirection) { environment.layoutDirection = direction }
        if displayScale > 0 { environment.displayScale = displayScale }
        environment[CustomTraitsKey.self] = environment[CustomTraitsKey.self].overridden(by: custom)
        if preferredContentSizeCategory != .unspecified {
            environment.dynamicTypeSize = preferredContentSizeCategory.dynamicTypeSize
        }
        return environment
    }
}
