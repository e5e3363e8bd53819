import Composition
import Geometry
import Glibc
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

    /// Reads the header alone, which ``text`` puts before the nodes: most of a check's time would go into reading
    /// nodes that nobody looks at.
    ///
    /// Nothing where the file is not just as ``text`` writes it; the slow way then says what is wrong.
    static func header(of bytes: [UInt8]) -> SidecarHeader? {
        let (nodes, end) = (Array("  \"nodes\": [\n".utf8), Array("}\n  ]\n}\n".utf8))
        guard let comma = endOfLine(before: nodes, in: bytes).map({ $0 - 1 }), comma > 0,
            bytes.suffix(end.count).elementsEqual(end),
            !holdsConflict(bytes),
            let document = try? Document(JSONReader.read(bytes[..<comma] + [UInt8(ascii: "}")])),
            (try? document.integer("format")) == formatVersion
        else { return nil }
        return try? SidecarHeader(document)
    }

    /// Whether a line begins as git marks the first of two sides.
    private static func holdsConflict(_ bytes: [UInt8]) -> Bool {
        let mark = Array("<<<<<<< ".utf8)
        return bytes.starts(with: mark) || endOfLine(before: mark, in: bytes) != nil
    }

    /// Where the line ends that comes before one that begins in a certain way.
    private static func endOfLine(before beginning: [UInt8], in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return nil }
            var position = 0
            while let found = memchr(start + position, 0x0a, bytes.count - position) {
                let end = UnsafeRawPointer(found) - start
                position = end + 1
                if bytes.count - position < beginning.count { return nil }
                if memcmp(start + position, beginning, beginning.count) == 0 { return end }
            }
            return nil
        }
    }

    private static func document(_ bytes: [UInt8]) throws(SidecarError) -> Document {
        if holdsConflict(bytes) {
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
            properties: try document.optionalRecord("properties") ?? [:],
            component: try document.optionalString("component"))
    }
}
