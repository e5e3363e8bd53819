import Foundation
import Testing

@testable import CatalogCommand

struct IOSConditionTests {
    @Test(arguments: [
        (" os(iOS)", true), (" !os(macOS) && !targetEnvironment(macCatalyst)", true),
        (" (os(watchOS) || os(iOS)) && swift(>=5.9) // phones", true), (" canImport(UIKit)", true),
        (" canImport(AppKit)", false), (" os(iOS) && !DEBUG", false), (" FEATURE", false),
        (" os(macOS) || canImport(Lottie)", false), (" !(os(tvOS))", true),
    ])
    func `A condition holds where it does on iOS`(text: String, holds: Bool) {
        #expect(IOSCondition.holds(text[...]) == holds)
    }

    @Test func `Of a source's imports those count that stand where a condition holds on iOS`() throws {
        let folder = URL.temporaryDirectory.appending(path: "\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let text = """
            #if os(macOS)
            import AppKit
            #elseif os(iOS)
            import Contacts
            #if FEATURE
            import Lottie
            #else
            import PassKit
            #endif
            #else
            import WatchKit
            #endif
            import SwiftUI
            """
        try text.write(to: folder.appending(path: "A.swift"), atomically: true, encoding: .utf8)
        #expect(
            SourceFolder(path: folder.path).importsOnIOS == ["A.swift": ["Contacts", "PassKit", "SwiftUI"]])
    }
}
