import Synchronization

/// The texts that views give to ``View/snapshotFinding(_:)``, each text once, in the order of resolving.
package final class ToldFindings: Sendable {
    private let notes = Mutex(PassNotes<String>())

    package init() {}

    package var texts: [String] { notes.withLock(\.all) }

    /// Lets the texts of what the component is made of be told in each pass.
    package func keep() { notes.withLock { $0.keep() } }

    package func beginPass() { notes.withLock { $0.beginPass() } }

    func add(_ text: String) { notes.withLock { $0.add(text) } }
}
