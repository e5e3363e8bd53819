import Synchronization

/// The texts that views give to ``View/snapshotFinding(_:)``, each text once, in the order of resolving.
package final class ToldFindings: Sendable {
    private let found = Mutex<[String]>([])

    package init() {}

    package var texts: [String] { found.withLock { $0 } }

    package func removeAll() { found.withLock { $0 = [] } }

    func add(_ text: String) {
        found.withLock { if !$0.contains(text) { $0.append(text) } }
    }
}
