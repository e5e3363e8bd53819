import Glibc

/// Keeps other processes from writing references or runs of the same catalogue.
///
/// The lock is the system's own: it goes when the process does, however that ends.
struct StoreLock: ~Copyable {
    private let file: Int32

    /// Waits for a process that holds it.
    init(folder: String) throws(StoreError) {
        try FileSystem.makeFolder(folder)
        let path = "\(folder)/lock"
        let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw .unwritableFile(path: path, reason: FileSystem.reason()) }
        while flock(file, LOCK_EX) != 0 {
            guard errno == EINTR else {
                let reason = FileSystem.reason()
                close(file)
                throw .unwritableFile(path: path, reason: reason)
            }
        }
        self.file = file
    }

    deinit { close(file) }
}
