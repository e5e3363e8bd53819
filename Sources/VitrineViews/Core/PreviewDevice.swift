/// The device that a preview is shown on, by its name: `iPhone SE (3rd generation)`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
    /// The device's name as Xcode's simulators have it.
    public let rawValue: String

    /// A device of this name; the catalogue fails for one that it does not know, with a `PreviewError`.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A device of this name, as ``init(rawValue:)``.
    public init(stringLiteral value: String) {
        self.init(rawValue: value)
    }
}
