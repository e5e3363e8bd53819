extension GraphicsContext {
    public typealias BlendMode = VitrineViews.BlendMode

    /// How a gradient goes on beyond its ends.
    public nonisolated struct GradientOptions: OptionSet, Sendable {
        /// It begins anew.
        public static let `repeat` = GradientOptions(rawValue: 1)
        /// It goes back and forth.
        public static let mirror = GradientOptions(rawValue: 2)
        /// Without effect: colours change evenly in their own space.
        public static let linearColor = GradientOptions(rawValue: 4)

        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }
    }

    /// How a filter computes; without effect.
    public nonisolated struct FilterOptions: OptionSet, Sendable {
        public static let linearColor = FilterOptions(rawValue: 1)

        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }
    }

    /// How a blur treats its edges; without effect.
    public nonisolated struct BlurOptions: OptionSet, Sendable {
        public static let opaque = BlurOptions(rawValue: 1)
        public static let dithersResult = BlurOptions(rawValue: 2)

        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }
    }

    /// How a shadow lies to what casts it.
    public nonisolated struct ShadowOptions: OptionSet, Sendable {
        public static let shadowAbove = ShadowOptions(rawValue: 1)
        public static let shadowOnly = ShadowOptions(rawValue: 2)
        public static let invertsAlpha = ShadowOptions(rawValue: 4)
        public static let disablesGroup = ShadowOptions(rawValue: 8)

        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }
    }

    /// What a clip keeps.
    public nonisolated struct ClipOptions: OptionSet, Sendable {
        /// What lies outside.
        public static let inverse = ClipOptions(rawValue: 1)

        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }
    }
}
