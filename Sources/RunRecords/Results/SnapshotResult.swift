public import CatalogKit
import VitrineExplanations
import VitrineJSONValues
public import VitrineViews

/// A snapshot with the outcome of its check.
public struct SnapshotResult: Equatable, Sendable {
    public var id: SnapshotID
    public var componentName: String
    public var variantName: String
    /// The step of a scenario.
    public var stepName: String?
    public var modeName: String
    /// Where the variant is declared, or the picture of the step is taken.
    public var place: SourcePlace
    public var outcome: SnapshotOutcome
    /// What the renderer noticed, one sentence each.
    public var findings: [SnapshotReason]
    /// Tells the state of the reference that was looked at from every other.
    public var referenceState: String
    /// The tolerances that were granted, if the pictures are not equal, with what was used of them.
    public var tolerances: [ToleranceUse] = []
    /// The stale reference that has the pixels of this missing one.
    public var renamedFrom: SnapshotID?
    /// Whether the fresh picture was made the reference after it was compared.
    public var isRecorded = false
    /// The hashes of the picture files that were kept, as far as there are such files.
    public var actualHash: String?
    public var differenceHash: String?
    /// What is kept of the picture when it is approved.
    public var references = ReferenceKind.pictures
    /// The hash of the file of the reference's picture, where that was drawn again of its sidecar.
    public var redrawnReferenceHash: String?
    /// The hash of the sidecar that was kept with the fresh picture.
    public var actualSidecarHash: String?
    /// Where in a file of the catalogue the cause of a failure to render is, if it is in one; the reason begins with it.
    public var causePlace: FilePlace?

    /// The component, the variant in quotation marks, the step if it is one, and the mode, as people read them.
    public var title: String {
        [componentName, "'\(variantName)'", stepName, modeName].compactMap(\.self).joined(separator: ", ")
    }

    /// The hash of the reference's picture file; nothing where there is none.
    public var referenceHash: String? {
        // Of a reference that is missing or cannot be read the state begins with no hash.
        let hash = String(referenceState.prefix { $0 != " " })
        return Document.isHash(hash) ? hash : nil
    }

    /// Whether a picture of the reference is there to be shown: its own, or the one that was drawn again of its sidecar.
    var hasReferencePicture: Bool {
        if case .noReference? = outcome.difference?.pictures { return false }
        return redrawnReferenceHash ?? referenceHash != nil
    }

    package init(
        _ snapshot: Snapshot, _ outcome: SnapshotOutcome, findings: [SnapshotReason],
        referenceState: String = ""
    ) {
        self.id = snapshot.id
        self.componentName = snapshot.componentName
        self.variantName = snapshot.variantName
        self.stepName = snapshot.stepName
        self.modeName = snapshot.mode.name
        self.place = snapshot.place
        self.outcome = outcome
        self.findings = findings
        self.referenceState = referenceState
    }

    package init(
        id: SnapshotID, names: (component: String, variant: String, mode: String), place: SourcePlace,
        outcome: SnapshotOutcome, referenceState: String
    ) {
        self.id = id
        self.componentName = names.component
        self.variantName = names.variant
        self.modeName = names.mode
        self.place = place
        self.outcome = outcome
        self.findings = []
        self.referenceState = referenceState
    }
}

/// A tolerance that an element was granted, with what of it was needed for the snapshot to match.
public struct ToleranceUse: Equatable, Sendable {
    /// The element's id.
    public var element: String
    public var granted: Tolerance
    public var used: Tolerance

    public init(element: String, granted: Tolerance, used: Tolerance) {
        self.element = element
        self.granted = granted
        self.used = used
    }

    public enum Tolerance: Equatable, Sendable {
        /// Points that edges may lie elsewhere, and the distance of colours.
        case within(position: Double, color: Double)
        /// The content is not compared at all.
        case masked
    }
}

extension ToleranceUse: CustomStringConvertible {
    /// Such as "`Card/Chart` within 0.5 pt and colour distance 12 (granted 1 pt and 16)".
    public var description: String {
        switch (used, granted) {
        case (.within(let position, let color), .within(let maximum, let maximumColor)):
            "`\(element)` within \(ValueWords.decimal(position)) pt and color distance "
                + "\(ValueWords.decimal(color)) (granted \(ValueWords.decimal(maximum)) pt and "
                + "\(ValueWords.decimal(maximumColor)))"
        case (.masked, _), (_, .masked): "`\(element)` masked"
        }
    }
}
