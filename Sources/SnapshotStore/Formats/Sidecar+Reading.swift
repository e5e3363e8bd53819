import Composition
import Geometry
import Rendering

/// Why a sidecar cannot be read.
public struct SidecarError: Error, Equatable, CustomStringConvertible {
    public var description: String
}

extension Sidecar {
    /// Reads what ``text`` wrote.
    public init(_ bytes: [UInt8]) throws(SidecarError) {
        let document: Document = try Self.document(bytes)
        do throws(DocumentError) {
            let version = try document.integer("format")
            guard version == Self.formatVersion else {
                throw DocumentError(
                    description: "it has the format \(version), this tool reads \(Self.formatVersion)")
            }
            self.header = try SidecarHeader(document)
            var nodes: [NodeDescription] = []
            for value in try document.list("nodes") {
                nodes.append(try NodeDescription(Document(value)))
            }
            self.nodes = nodes
        } catch {
            throw SidecarError(description: error.description)
        }
    }

    private static func document(_ bytes: [UInt8]) throws(SidecarError) -> Document {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 200)
        if lines.contains(where: { $0.starts(with: "<<<<<<< ".utf8) }) {
            throw SidecarError(
                description: "it holds a merge conflict; resolve it or record the snapshot again")
        }
        if bytes.starts(with: "version https://git-lfs".utf8) {
            throw SidecarError(description: "it is a Git LFS pointer; run git lfs pull")
        }
        do {
            return try Document(JSONReader.read(bytes[...]))
        } catch {
            throw SidecarError(description: "\(error)")
        }
    }
}

extension SidecarHeader {
    fileprivate init(_ document: Document) throws(DocumentError) {
        let picture = try Document(.record(document.record("picture")))
        guard
            let size = PixelSize(width: try picture.integer("width"), height: try picture.integer("height"))
        else { throw .missing("picture") }
        self.init(
            size: size, scale: try picture.number("scale"),
            displayListHash: try document.string("display list hash"),
            picture: PictureHashes(
                bytes: try document.string("file hash"), pixels: try document.string("pixel hash")),
            fingerprint: Fingerprint(
                versions: try document.strings("environment"), fonts: try document.strings("fonts")))
    }
}

extension NodeDescription {
    fileprivate init(_ document: Document) throws(DocumentError) {
        var sides: [Double] = []
        for value in try document.list("box") {
            guard case .number(let side) = value else { throw .missing("box") }
            sides.append(side)
        }
        guard sides.count == 4 else { throw .missing("box") }
        self.init(
            id: try document.string("id"), depth: try document.integer("depth"),
            kind: try document.string("kind"),
            box: Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3]),
            properties: try document.optionalRecord("properties") ?? [:])
    }
}
