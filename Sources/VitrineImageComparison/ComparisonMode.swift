/// When two pixels count as different.
public enum ComparisonMode: Equatable, Sendable {
    /// When any component differs.
    case exact

    /// As pixelmatch 7.2.0 decides it, which forgives faint changes and anti-aliased edges.
    case pixelmatch(PixelmatchOptions)

    /// When they are further apart than this.
    ///
    /// The distance is Euclidean over red, green and blue, multiplied by alpha, and alpha, each 0…255:
    /// 0 for equal pixels, 441.7 between opaque black and white, at most 510.
    case colorDistance(maximum: Double)
}

/// The options of pixelmatch that decide which pixels are different.
public struct PixelmatchOptions: Equatable, Sendable {
    /// How far apart colours may be, 0…1; pixelmatch's default is 0.1.
    public var threshold: Double

    /// Whether pixels that look like the edge of a shape count as well.
    public var includesAntiAliased: Bool

    /// What translucent pixels are put on before they are compared.
    public var backdrop: Backdrop

    public enum Backdrop: Sendable {
        /// pixelmatch's default: a pattern, so that translucent colours do not vanish on white.
        case checkerboard
        case white
    }

    public init(
        threshold: Double = 0.1, includesAntiAliased: Bool = false, backdrop: Backdrop = .checkerboard
    ) {
        self.threshold = threshold
        self.includesAntiAliased = includesAntiAliased
        self.backdrop = backdrop
    }
}
