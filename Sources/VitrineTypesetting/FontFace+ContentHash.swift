import Glibc
public import VitrineDrawing
import VitrineHashing

extension FontFace {
    /// A hash of the file's bytes, for fingerprints.
    public func contentHash() throws(TypesettingError) -> UInt64 {
        let file = open(path, O_RDONLY)
        guard file >= 0 else { throw .unreadableFontFile(path: path) }
        defer { close(file) }
        let length = lseek(file, 0, SEEK_END)
        guard length > 0, let bytes = mmap(nil, length, PROT_READ, MAP_PRIVATE, file, 0), bytes != MAP_FAILED
        else { throw .unreadableFontFile(path: path) }
        defer { munmap(bytes, length) }
        return VitrineHashing.hash(of: UnsafeRawBufferPointer(start: bytes, count: length))
    }
}
