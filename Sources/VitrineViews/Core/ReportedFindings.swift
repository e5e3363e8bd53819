import Synchronization

/// The texts that views report through ``View/snapshotFinding(_:)``, each once, in the order of resolving.
package final class ReportedFindings: Sendable {
    private let notes = Mutex(PassNotes<String>())

    package init() {}

    package var texts: [String] { notes.withLock(\.all) }

    /// Reports the texts that were added so far in each pass.
    package func keep() { notes.withLock { $0.keep() } }

    /// How often something was added.
    var additions: Int { notes.withLock(\.additions) }

    package func beginPass() { notes.withLock { $0.beginPass() } }

    func add(_ text: String) { notes.withLock { $0.add(text) } }
}
