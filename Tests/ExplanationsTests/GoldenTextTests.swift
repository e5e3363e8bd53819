import Foundation
import Testing
import VitrineExplanations

/// What is said of each mutation, in one file to be read aloud.
///
/// `RECORD_EXPLANATIONS=1 swift test --filter GoldenTextTests` writes it anew.
@MainActor
struct GoldenTextTests {
    private static let file = URL(filePath: #filePath + "/../Texts.txt").standardized

    @Test func `All mutations are told in the words that were read`() async throws {
        let texts = try await Mutation.all().map { mutation in
            "\(mutation.name)\n  \(Explanation(from: mutation.old, to: mutation.new))\n"
        }
        let text = texts.joined(separator: "\n")
        if ProcessInfo.processInfo.environment["RECORD_EXPLANATIONS"] != nil {
            try text.write(to: Self.file, atomically: true, encoding: .utf8)
        }
        let recorded = try String(contentsOf: Self.file, encoding: .utf8)
        #expect(text == recorded, "the texts are others; see \(Self.file.lastPathComponent)")
    }
}
