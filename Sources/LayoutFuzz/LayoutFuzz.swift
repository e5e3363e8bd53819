import Glibc
import LayoutFixtures

/// Lays out random trees of any numbers and prints the seeds of those that come out wrong.
///
/// A tree that traps or does not end ends the program; its seed is then what the file `last-seed` in the working folder says.
@main
struct LayoutFuzz {
    private static let usage = "usage: layout-fuzz [COUNT [FIRST-SEED]]"
    /// Seconds after which a tree counts as one that does not end.
    private static let timeLimit: UInt32 = 60

    static func main() {
        let words = CommandLine.arguments.dropFirst()
        let numbers = words.compactMap { UInt64($0) }
        guard numbers.count == words.count, numbers.count <= 2 else {
            print(usage)
            exit(64)
        }
        let (count, first) = (numbers.first ?? 1_000_000, numbers.count > 1 ? numbers[1] : 0)
        let notes = open("last-seed", O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard notes >= 0 else {
            print(
                "cannot write the file 'last-seed' in the working folder: \(String(cString: strerror(errno)))"
            )
            exit(70)
        }
        exit(run(seeds: first..<first &+ count, notes) ? 0 : 1)
    }

    /// Says whether nothing was found.
    private static func run(seeds: Range<UInt64>, _ notes: Int32) -> Bool {
        var failures = 0
        var most = (measures: 0.0, seed: seeds.lowerBound)
        for seed in seeds {
            note(seed, notes)
            alarm(timeLimit)
            let trial = LayoutTrial(seed: seed)
            if trial.measuresPerNode > most.measures { most = (trial.measuresPerNode, seed) }
            if let finding = trial.findings.first {
                print("seed \(seed): \(finding)")
                failures += 1
            }
        }
        alarm(0)
        print(
            "\(seeds.count) trees, \(failures) failures; "
                + "at most \(Int(most.measures)) measures per node (seed \(most.seed))")
        return failures == 0
    }

    /// Writes the seed that is tried, all digits, over the one before.
    private static func note(_ seed: UInt64, _ notes: Int32) {
        let digits = "\(seed)"
        let line = Array((String(repeating: "0", count: 20 - digits.count) + digits + "\n").utf8)
        // A seed that cannot be noted costs nothing but the note.
        _ = pwrite(notes, line, line.count, 0)
    }
}
