import Foundation
import LayoutFixtures
import Testing

/// What browsers make of thousands of trees, compared with what the engine makes of them.
struct ConformanceTests {
    @Test(arguments: FixtureFile.parts)
    func `Boxes are those of browsers`(part: FixtureFile.Part) throws {
        let known = try part.file.knownDifferences()
        for testCase in try part.cases() {
            let outcome = try ConformanceOutcome(testCase)
            if known.contains(outcome.id) {
                #expect(!outcome.passes, "\(outcome.id) passes and must leave the known differences")
            } else {
                #expect(outcome.passes, "\(outcome.report)")
            }
        }
    }

    @Test(arguments: FixtureFile.all)
    func `Known differences are cases of their file, and few`(file: FixtureFile) throws {
        let known = try file.knownDifferences()
        let lines = try ConformanceFile.lines(in: try file.data())
        #expect(lines.count == file.count)
        #expect(known.count <= file.count / 50)
        let ids = Set(
            try lines.map { try JSONDecoder().decode(Identification.self, from: Data($0)).id })
        #expect(known.subtracting(ids).isEmpty)
    }
}

private struct Identification: Decodable {
    var id: String
}

/// A committed file of conformance cases.
struct FixtureFile: Sendable, CustomTestStringConvertible {
    var name: String
    var count: Int

    static let all = [
        FixtureFile(name: "systematic", count: 2_561),
        FixtureFile(name: "random", count: 10_000),
        FixtureFile(name: "yoga-fixtures", count: 1_122),
        FixtureFile(name: "taffy-flex-fixtures", count: 1_256),
    ]

    /// All files, in parts that run side by side.
    static let parts = all.flatMap { file in
        stride(from: 0, to: file.count, by: 1_000).map {
            Part(file: file, range: $0..<min($0 + 1_000, file.count))
        }
    }

    /// Some of the lines of a file.
    struct Part: Sendable, CustomTestStringConvertible {
        var file: FixtureFile
        var range: Range<Int>

        var testDescription: String { "\(file.name) \(range)" }

        func cases() throws -> [ConformanceCase] {
            let decoder = JSONDecoder()
            return try ConformanceFile.lines(in: try file.data())[range].map {
                try decoder.decode(ConformanceCase.self, from: Data($0))
            }
        }
    }

    var testDescription: String { name }

    func data() throws -> Data {
        try Data(contentsOf: try url("jsonl.gz"))
    }

    /// The ids of the cases in which we differ from browsers, and know it.
    func knownDifferences() throws -> Set<String> {
        let text = try String(contentsOf: try url("known-differences.txt"), encoding: .utf8)
        return Set(text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init))
    }

    private func url(_ suffix: String) throws -> URL {
        try #require(Bundle.module.url(forResource: "Fixtures/\(name)", withExtension: suffix))
    }
}
