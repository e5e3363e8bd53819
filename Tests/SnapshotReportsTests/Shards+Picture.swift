import Foundation
import TestWorkers
import Testing

extension Shards {
    /// The first picture that the first shard's report holds.
    func picture() throws -> String {
        let names = try FileManager.default.contentsOfDirectory(atPath: path("part1/pictures")).sorted()
        return "part1/pictures/" + (try #require(names.first))
    }
}
