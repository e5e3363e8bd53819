import Foundation
import LayoutFixtures

/// Counts how many conformance cases the layout engine gets right.
@main
struct LayoutCases {
    static func main() async {
        let arguments: Arguments
        switch Arguments.parse(Array(CommandLine.arguments.dropFirst())) {
        case .success(let parsed): arguments = parsed
        case .failure(let error):
            complain("\(error)\n\(Arguments.usage)")
            exit(64)
        }
        var allPass = true
        for path in arguments.paths {
            do {
                let outcomes = try await outcomes(ofFile: path, jobs: arguments.jobs)
                if arguments.listsFailures {
                    for outcome in outcomes where !outcome.passes { print(outcome.report) }
                }
                print(Summary(file: URL(fileURLWithPath: path).lastPathComponent, outcomes))
                allPass = allPass && outcomes.allSatisfy(\.passes)
            } catch {
                complain("cannot read the cases in '\(path)': \(error)")
                exit(70)
            }
        }
        exit(allPass ? 0 : 1)
    }

    /// Lays out all cases of a file, in parts that run side by side; in the file's order.
    private static func outcomes(ofFile path: String, jobs: Int) async throws -> [ConformanceOutcome] {
        let data = try Data(contentsOf: URL(fileURLWithPath: path))
        let lines = try ConformanceFile.lines(in: data)
        let length = max(1, (lines.count + 4 * jobs - 1) / (4 * jobs))
        let parts = stride(from: 0, to: lines.count, by: length).map {
            Array(lines[$0..<min($0 + length, lines.count)])
        }
        return try await withThrowingTaskGroup(of: (Int, [ConformanceOutcome]).self) { group in
            var results = [[ConformanceOutcome]](repeating: [], count: parts.count)
            var next = 0
            while next < min(jobs, parts.count) {
                group.addTask { [next] in (next, try outcomes(of: parts[next])) }
                next += 1
            }
            for try await (index, outcomes) in group {
                results[index] = outcomes
                guard next < parts.count else { continue }
                group.addTask { [next] in (next, try Self.outcomes(of: parts[next])) }
                next += 1
            }
            return results.flatMap(\.self)
        }
    }

    private static func outcomes(of lines: [ArraySlice<UInt8>]) throws -> [ConformanceOutcome] {
        let decoder = JSONDecoder()
        return try lines.map {
            try ConformanceOutcome(try decoder.decode(ConformanceCase.self, from: Data($0)))
        }
    }

    private static func complain(_ message: String) {
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }
}
