import Foundation
import LayoutFixtures

/// How many cases of a file pass, and how many of those that all browsers agree on.
struct Summary: CustomStringConvertible {
    let description: String

    init(file: String, _ outcomes: [ConformanceOutcome]) {
        let agreed = outcomes.filter(\.isAgreedByAllBrowsers)
        description = "\(file): \(Self.share(outcomes)); all browsers agree: \(Self.share(agreed))"
    }

    private static func share(_ outcomes: [ConformanceOutcome]) -> String {
        let passing = outcomes.count(where: \.passes)
        let percentage = outcomes.isEmpty ? 100 : 100 * Double(passing) / Double(outcomes.count)
        return "\(passing) of \(outcomes.count) (\(String(format: "%.2f", percentage)) %)"
    }
}
