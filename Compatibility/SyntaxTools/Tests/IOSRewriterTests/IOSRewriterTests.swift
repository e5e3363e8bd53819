import Foundation
import SwiftParser
import Testing

@testable import IOSRewriter

struct IOSRewriterTests {
    @Test(arguments: [
        ("#if os(iOS)\nlet a = 1\n#endif", "#if true\nlet a = 1\n#endif"),
        ("#if os(macOS) || os(Linux)\n#else\n#endif", "#if false || false\n#else\n#endif"),
        ("#if !os(watchOS) && canImport(UIKit)\n#endif", "#if !false && canImport(UIKit)\n#endif"),
        ("#if os(tvOS)\n#elseif os(iOS)\n#endif", "#if false\n#elseif true\n#endif"),
        ("@available(iOS, unavailable)\nlet a = 1", "@available(*, unavailable)\nlet a = 1"),
        ("@available(macOS, unavailable)\nlet a = 1", "@available(macOS, unavailable)\nlet a = 1"),
        ("@available(iOS 16, *)\nlet a = 1", "@available(iOS 16, *)\nlet a = 1"),
    ])
    func `iOS is the system of every condition`(source: String, rewritten: String) {
        #expect(PackageCopy.rewritten(Parser.parse(source: source)) == rewritten)
    }

    @Test(arguments: [
        ("@objc func tapped() {}", "func tapped() {}"),
        ("@objc private dynamic var a = 1", "private var a = 1"),
        ("@IBAction @MainActor func tapped() {}", "@MainActor func tapped() {}"),
        ("import UIKit\n@objc public protocol A {}", "import UIKit\npublic protocol A {}"),
        ("let a = 1\n    @objc dynamic var b = 2\n", "let a = 1\n    var b = 2\n"),
        ("/// A view.\n@objc(AView) @objcMembers\nclass A {}", "/// A view.\n\nclass A {}"),
        (
            "b.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)",
            "b.addTarget(self, action: Selector(\"tapped(_:)\"), for: .touchUpInside)"
        ),
    ])
    func `What needs the Objective-C runtime is left out`(source: String, rewritten: String) {
        #expect(PackageCopy.rewritten(Parser.parse(source: source)) == rewritten)
    }

    @Test(arguments: [
        ("import CoreFoundation\nlet a: CGFloat = 1", "import Foundation\nlet a: CGFloat = 1"),
        ("@_exported import CoreFoundation // sizes", "@_exported import Foundation // sizes"),
        ("import struct CoreFoundation.CGFloat", "import struct CoreFoundation.CGFloat"),
    ])
    func `Foundation stands for Core Foundation`(source: String, rewritten: String) {
        #expect(PackageCopy.rewritten(Parser.parse(source: source)) == rewritten)
    }

    @Test(arguments: [
        (
            "import Foundation\nclass A: ObservableObject {}",
            "import Foundation\nimport Combine\nclass A: ObservableObject {}"
        ),
        ("import Foundation\nstruct A {}", "import Foundation\nstruct A {}"),
        (
            "import Foundation\nimport SwiftUI\nclass A: ObservableObject {}",
            "import Foundation\nimport SwiftUI\nclass A: ObservableObject {}"
        ),
        (
            "public import Foundation\nlet a: URLRequest? = nil",
            "public import Foundation\nimport FoundationNetworking\nlet a: URLRequest? = nil"
        ),
        (
            "import WebKit\nimport Foundation\nlet a: URLRequest? = nil",
            "import WebKit\nimport Foundation\nlet a: URLRequest? = nil"
        ),
    ])
    func `Foundation brings Combine and sessions of the web along`(source: String, rewritten: String) {
        #expect(PackageCopy.rewritten(Parser.parse(source: source)) == rewritten)
    }

    @Test func `A copy depends on the modules of Apple's systems`() throws {
        let folder = URL.temporaryDirectory.appending(path: "\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let original = folder.appending(path: "original")
        try FileManager.default.createDirectory(at: original, withIntermediateDirectories: true)
        try "let package = Package(name: \"A\")\n".write(
            to: original.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
        try Data([0, 5, 0xB0]).write(to: original.appending(path: "._A.swift"))
        try "import MapKit\nimport struct CoreText.CTFont\n#if os(iOS)\nimport os.log\n#endif\n".write(
            to: original.appending(path: "A.swift"), atomically: true, encoding: .utf8)
        let copy = PackageCopy(
            original: original, copy: folder.appending(path: "copy"), compatibility: URL(filePath: "/c"))
        #expect(try copy.write() == 1)
        let manifest = try String(contentsOf: copy.copy.appending(path: "Package.swift"), encoding: .utf8)
        #expect(manifest.contains(".package(name: \"vitrine-compatibility\", path: \"/c\")"))
        #expect(
            manifest.contains(
                "[\"SwiftUI\", \"Combine\", \"UIKit\", \"UniformTypeIdentifiers\", \"CoreText\", \"MapKit\", \"os\"]"
            ))
    }
}
