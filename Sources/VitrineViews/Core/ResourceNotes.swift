/// Notes about resources that were used to make a value which several pictures show.
///
/// Each of them is given the notes, see ``Resources/note(_:)``: it fails, reports findings and depends on tokens as if it had made the value itself.
package struct ResourceNotes: Sendable {
    fileprivate var failures: [any Error] = []
    fileprivate var missing: [MissingResources.Place] = []
    fileprivate var gaps: [StringTableGap] = []
    fileprivate var tokenReads: Set<TokenRead> = []
    fileprivate var reportedFindings: [String] = []

    package init() {}
}

extension Resources {
    /// Makes a value, and returns the notes that were made meanwhile instead of adding them to the current picture's.
    package static func noting<Made>(_ make: () throws -> Made) rethrows -> (made: Made, notes: ResourceNotes)
    {
        guard var resources = current else { return (try make(), ResourceNotes()) }
        resources.failures = ResourceFailures()
        resources.missing = MissingResources()
        resources.tokenReads = TokenReads()
        resources.reportedFindings = ReportedFindings()
        let made = try $current.withValue(resources, operation: make)
        var notes = ResourceNotes()
        notes.failures = resources.failures.all
        notes.missing = resources.missing.places
        notes.gaps = resources.missing.gaps
        notes.tokenReads = resources.tokenReads.all
        notes.reportedFindings = resources.reportedFindings.texts
        return (made, notes)
    }

    /// How often something was noted that holds for the pass in which it is.
    package var noteCount: Int { missing.additions + reportedFindings.additions }

    /// Notes what was noted while a part of the picture was made.
    package func note(_ notes: ResourceNotes) {
        for failure in notes.failures { failures.add(failure) }
        for place in notes.missing { missing.add(place) }
        for gap in notes.gaps { missing.add(gap) }
        for read in notes.tokenReads { tokenReads.add(read) }
        for text in notes.reportedFindings { reportedFindings.add(text) }
    }
}
