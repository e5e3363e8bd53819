import Foundation
import Testing

@testable import VitrineGit

struct GitRepositoryTests {
    @Test func `Changes between commits, and to the working tree, name both contents`() throws {
        let folder = try ScratchRepository()
        try folder.write("one", to: "Snapshots/a.json")
        try folder.write("two", to: "Snapshots/b.json")
        try folder.write("apart", to: "other.txt")
        try folder.commit("First")
        try folder.write("ONE", to: "Snapshots/a.json")
        try folder.remove("Snapshots/b.json")
        try folder.write("three", to: "Snapshots/c.json")
        try folder.commit("Second")
        try folder.write("TWO", to: "Snapshots/c.json")
        try folder.write("new", to: "Snapshots/d.json")

        let repository = try folder.repository()
        let (base, head) = (try repository.commit("HEAD~1"), try repository.commit("HEAD"))
        let committed = try repository.changes(from: base, to: head, below: "Snapshots")
        #expect(committed.map(\.path) == ["a", "b", "c"].map { "Snapshots/\($0).json" })
        #expect(committed.map { $0.old == nil } == [false, false, true])
        #expect(committed.map { $0.new == nil } == [false, true, false])
        let working = try repository.changes(from: head, to: nil, below: "Snapshots")
        #expect(working.map(\.path) == ["Snapshots/c.json", "Snapshots/d.json"])
        #expect(working.map(\.new) == [.workingTree, .workingTree])

        var texts: [String] = []
        try repository.readBlobs(committed.compactMap(\.old)) { _, bytes in
            texts.append(String(decoding: bytes, as: UTF8.self))
        }
        #expect(texts == ["one", "two"])
        #expect(
            try repository.files(in: base, below: "Snapshots") == ["Snapshots/a.json", "Snapshots/b.json"])
    }

    @Test func `Paths start at the folder that was named, below the repository's own`() throws {
        let folder = try ScratchRepository()
        try folder.write("one", to: "App/Snapshots/a.json")
        try folder.commit("First")
        try folder.write("two", to: "App/Snapshots/a.json")
        let repository = try GitRepository(containing: "\(folder.path)/App")
        let changes = try repository.changes(from: repository.commit("HEAD"), to: nil, below: "Snapshots")
        #expect(changes.map(\.path) == ["Snapshots/a.json"])
    }

    @Test func `The main branch is found, and where another one left it`() throws {
        let folder = try ScratchRepository()
        try folder.write("one", to: "a")
        try folder.commit("First")
        let start = try folder.repository().commit("HEAD")
        try folder.git("checkout", "-q", "-b", "work")
        try folder.write("two", to: "a")
        try folder.commit("Second")
        let repository = try folder.repository()
        #expect(try repository.mainBranch() == "main")
        #expect(try repository.mergeBase("main", "HEAD") == start)
    }

    @Test func `Names with quotes, spaces and other scripts are read as they are`() throws {
        let folder = try ScratchRepository()
        try folder.write("one", to: "Snapshots/a \"b\" ü\t.json")
        try folder.commit("First")
        try folder.write("two", to: "Snapshots/a \"b\" ü\t.json")
        let repository = try folder.repository()
        let changes = try repository.changes(from: repository.commit("HEAD"), to: nil, below: "Snapshots")
        #expect(changes.map(\.path) == ["Snapshots/a \"b\" ü\t.json"])
    }

    @Test func `A link in place of a file is a missing file`() throws {
        let folder = try ScratchRepository()
        try folder.write("one", to: "Snapshots/a.json")
        try folder.commit("First")
        try folder.remove("Snapshots/a.json")
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder.path)/Snapshots/a.json", withDestinationPath: "/etc/passwd")
        let repository = try folder.repository()
        let changes = try repository.changes(from: repository.commit("HEAD"), to: nil, below: "Snapshots")
        #expect(changes.map(\.new) == [nil])
    }

    @Test func `The commits that changed files below a folder are told with who, when and why`() throws {
        let folder = try ScratchRepository()
        #expect(try folder.repository().commits(touching: "Snapshots", limit: 9).isEmpty)
        try folder.write("one", to: "Snapshots/a.json")
        try folder.commit("First <b>\n\nMore of it")
        try folder.write("two", to: "other.txt")
        try folder.commit("Apart")
        try folder.git("checkout", "-q", "-b", "work")
        try folder.write("two", to: "Snapshots/a.json")
        try folder.commit("Second")
        try folder.git("checkout", "-q", "main")
        try folder.write("three", to: "Snapshots/b.json")
        try folder.commit("Third")
        try folder.git(
            "-c", "user.name=B", "-c", "user.email=b@example.com", "merge", "-q", "--no-edit", "work")
        let repository = try folder.repository()
        let commits = try repository.commits(touching: "Snapshots", limit: 9)
        #expect(Set(commits.map(\.subject)) == ["First <b>", "Second", "Third"])
        #expect(commits.last?.subject == "First <b>" && commits.last?.parent == nil)
        #expect(commits.allSatisfy { $0.author == "A" })
        #expect(commits.allSatisfy { $0.date.wholeMatch(of: /[-0-9]{10}T[:0-9]{8}(Z|[-+][:0-9]{5})/) != nil })
        #expect(try repository.commits(touching: "Snapshots", limit: 1).count == 1)
        let first = try #require(commits.last)
        let changes = try repository.changes(from: repository.emptyTree(), to: first.id, below: "Snapshots")
        #expect(changes.map(\.path) == ["Snapshots/a.json"] && changes[0].old == nil)
    }

    @Test func `The oldest commit of a shallow clone is left out, since nobody knows what it changed`() throws
    {
        let folder = try ScratchRepository()
        for text in ["one", "two", "three"] {
            try folder.write(text, to: "Snapshots/a.json")
            try folder.commit(text)
        }
        try folder.git("clone", "-q", "--depth", "2", "file://\(folder.path)", "clone")
        let clone = try GitRepository(containing: "\(folder.path)/clone")
        #expect(try clone.commits(touching: "Snapshots", limit: 9).map(\.subject) == ["three"])
    }

    @Test func `What is not there is an error that helps`() throws {
        let folder = try ScratchRepository()
        try folder.write("one", to: "a")
        try folder.commit("First")
        let repository = try folder.repository()
        #expect(throws: GitError.unknownRevision("v9")) { try repository.commit("v9") }
        #expect(throws: GitError.unknownRevision("--help")) { try repository.commit("--help") }
        #expect(
            GitError.unknownRevision("v9").description
                == "there is no revision 'v9'; in a shallow clone 'git fetch --unshallow' brings all of them")
        #expect(throws: GitError.noRepository(folder: "/")) { try GitRepository(containing: "/") }
    }
}

/// A repository that is removed with the value.
private final class ScratchRepository {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "git-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        try git("init", "-q", "-b", "main")
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func repository() throws -> GitRepository { try GitRepository(containing: path) }

    func write(_ text: String, to file: String) throws {
        let url = URL(filePath: "\(path)/\(file)")
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    func remove(_ file: String) throws { try FileManager.default.removeItem(atPath: "\(path)/\(file)") }

    func commit(_ message: String) throws {
        try git("add", "-A")
        try git("-c", "user.name=A", "-c", "user.email=a@example.com", "commit", "-q", "-m", message)
    }

    func git(_ arguments: String...) throws {
        _ = try GitCommand(folder: path).require(arguments)
    }
}
