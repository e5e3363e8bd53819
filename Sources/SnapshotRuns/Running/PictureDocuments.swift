import RunRecords
import Synchronization
import VitrineHashing
public import VitrineRendering

/// Draws pictures as documents, each of them once.
package final class PictureDocuments: Sendable {
    private let formats: [DocumentFormat]
    private let isThere: @Sendable (_ name: String) throws -> Bool
    /// The names of those that were drawn, or are being drawn.
    private let begun = Mutex<Set<String>>([])

    /// Raised whenever the same drawing gives another document.
    private static let version = 1

    /// - Parameter isThere: whether a document of a name need not be drawn.
    package init(
        _ formats: [DocumentFormat], isThere: @escaping @Sendable (_ name: String) throws -> Bool
    ) {
        self.formats = formats
        self.isThere = isThere
    }

    /// The documents of what was composed, and what keeps others from being drawn, one sentence each.
    func draw(
        _ composed: ComposedSnapshot, with drawer: SnapshotDrawer
    ) throws -> (documents: [SnapshotDocument], findings: [SnapshotReason]) {
        var documents: [SnapshotDocument] = []
        var findings: [SnapshotReason] = []
        let stem = Self.stem(of: composed)
        for format in formats {
            let name = "\(stem).\(format.fileExtension)"
            var document = SnapshotDocument(format: format, name: name)
            let isFirst = begun.withLock { $0.insert(name).inserted }
            if try isFirst && !isThere(name) {
                do {
                    document.file = try drawer.document(composed.composition.displayList, format)
                } catch {
                    findings.append(
                        SnapshotReason(
                            text: "there is no \(format.fileExtension.uppercased()) of it: \(error)"))
                    continue
                }
            }
            documents.append(document)
        }
        return (documents, findings)
    }

    /// A name for all that a document is made of.
    private static func stem(of composed: ComposedSnapshot) -> String {
        let (fingerprint, version) = (composed.fingerprint, version)
        let parts = [fingerprint.versions, fingerprint.fonts].flatMap { part in
            part.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        }
        let text = (["\(version)", composed.compositionHash] + parts).joined(separator: "\n")
        return contentHash(of: Array(text.utf8))
    }
}

/// A picture as a document that is sharp at any size.
public struct SnapshotDocument: Equatable, Sendable {
    public var format: DocumentFormat
    /// The file's name, the same for all pictures that are made of the same.
    public var name: String
    /// Nothing where it is there already, or comes with another picture.
    public var file: [UInt8]?

    public init(format: DocumentFormat, name: String, file: [UInt8]? = nil) {
        self.format = format
        self.name = name
        self.file = file
    }
}
