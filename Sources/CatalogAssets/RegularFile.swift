package import Foundation
import Glibc

/// Files that are the user's own sources: images, icons, content, strings, fonts.
///
/// A link to a file is followed, as a folder of sources may share files with others. What is no file in the end, a
/// pipe for example, is an error: to read it would be to wait for a process that writes into it.
package enum RegularFile {
    /// The bytes of a file; nothing where there is no such file.
    package static func contents(of path: String) throws -> Data? {
        let file = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        guard file >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw RegularFileError(description: String(cString: strerror(errno)).lowercased())
        }
        let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
        var status = stat()
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw RegularFileError(description: "it is not a file")
        }
        return try handle.readToEnd() ?? Data()
    }
}

/// Why a file that is there cannot be read.
struct RegularFileError: Error, CustomStringConvertible {
    var description: String
}
