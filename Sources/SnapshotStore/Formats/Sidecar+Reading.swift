import Glibc
import VitrineComposition
import VitrineGeometry
import VitrineJSONValues
import VitrineRendering

/// Why a sidecar cannot be read.
public struct SidecarError: Error, Equatable, CustomStringConvertible {
    public var description: String

    package init(description: String) {
        self.description = description
    }
}

extension Sidecar {
    /// Reads what ``text`` wrote; anything else is an error, whatever it says.
    public init(_ bytes: [UInt8]) throws(SidecarError) {
        guard let rest = SidecarSeal.open(bytes) else {
            throw SidecarError(description: SidecarSeal.complaint(about: bytes))
        }
        do {
            let document = try Document(JSONReader.read([UInt8(ascii: "{")] + rest))
            self.header = try SidecarHeader(document)
            self.nodes = try document.list("nodes").map { try NodeDescription(Document($0)) }
        } catch {
            throw SidecarError(description: "\(error)")
        }
    }

    /// Reads the header alone, which ``text`` puts before the nodes: most of a check's time would go into reading
    /// nodes that are not read.
    ///
    /// Nothing where the file is not just as ``text`` writes it; the slow way then says what is wrong.
    package static func header(of bytes: [UInt8]) -> SidecarHeader? {
        guard let rest = SidecarSeal.open(bytes),
            let comma = endOfLine(before: Array("  \"nodes\": [".utf8), in: bytes).map({ $0 - 1 }),
            comma > rest.startIndex
        else { return nil }
        let members = [UInt8(ascii: "{")] + rest[..<comma] + [UInt8(ascii: "}")]
        return try? SidecarHeader(Document(JSONReader.read(members[...])))
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
}

extension SidecarHeader {
    fileprivate init(_ document: Document) throws(DocumentError) {
        let picture = try Document(.record(document.record("picture")))
        guard
            let size = PixelSize(width: try picture.integer("width"), height: try picture.integer("height"))
        else { throw .missing("picture") }
        self.init(
            size: size, scale: try picture.number("scale"),
            compositionHash: try document.string("composition hash"),
            picture: PictureHashes(
                bytes: try document.optionalString("file hash"), pixels: try document.string("pixel hash")),
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
