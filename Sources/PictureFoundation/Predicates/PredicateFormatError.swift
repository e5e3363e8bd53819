/// Why the format of a predicate cannot be read.
struct PredicateFormatError: Error, Equatable, CustomStringConvertible {
    let format: String
    let reason: String

    var description: String { "cannot read the predicate '\(format)': \(reason)" }
}
