/// Compares a text with its reference, and makes the failure of a test where they differ.
struct TextReport {
    /// The path of the reference below the references' folder.
    let name: String
    let reference: String?
    let actual: String
    let record: SnapshotRecordMode
    let write: () throws -> Void

    /// Nothing where the texts are equal.
    func failure() throws -> ExpectationFailure? {
        let isEqual = reference == actual
        let isRecorded =
            switch record {
            case .never: false
            case .missing: reference == nil
            case .failed: !isEqual
            case .all: true
            }
        if isRecorded, !isEqual { try write() }
        if isEqual, record != .all { return nil }
        let head =
            switch (isEqual, reference) {
            case (true, _): "\(name) was recorded, since record mode 'all' is on"
            case (_, nil):
                isRecorded
                    ? "\(name) had no reference; it was recorded, so look at it and run the test again"
                    : "\(name) has no reference"
            case (_, .some):
                "\(name) differs from its reference" + (isRecorded ? "; it was recorded anew" : "")
            }
        return ExpectationFailure(
            message: ([head] + difference).joined(separator: "\n"),
            attachments: isEqual ? [] : [.init(name: "actual.txt", bytes: Array(actual.utf8))])
    }

    /// The lines that are gone and those that are new, in their order.
    private var difference: [String] {
        guard let reference else { return [] }
        let limit = 40
        let (old, new) = (Self.lines(of: reference), Self.lines(of: actual))
        var changed: [(place: Int, isNew: Bool, text: String)] = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let place, let text, _): changed.append((place, false, "  - \(text)"))
            case .insert(let place, let text, _): changed.append((place, true, "  + \(text)"))
            }
        }
        let ordered = changed.sorted { ($0.place, $0.isNew ? 1 : 0) < ($1.place, $1.isNew ? 1 : 0) }.map(
            \.text)
        return Array(ordered.prefix(limit))
            + (ordered.count > limit ? ["  and \(ordered.count - limit) lines more"] : [])
    }

    private static func lines(of text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
