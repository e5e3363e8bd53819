public import VitrineGeometry
public import VitrineViews

/// The circumstances under which a component is shown.
///
/// Modes are made of ``light`` by saying what is different: `.dark.rightToLeft`, `.light.dynamicTypeSize(
/// .accessibility3)`. A mode that names no name is called after its differences, `dark-rtl`, `ax3`.
public struct Mode: Hashable, Sendable {
    /// Points from edge to edge.
    public internal(set) var width = 375.0
    /// Points from edge to edge; only canvases of a whole device use it.
    public internal(set) var height = 812.0
    /// Device pixels per point.
    public internal(set) var scale = 2.0
    /// What views read as `\.colorScheme`; decides which appearance of assets and tokens is taken.
    public internal(set) var colorScheme = ColorScheme.light
    /// What views read as `\.colorSchemeContrast`, by which assets with another appearance are chosen.
    public internal(set) var contrast = ColorSchemeContrast.standard
    /// What views read as `\.layoutDirection`, whatever the language is.
    public internal(set) var layoutDirection = LayoutDirection.leftToRight
    /// The size that fonts of text styles and scaled metrics follow.
    public internal(set) var dynamicTypeSize = DynamicTypeSize.large
    /// A BCP 47 or ICU identifier such as `en_US`.
    public internal(set) var localeIdentifier = "en_US"
    /// How much the system covers along the edges of a canvas of a whole device.
    public internal(set) var safeArea = Insets.zero
    /// Which contexts of the design tokens' modifiers hold, by the modifiers' names, beside the colour scheme and the contrast.
    public internal(set) var tokenContexts: [String: String] = [:]
    /// What views read by `@Environment` beside all of this, such as an experiment.
    var environmentSettings: [EnvironmentSetting] = []
    /// What is kept of pictures in the mode; nothing for what their component says.
    public internal(set) var referenceKind: ReferenceKind?
    var givenName: String?

    private init() {}

    /// The default mode: 375 pt at two pixels a point, light, left to right, standard text, US English.
    ///
    /// Its snapshots have no `@mode` in their names.
    public static let light = Mode()
    /// The default mode on a dark background.
    public static let dark = light.dark
    /// The default mode from right to left.
    public static let rightToLeft = light.rightToLeft

    /// The same mode on a dark background.
    public var dark: Mode { with { $0.colorScheme = .dark } }
    /// The same mode from right to left, in the same language.
    public var rightToLeft: Mode { with { $0.layoutDirection = .rightToLeft } }
    /// The same mode with iOS's Increase Contrast.
    public var increasedContrast: Mode { with { $0.contrast = .increased } }

    /// Scales fonts of text styles as the system does for people who have chosen the size.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> Mode {
        with { $0.dynamicTypeSize = size }
    }

    /// Points from edge to edge; a height is needed for canvases of a whole device only.
    public func size(width: Double, height: Double = Mode.light.height) -> Mode {
        precondition(width > 0 && width.isFinite && height > 0 && height.isFinite, "a mode has a size")
        return with {
            $0.width = width
            $0.height = height
        }
    }

    /// Device pixels per point.
    public func scale(_ scale: Double) -> Mode {
        precondition(scale > 0 && scale.isFinite, "a mode has a positive scale")
        return with { $0.scale = scale }
    }

    /// How many points the system covers along the edges, such as a status bar; only canvases of a whole device use it.
    public func safeArea(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) -> Mode {
        let insets = Insets(top: top, left: left, bottom: bottom, right: right)
        precondition(
            [top, left, bottom, right].allSatisfy { $0 >= 0 && $0.isFinite },
            "what is covered is not negative")
        return with { $0.safeArea = insets }
    }

    /// The language of texts, numbers and dates.
    ///
    /// - Parameter identifier: BCP 47 or ICU, such as `de-AT` or `ar_EG`.
    public func locale(_ identifier: String) -> Mode {
        with { $0.localeIdentifier = identifier }
    }

    /// Lets a context of the design tokens hold, such as `.tokenContext("brand", "harbor")`.
    public func tokenContext(_ modifier: String, _ context: String) -> Mode {
        with { $0.tokenContexts[modifier] = context }
    }

    /// Puts a value into the environment, such as a version of the app that some see:
    /// `.environment(\.experiments, .priceFirst, named: "price-first")`.
    ///
    /// - Parameter name: what the mode is called for it.
    public func environment<Value: Hashable & Sendable>(
        _ keyPath: any WritableKeyPath<EnvironmentValues, Value> & Sendable, _ value: Value,
        named name: String
    ) -> Mode {
        let setting = EnvironmentSetting(keyPath, value, name: name)
        return with { mode in
            mode.environmentSettings.removeAll { $0.sets(keyPath) }
            mode.environmentSettings.append(setting)
        }
    }

    /// The same mode, of whose pictures something else is kept than their component says.
    public func references(_ kind: ReferenceKind) -> Mode {
        with { $0.referenceKind = kind }
    }

    /// The same mode under a name of your own, such as a device's.
    public func named(_ name: String) -> Mode {
        with { $0.givenName = name }
    }

    /// The same mode, under the same name, on the surface of a preview.
    func on(_ surface: PreviewSurface) -> Mode {
        switch surface {
        case .device(let screen): on(screen)
        case .modeOrStandard: hasStandardSize ? on(.standard) : self
        }
    }

    private var hasStandardSize: Bool { width == Self.light.width && height == Self.light.height }

    private func on(_ screen: Screen) -> Mode {
        with {
            $0.givenName = name
            $0.width = screen.width
            $0.height = screen.height
            $0.scale = screen.scale ?? scale
            $0.safeArea = screen.safeArea
        }
    }

    func with(_ change: (inout Mode) -> Void) -> Mode {
        var mode = self
        change(&mode)
        return mode
    }
}

extension Mode {
    /// The name that was given, or else the differences from the default mode; that one is called `light`.
    public var name: String {
        if let givenName { return givenName }
        let differences = differences
        return differences.isEmpty ? "light" : differences.joined(separator: "-")
    }

    /// Whether it is the mode that leaves no trace in names.
    public var isDefault: Bool { withoutReferenceKind == .light }

    /// What the mode shows and how it is called, whatever is kept of its pictures.
    var withoutReferenceKind: Mode { with { $0.referenceKind = nil } }

    /// What the environment holds beside the mode's own properties, by the names of the settings.
    package var environmentNames: [String] { environmentSettings.map(\.name) }

    private var differences: [String] {
        var names: [String] = []
        if width != Self.light.width { names.append(Self.text(of: width)) }
        if height != Self.light.height { names.append("\(Self.text(of: height))-high") }
        if scale != Self.light.scale { names.append("\(Self.text(of: scale))x") }
        if colorScheme == .dark { names.append("dark") }
        if contrast == .increased { names.append("contrast") }
        if layoutDirection == .rightToLeft { names.append("rtl") }
        if dynamicTypeSize != .large { names.append(Self.name(of: dynamicTypeSize)) }
        if localeIdentifier != Self.light.localeIdentifier { names.append(localeIdentifier) }
        names += tokenContexts.sorted { $0.key < $1.key }.map(\.value)
        names += environmentNames
        return names
    }

    private static func text(of number: Double) -> String {
        number == number.rounded() && number < 1e9 ? String(Int(number)) : String(number)
    }

    private static func name(of size: DynamicTypeSize) -> String {
        switch size {
        case .xSmall: "xs"
        case .small: "s"
        case .medium: "m"
        case .large: "l"
        case .xLarge: "xl"
        case .xxLarge: "xxl"
        case .xxxLarge: "xxxl"
        case .accessibility1: "ax1"
        case .accessibility2: "ax2"
        case .accessibility3: "ax3"
        case .accessibility4: "ax4"
        case .accessibility5: "ax5"
        }
    }
}
