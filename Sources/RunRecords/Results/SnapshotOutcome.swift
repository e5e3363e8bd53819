public import VitrineExplanations
public import VitrineGeometry
public import VitrineImageComparison

/// The result of checking a snapshot.
public enum SnapshotOutcome: Equatable, Sendable {
    case matched
    case differs(SnapshotDifference)
    case missingReference
    /// A picture or its sidecar cannot be read, or they do not belong together.
    case unreadableReference(reason: SnapshotReason)
    case failedToRender(reason: SnapshotReason)
    /// The component is the same, but what draws it is not.
    case environmentChanged(SnapshotDifference)

    /// Whether the component looks as approved.
    public var isMatch: Bool {
        switch self {
        case .matched: true
        case .differs, .missingReference, .unreadableReference, .failedToRender, .environmentChanged: false
        }
    }

    /// In what the snapshot differs from its reference, if both could be had.
    public var difference: SnapshotDifference? {
        switch self {
        case .differs(let difference), .environmentChanged(let difference): difference
        case .matched, .missingReference, .unreadableReference, .failedToRender: nil
        }
    }

    /// Why there is nothing to compare.
    public var reason: SnapshotReason? {
        switch self {
        case .unreadableReference(let reason), .failedToRender(let reason): reason
        case .matched, .differs, .missingReference, .environmentChanged: nil
        }
    }
}

/// In what a snapshot differs from its reference.
public struct SnapshotDifference: Equatable, Sendable {
    public var explanation: ExplanationSummary
    public var pictures: PictureComparison
    /// What is different about the environment, see ``Fingerprint/changes(to:)``.
    public var environmentChanges: [String]
    /// Whether the reference was drawn again in today's environment, so that the explanation holds only what the component did.
    public var isAgainstRedrawnReference: Bool
    /// Device pixels per point of both pictures; nothing in the records of runs that did not note it.
    public var scale: Double?

    public init(
        explanation: ExplanationSummary, pictures: PictureComparison, environmentChanges: [String] = [],
        isAgainstRedrawnReference: Bool = false, scale: Double? = nil
    ) {
        self.explanation = explanation
        self.pictures = pictures
        self.environmentChanges = environmentChanges
        self.isAgainstRedrawnReference = isAgainstRedrawnReference
        self.scale = scale
    }

    /// In which pixels the pictures differ; nothing where there is no picture of the reference.
    public var pixels: PixelDifference? {
        switch pictures {
        case .compared(let pixels): pixels
        case .noReference: nil
        }
    }

    /// Whether the pictures are equal, and assistive technology finds something else.
    public var isOfWords: Bool { pixels?.isNone == true && environmentChanges.isEmpty }
}

/// The result of comparing a fresh picture with the reference's.
public enum PictureComparison: Equatable, Sendable {
    case compared(PixelDifference)
    /// The reference is a sidecar alone, of which its picture cannot be drawn again.
    case noReference(reason: String)
}

/// In which pixels a picture differs from its reference.
public struct PixelDifference: Equatable, Sendable {
    /// How many pixels are different.
    public var count: Int
    /// How many of them are further apart than the distances in ``toleratedDistances``.
    public var distant: [Int]
    public var regions: [PixelRegion]
    public var referenceSize: PixelSize
    public var actualSize: PixelSize

    public init(
        count: Int, distant: [Int], regions: [PixelRegion], referenceSize: PixelSize, actualSize: PixelSize
    ) {
        self.count = count
        self.distant = distant
        self.regions = regions
        self.referenceSize = referenceSize
        self.actualSize = actualSize
    }

    /// The difference of two equal pictures.
    public init(noneIn size: PixelSize) {
        self.init(
            count: 0, distant: Self.toleratedDistances.map { _ in 0 }, regions: [], referenceSize: size,
            actualSize: size)
    }

    /// Whether the pictures are equal.
    public var isNone: Bool { count == 0 && referenceSize == actualSize }

    /// Colour distances at which pixels are counted again: barely visible ones, and clearly visible ones.
    ///
    /// The distance is ``ComparisonMode/colorDistance(maximum:)``'s, 442 between black and white.
    public static let toleratedDistances = [16.0, 64.0]
}
