import CatalogKit
import Foundation
import RunRecords
import SnapshotStore
import TestWorkers
import Testing

@MainActor
struct DamagedRunTests {
    private static let record = ".vitrine/last-run/results.json"

    private func approve(_ shards: Shards) throws -> [SnapshotID] {
        try Approval(in: try shards.folder).approve(Approval.Choice()).approved
    }

    @Test func `A whole run is approved`() async throws {
        let shards = try await Shards()
        #expect(try approve(shards).count == 3)
    }

    @Test func `Of a run that was cut off nothing is approved`() async throws {
        let shards = try await Shards()
        let bytes = Array(try shards.text(of: Self.record).utf8)
        let path = URL(filePath: shards.path(Self.record))
        for length in stride(from: 0, to: bytes.count - 1, by: 97) {
            try Data(bytes[..<length]).write(to: path)
            #expect(throws: RunRecordError.self, "\(length) bytes") { try approve(shards) }
        }
    }

    @Test func `Of a run that was changed by hand nothing is approved`() async throws {
        let shards = try await Shards()
        let bytes = Array(try shards.text(of: Self.record).utf8)
        let path = URL(filePath: shards.path(Self.record))
        for place in stride(from: 0, to: bytes.count, by: 41) {
            var changed = bytes
            changed[place] ^= 1
            try Data(changed).write(to: path)
            #expect(throws: RunRecordError.self, "byte \(place)") { try approve(shards) }
        }
    }

    @Test func `What was damaged is told with what helps`() async throws {
        let shards = try await Shards()
        let text = try shards.text(of: Self.record)
        let write = { (text: String) in
            try Data(text.utf8).write(to: URL(filePath: shards.path(Self.record)))
        }
        let message = { () -> String in
            do {
                _ = try approve(shards)
                return ""
            } catch {
                return "\(error)".replacingOccurrences(of: shards.root + "/", with: "")
            }
        }
        try write(text.replacingOccurrences(of: "\"differing pixels\": 16", with: "\"differing pixels\": 15"))
        #expect(
            message() == "cannot read the last run in '.vitrine/last-run/results.json': "
                + "its text is not the one that was written: its hash is another; run 'check' again")
        let end = try #require(text.range(of: "[\n")).upperBound
        try write(String(text[..<end]))
        #expect(
            message().hasSuffix(
                "the record ends too early; it was not written to its end; run 'check' again"))
        try FileManager.default.removeItem(atPath: shards.path(Self.record))
        try FileManager.default.createSymbolicLink(
            atPath: shards.path(Self.record), withDestinationPath: "/etc/passwd")
        #expect(
            message() == "cannot read '.vitrine/last-run/results.json': "
                + "it is a symbolic link, which is not followed")
    }

    @Test func `A kept picture that was exchanged for another one is not approved`() async throws {
        let shards = try await Shards()
        let folder = shards.path(".vitrine/last-run/actual/card")
        for ending in ["png", "json"] {
            try FileManager.default.removeItem(atPath: "\(folder)/b.\(ending)")
            try FileManager.default.copyItem(
                atPath: shards.path("Snapshots/card/b.\(ending)"), toPath: "\(folder)/b.\(ending)")
        }
        #expect(throws: RunRecordError.self) { try approve(shards) }
    }
}
