/// An error of what hands on pictures and icons.
package protocol ResourceError: Error {
    /// Whether there is nothing of the name; else there is something that cannot be had.
    var isOfAbsence: Bool { get }
}
