import Foundation
import SnapshotStore
import Testing

struct FileTreeTests {
    private let folder = TemporaryFolder()

    private func inode(of name: String) throws -> UInt64? {
        try FileManager.default.attributesOfItem(atPath: folder.path(name))[.systemFileNumber] as? UInt64
    }

    private func write(_ text: String, over name: String) throws {
        try FileTree(root: folder.path).overwrite(name, with: Array(text.utf8))
    }

    @Test(arguments: ["a", "abc", "abcdef", ""])
    func `A file that is written over keeps its place and nothing of what it was`(text: String) throws {
        try folder.write("12345", to: "in/file")
        let before = try inode(of: "in/file")
        try write(text, over: "in/file")
        #expect(try folder.text(of: "in/file") == text)
        #expect(try inode(of: "in/file") == before)
    }

    @Test func `What is not there is made, with its folders`() throws {
        try write("new", over: "a/b/file")
        #expect(try folder.text(of: "a/b/file") == "new")
    }

    @Test func `Another name of the same file keeps the old bytes`() throws {
        try folder.write("old", to: "file")
        try FileManager.default.linkItem(atPath: folder.path("file"), toPath: folder.path("other"))
        try write("new", over: "file")
        #expect(try folder.text(of: "file") == "new")
        #expect(try folder.text(of: "other") == "old")
    }

    @Test func `A link is replaced, and what it leads to stays`() throws {
        try folder.write("old", to: "aim")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("file"), withDestinationPath: folder.path("aim"))
        try write("new", over: "file")
        #expect(try folder.text(of: "file") == "new")
        #expect(try folder.text(of: "aim") == "old")
    }

    @Test func `A pipe that nobody reads and a file without permission are replaced`() throws {
        try folder.write("", to: "beside")
        #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
        try write("new", over: "pipe")
        #expect(try folder.text(of: "pipe") == "new")
        try folder.write("old", to: "locked")
        try FileManager.default.setAttributes([.posixPermissions: 0o400], ofItemAtPath: folder.path("locked"))
        try write("new", over: "locked")
        #expect(try folder.text(of: "locked") == "new")
    }

    @Test func `What is unwanted goes with the folders that it leaves empty`() throws {
        for name in ["keep/a", "keep/b", "go/in/c", "d"] { try folder.write(name, to: name) }
        let tree = FileTree(root: folder.path)
        try tree.removeContent { $0 != "keep/a" }
        #expect(
            try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted() == ["keep", "keep/a"])
        try tree.below("absent").removeContent { _ in true }
    }

    @Test func `What is neither a file nor a folder is removed, and what links lead to stays`() throws {
        for name in ["aim/a", "tree/b"] { try folder.write(name, to: name) }
        for link in ["tree/link", "tree/in-folder"] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path(link), withDestinationPath: folder.path("aim"))
        }
        #expect(mkfifo(folder.path("tree/pipe"), 0o600) == 0)
        try FileTree(root: folder.path("tree")).removeSpecialFiles()
        #expect(
            try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
                == ["aim", "aim/a", "tree", "tree/b"])
    }
}

/// A folder that goes with the test.
private final class TemporaryFolder {
    let path = FileManager.default.temporaryDirectory.appending(path: "vitrine-\(UUID().uuidString)").path

    // A folder that cannot be removed is left to the system.
    deinit { try? FileManager.default.removeItem(atPath: path) }

    func path(_ name: String) -> String { "\(path)/\(name)" }

    func write(_ text: String, to name: String) throws {
        let file = URL(filePath: path(name))
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    func text(of name: String) throws -> String { try String(contentsOfFile: path(name), encoding: .utf8) }
}
