import Foundation
import Testing

@testable import IOSRewriter

struct IOSRewriterTests {
    @Test(arguments: [
        ("#if os(iOS)\nlet a = 1\n#endif", "#if true\nlet a = 1\n#endif"),
        ("#if os(macOS) || os(Linux)\n#else\n#endif", "#if false || false\n#else\n#endif"),
        ("#if !os(watchOS) && canImport(UIKit)\n#endif", "#if !false && canImport(UIKit)\n#endif"),
        ("#if os(tvOS)\n#elseif os(iOS)\n#endif", "#if false\n#elseif true\n#endif"),
    ])
    func `iOS is the system of every condition`(source: String, rewritten: String) {
        #expect(PackageCopy.rewritten(source) == rewritten)
    }

    @Test(arguments: [
        ("@objc func tapped() {}", "func tapped() {}"),
        ("@objc private dynamic var a = 1", "private var a = 1"),
        ("@IBAction @MainActor func tapped() {}", "@MainActor func tapped() {}"),
        (
            "b.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)",
            "b.addTarget(self, action: Selector(\"tapped(_:)\"), for: .touchUpInside)"
        ),
    ])
    func `What needs the Objective-C runtime is left out`(source: String, rewritten: String) {
        #expect(PackageCopy.rewritten(source) == rewritten)
    }

    @Test func `A copy depends on the modules of Apple's systems`() throws {
        let folder = URL.temporaryDirectory.appending(path: "\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let original = folder.appending(path: "original")
        try FileManager.default.createDirectory(at: original, withIntermediateDirectories: true)
        try "let package = Package(name: \"A\")\n".write(
            to: original.appending(path: "Package.swift"), atomically: true, encoding: .utf8)
        try "#if os(iOS)\n#endif\n".write(
            to: original.appending(path: "A.swift"), atomically: true, encoding: .utf8)
        let copy = PackageCopy(
            original: original, copy: folder.appending(path: "copy"), compatibility: URL(filePath: "/c"))
        #expect(try copy.write() == 1)
        let manifest = try String(contentsOf: copy.copy.appending(path: "Package.swift"), encoding: .utf8)
        #expect(manifest.contains(".package(name: \"vitrine-compatibility\", path: \"/c\")"))
    }
}
