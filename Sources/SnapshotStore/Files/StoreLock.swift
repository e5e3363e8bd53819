import Glibc

/// Keeps other processes from writing references or runs of the same catalogue.
///
/// The lock is the system's own: it goes when the process does, however that ends.
package struct StoreLock: ~Copyable {
    private let file: Int32

    /// Waits for a process that holds it.
    init(in tree: FileTree) throws(StoreError) {
        let file = try tree.make().openLock("lock")
        while flock(file, LOCK_EX) != 0 {
            guard errno == EINTR else {
                let error = StoreError.unwritable("\(tree.path)/lock")
                close(file)
                throw error
            }
        }
        self.file = file
    }

    deinit { close(file) }
}
