import Foundation
import TestWorkers
import Testing

@testable import CatalogCommand

/// What is set on the machine changes no picture; each test works with processes of its own.
@Suite(.serialized, .waitsForProcesses)
struct HostileEnvironmentTests {
    /// Components with texts in several scripts, colours, shapes and icons.
    private static let components = ["text-gallery", "badge", "price-label", "paint-gallery"]

    /// Each variable with which a picture once came out differently alone, and all that are known together.
    private static let environments: [[String: String]] =
        [["LANGUAGE": "ja"], ["PANGO_LANGUAGE": "ja"], ["HB_SHAPER_LIST": "fallback"]]
        + [Doctor.hostileEnvironment]

    @Test func `Pictures and sidecars have the same bytes in every environment`() throws {
        let catalog = try CatalogProcess()
        defer { catalog.remove() }
        let record = { (environment: [String: String]) throws -> [String: Data] in
            try catalog.write([:])
            let (process, output) = try catalog.start(
                ["record", "--timeout", "0"] + Self.components, environment: environment)
            let text = try output.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            #expect(process.terminationStatus == 0, "\(String(decoding: text, as: UTF8.self))")
            return try catalog.references()
        }
        let usual = try record([:])
        #expect(usual.count >= 2 * Self.components.count)
        for environment in Self.environments {
            let files = try record(environment)
            #expect(files.keys.sorted() == usual.keys.sorted())
            for (path, bytes) in files {
                #expect(bytes == usual[path], "\(path) with \(environment.keys.sorted())")
            }
        }
    }

    @Test func `All of the catalogue comes out as its references in a hostile environment`() throws {
        let catalog = try CatalogProcess()
        defer { catalog.remove() }
        try FileManager.default.copyItem(
            atPath: URL(filePath: #filePath + "/../../../Snapshots").standardized.path,
            toPath: catalog.folder + "/Snapshots")
        // Hashes of all that is drawn tell of other glyphs and other places without drawing them.
        let (status, text) = try catalog.run(
            "check", "--timeout", "0", environment: Doctor.hostileEnvironment)
        #expect(status == 0, "\(text)")
        #expect(text.contains(" snapshots match ("), "\(text)")
    }

    @Test func `The doctor finds nothing wrong with the catalogue in a hostile environment`() throws {
        let catalog = try CatalogProcess()
        defer { catalog.remove() }
        let (status, text) = try catalog.run("doctor", environment: Doctor.hostileEnvironment)
        #expect(status == 0, "\(text)")
        #expect(text.contains("in a hostile environment\n"), "\(text)")
    }

    @Test func `A small stack is an error and no crash`() throws {
        let catalog = try CatalogProcess()
        defer { catalog.remove() }
        let (status, text) = try catalog.run(
            "check", "badge", launcher: ["/bin/sh", "-c", "ulimit -s 256; exec \"$0\" \"$@\""])
        #expect(status == 70)
        #expect(text.hasPrefix("error: the stack is limited to 256 kB"), "\(text)")
    }
}
