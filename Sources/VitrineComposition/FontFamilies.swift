package import VitrineViews

/// The families that stand for the system's designs.
public struct FontFamilies: Hashable, Sendable {
    public var `default`: String
    public var rounded: String?
    public var serif: String?
    public var monospaced: String?

    public init(
        default family: String, rounded: String? = nil, serif: String? = nil, monospaced: String? = nil
    ) {
        self.default = family
        self.rounded = rounded
        self.serif = serif
        self.monospaced = monospaced
    }

    package func family(for design: Font.Design) -> String? {
        switch design {
        case .default: self.default
        case .rounded: rounded
        case .serif: serif
        case .monospaced: monospaced
        }
    }
}
