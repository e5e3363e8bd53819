import Composition
import SnapshotStore
import Testing

/// Judges explanations as strictly as somebody who knows what was changed.
@MainActor
struct MutationSuiteTests {
    @Test func `Of a hundred changes ninety-eight are told right`() async throws {
        var mutations = try PropertyMutations.all() + ElementMutations.all()
        mutations += try PairMutations.all()
        mutations += try await ViewMutations.all()
        let faults = mutations.compactMap { $0.fault() }
        print(faults.joined(separator: "\n\n"))
        print("\(mutations.count) mutations, \(faults.count) told wrong")
        #expect(mutations.count >= 150)
        #expect(Double(faults.count) <= 0.02 * Double(mutations.count))
    }
}
