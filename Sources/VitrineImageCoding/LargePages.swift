import Glibc

extension UnsafeMutableRawBufferPointer {
    /// Asks the system for large pages, before the memory is used for the first time.
    ///
    /// A picture of 3840×2160 takes 8,100 pages of 4 KiB, and finding one takes longer than filling it.
    func preferLargePages() {
        let pageSize = 4096
        let largePageSize = 2 << 20
        guard let start = baseAddress, count >= 2 * largePageSize else { return }
        let first = (UInt(bitPattern: start) + UInt(pageSize - 1)) / UInt(pageSize) * UInt(pageSize)
        let length = (count - (Int(first) - Int(bitPattern: start))) / pageSize * pageSize
        // The system may decline, which changes nothing but the time.
        _ = madvise(UnsafeMutableRawPointer(bitPattern: first), length, MADV_HUGEPAGE)
    }
}
