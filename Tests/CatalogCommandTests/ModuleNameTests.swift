import Foundation
import Testing

/// SwiftPM refuses a build in which two packages have a target of one name, and an app may call its own as it likes.
struct ModuleNameTests {
    /// Words that no app of another subject has for a module.
    private static let beginnings = ["Vitrine", "Catalog", "Snapshot"]
    private static let others =
        ["Flexbox", "PictureFoundation", "PictureRandomNumbers", "RunRecords"] + ofTests
    /// What no product has.
    private static let ofTests = ["LayoutFixtures", "TestWorkers", "SystemFaults"]

    @Test func `The modules that an app's build takes in have names of their own`() throws {
        let manifest = try String(
            contentsOf: URL(filePath: #filePath + "/../../../Package.swift").standardized, encoding: .utf8)
        let names = manifest.matches(of: #/(?:module\(|\.target\(\s*name:)\s*"(\w+)"/#).map { String($0.1) }
        #expect(names.contains("VitrineViews") && names.contains("VitrineGeometry"))
        // C's modules begin with one more capital.
        for name in names where !name.contains(/^C[A-Z]/) && !Self.others.contains(name) {
            #expect(Self.beginnings.contains { name.hasPrefix($0) }, "\(name)")
        }
    }
}
