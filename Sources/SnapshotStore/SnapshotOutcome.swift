public import CatalogKit
public import Geometry
public import ImageComparison

/// What checking a snapshot came to.
public enum SnapshotOutcome: Equatable, Sendable {
    case matched
    case differs(SnapshotDifference)
    case missingReference
    /// A picture or its sidecar cannot be read, or they do not belong together.
    case unreadableReference(reason: String)
    case failedToRender(reason: String)
    /// The component is the same, but what draws it is not.
    case environmentChanged(SnapshotDifference)

    /// Whether the component looks as approved.
    public var isMatch: Bool {
        switch self {
        case .matched: true
        case .differs, .missingReference, .unreadableReference, .failedToRender, .environmentChanged: false
        }
    }

    /// What reports call it.
    public var name: String {
        switch self {
        case .matched: "matched"
        case .differs: "differs"
        case .missingReference: "missing reference"
        case .unreadableReference: "unreadable reference"
        case .failedToRender: "failed to render"
        case .environmentChanged: "environment changed"
        }
    }
}

/// In what a snapshot differs from its reference.
public struct SnapshotDifference: Equatable, Sendable {
    public var explanation: Explanation
    public var differingPixels: Int
    /// How many of them are further apart than the distances in ``toleratedDistances``.
    public var distantPixels: [Int]
    public var regions: [PixelRegion]
    public var referenceSize: PixelSize
    public var actualSize: PixelSize

    /// Colour distances at which pixels are counted again: barely visible ones, and clearly visible ones.
    ///
    /// The distance is ``ComparisonMode/colorDistance(maximum:)``'s, 442 between black and white.
    public static let toleratedDistances = [16.0, 64.0]

    /// What is different about the environment, see ``Fingerprint/changes(to:)``.
    public var environmentChanges: [String]
}

/// A snapshot with what checking it came to.
public struct SnapshotResult: Sendable {
    public var id: SnapshotID
    public var componentName: String
    public var variantName: String
    public var modeName: String
    /// Where the variant is declared.
    public var place: SourcePlace
    public var outcome: SnapshotOutcome
    /// What the renderer noticed, one sentence each.
    public var findings: [String]
}
