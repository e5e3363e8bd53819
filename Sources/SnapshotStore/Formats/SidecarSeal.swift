import Glibc
import VitrineHashing

/// The first lines of a sidecar: its format, and the hash of the bytes that follow, by which an edit or damage shows.
///
/// The lines are compared byte by byte, so that there is no byte of a sidecar that can be changed unnoticed.
enum SidecarSeal {
    static let formatVersion = 3

    private static let formatLine = "{\n  \"format\": "
    private static let beginning = Array("\(formatLine)\(formatVersion),\n  \"sidecar hash\": \"".utf8)
    private static let end = Array("\",\n".utf8)
    private static let hashLength = 32
    private static let length = beginning.count + hashLength + end.count
    /// How a sidecar ends.
    private static let lastLines = Array("\n  ]\n}\n".utf8)

    static func text(for rest: [UInt8]) -> String {
        String(decoding: beginning + contentHash(of: rest).utf8 + end, as: UTF8.self)
    }

    /// What follows the seal, if that is just what was sealed.
    static func open(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
        guard bytes.starts(with: beginning), bytes.dropFirst(length - end.count).starts(with: end),
            bytes[beginning.count...].starts(with: hash(ofRestOf: bytes).utf8)
        else { return nil }
        return bytes[length...]
    }

    private static func hash(ofRestOf bytes: [UInt8]) -> String {
        bytes.withUnsafeBytes {
            hash128(of: UnsafeRawBufferPointer(rebasing: $0.dropFirst(length))).description
        }
    }

    /// Why a sidecar cannot be opened, and what helps.
    static func complaint(about bytes: [UInt8]) -> String {
        let help = "; record the snapshot again or restore the file from version control"
        if bytes.isEmpty { return "it is empty" + help }
        if bytes.starts(with: "version https://git-lfs".utf8) {
            return "it is a Git LFS pointer; run git lfs pull"
        }
        if let line = lineOfConflict(in: bytes) {
            return "line \(line) is of a merge conflict; check one side's file and picture out, "
                + "or record the snapshot again"
        }
        guard bytes.starts(with: formatLine.utf8) else {
            return formatLine.utf8.starts(with: bytes)
                ? "it ends too early, after \(bytes.count) bytes" + help
                : "it does not begin as a sidecar" + help
        }
        let version = String(
            decoding: bytes.dropFirst(formatLine.utf8.count).prefix { $0 != UInt8(ascii: ",") }.prefix(8),
            as: UTF8.self)
        guard version == "\(formatVersion)" || bytes.count == formatLine.utf8.count + version.utf8.count
        else {
            return "it has the format \(version), this tool reads \(formatVersion); record the snapshot again"
        }
        guard bytes.count > length, bytes.suffix(lastLines.count).elementsEqual(lastLines) else {
            let lines = bytes.count { $0 == 0x0a }
            return "it ends too early, after \(lines) \(lines == 1 ? "line" : "lines")" + help
        }
        let stated = String(decoding: bytes.dropFirst(beginning.count).prefix(hashLength), as: UTF8.self)
        return "it was edited by hand, merged or damaged: it gives its hash as \(stated), but has "
            + hash(ofRestOf: bytes) + help
    }

    /// The first line that begins as git marks the sides of a conflict.
    private static func lineOfConflict(in bytes: [UInt8]) -> Int? {
        let marks = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].map { Array($0.utf8) }
        let lines = bytes.split(separator: 0x0a, omittingEmptySubsequences: false)
        return lines.firstIndex { line in marks.contains { line.starts(with: $0) } }.map { $0 + 1 }
    }
}
