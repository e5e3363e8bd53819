import Glibc

/// The kind of file behind a name in a folder.
enum FileKind: Equatable {
    case file
    case folder
    case link
    case pipe
    case socket
    case device

    init(_ status: stat) {
        switch status.st_mode & S_IFMT {
        case S_IFREG: self = .file
        case S_IFDIR: self = .folder
        case S_IFLNK: self = .link
        case S_IFIFO: self = .pipe
        case S_IFSOCK: self = .socket
        default: self = .device
        }
    }

    /// Says why it is of no use where something else is wanted.
    var sentence: String {
        switch self {
        case .file: "it is a file, not a folder"
        case .folder: "it is a folder, not a file"
        case .link: "it is a symbolic link, which is not followed"
        case .pipe: "it is a named pipe, not a file"
        case .socket: "it is a socket, not a file"
        case .device: "it is a device, not a file"
        }
    }
}

/// A name in a folder; names are bytes and need not be text.
struct FolderEntry {
    let bytes: [UInt8]
    let kind: FileKind

    /// Nothing where the name is not UTF-8.
    var name: String? { String(validating: bytes, as: UTF8.self) }

    /// As people read it: bytes that are not text, and those that control a terminal, are escaped.
    var text: String {
        var text = ""
        for part in String(decoding: bytes, as: UTF8.self).unicodeScalars where name != nil {
            text += Self.isControl(part) ? "\\u{\(String(part.value, radix: 16))}" : String(part)
        }
        guard name == nil else { return text }
        for byte in bytes {
            text +=
                (0x20..<0x7f).contains(byte)
                ? String(Unicode.Scalar(byte)) : "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        return text
    }

    var isHidden: Bool { bytes.first == UInt8(ascii: ".") }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
    }

    /// Lends the name as the system takes it.
    func withBytes<Result>(_ use: (UnsafePointer<CChar>) -> Result) -> Result {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: bytes.count + 1) { buffer in
            for (index, byte) in bytes.enumerated() { buffer[index] = CChar(bitPattern: byte) }
            buffer[bytes.count] = 0
            return use(UnsafePointer(buffer.baseAddress.unsafelyUnwrapped))
        }
    }
}
