public import RunRecords
public import VitrineRendering

/// The composition of a snapshot, with the two values by which its reference is up to date or not.
public struct ComposedSnapshot: Sendable {
    public let composition: Composition
    /// ``VitrineRendering/Composition/compositionHash``, made once.
    public let compositionHash: String
    public let fingerprint: Fingerprint

    public init(_ composition: Composition, compositionHash: String, fingerprint: Fingerprint) {
        self.composition = composition
        self.compositionHash = compositionHash
        self.fingerprint = fingerprint
    }

    package init(_ composition: Composition, in environment: RenderingEnvironment) throws {
        self.init(
            composition, compositionHash: composition.compositionHash,
            fingerprint: try environment.fingerprint(using: composition.faces))
    }

    /// What was noticed, one sentence each.
    public var findings: [SnapshotReason] {
        composition.findings.map { SnapshotReason(text: $0.description, element: $0.element) }
    }

    /// What keeps the picture from being recorded, such as a letter that no font has; nothing as a rule.
    public var obstacle: String? {
        composition.findings.first { finding in
            if case .missingGlyphs = finding { true } else { false }
        }?.description
    }
}
