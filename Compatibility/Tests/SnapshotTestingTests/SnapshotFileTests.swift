import Testing

@testable import SnapshotTesting

@Suite(.snapshots)
struct SnapshotFileTests {
    private func path(_ test: String, named name: String? = nil, folder: String? = nil) -> String {
        SnapshotFile(
            testFile: "/package/Tests/CardTests.swift", test: test, name: name, folder: folder,
            pathExtension: "png"
        ).url.path
    }

    @Test func `A reference lies beside the test's file, with the test's name and its own`() {
        #expect(
            path("testCard()", named: "dark") == "/package/Tests/__Snapshots__/CardTests/testCard.dark.png")
        #expect(path("testCard()", named: "dark", folder: "/refs") == "/refs/testCard.dark.png")
    }

    @Test func `References without a name are numbered from 1 for each test`() {
        #expect(path("a()").hasSuffix("/a.1.png"))
        #expect(path("a()").hasSuffix("/a.2.png"))
        #expect(path("b()").hasSuffix("/b.1.png"))
        #expect(path("a()", named: "c").hasSuffix("/a.c.png"))
        #expect(path("a()").hasSuffix("/a.3.png"))
    }

    @Test(arguments: [
        ("testFoo(arg:)", "testFoo-arg"), ("A card, sold out", "A-card-sold-out"), ("iPhone 8", "iPhone-8"),
        ("größe_1", "größe_1"), ("(a)", "a"), ("--", ""),
    ])
    func `What is no letter, digit or underscore becomes a hyphen`(name: String, component: String) {
        #expect(SnapshotFile.pathComponent(name) == component)
    }

    @Test func `Failures go to the folder that the environment names`() {
        let file = SnapshotFile(
            testFile: "/Tests/A.swift", test: "a()", name: "b", folder: nil, pathExtension: nil,
            environment: ["SNAPSHOT_ARTIFACTS": "/failures"])
        #expect(file.failureURL.path == "/failures/A/a.b")
    }
}
