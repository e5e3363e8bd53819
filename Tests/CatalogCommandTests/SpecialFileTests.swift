import Foundation
import Glibc
import RunRecords
import SnapshotRuns
import Testing

/// Links, pipes, sockets, devices and folders where files of ours should be.
@MainActor
struct SpecialFileTests {
    /// What may be in the place of a file.
    enum Kind: String, CaseIterable, Sendable {
        case link = "it is a symbolic link, which is not followed"
        case pipe = "it is a named pipe, not a file"
        case folder = "it is a folder, not a file"
        case socket = "it is a socket, not a file"

        func make(at path: String, target: String) throws {
            switch self {
            case .link: try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
            case .pipe: try #require(mkfifo(path, 0o644) == 0)
            case .folder:
                try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
            case .socket: try #require(mknod(path, S_IFSOCK | 0o644, 0) == 0)
            }
        }
    }

    /// A recorded shop beside a folder that is not the catalogue's.
    private func recordedShop() async throws -> (shop: Shop, outside: String) {
        let shop = try Shop()
        _ = await shop.run("record")
        try shop.makeFolder("outside/badge")
        try shop.write("mine", to: "outside/badge/sale.png")
        try shop.write("mine", to: "outside/notes.txt")
        return (shop, "\(shop.folder)/outside")
    }

    private func isUntouched(_ shop: Shop) throws -> Bool {
        try shop.read("outside/badge/sale.png") == Data("mine".utf8)
            && shop.read("outside/notes.txt") == Data("mine".utf8)
            && FileManager.default.subpathsOfDirectory(atPath: "\(shop.folder)/outside").count == 3
    }

    @Test(arguments: Kind.allCases, ["png", "json"])
    func `What is no file is one unreadable reference`(kind: Kind, ending: String) async throws {
        let (shop, outside) = try await recordedShop()
        let name = "Snapshots/badge/sale.\(ending)"
        try shop.write("", to: "outside/file")
        try FileManager.default.moveItem(
            atPath: "\(shop.folder)/\(name)", toPath: "\(outside)/file.\(ending)")
        try kind.make(at: "\(shop.folder)/\(name)", target: "\(outside)/file.\(ending)")
        for arguments in [["check"], ["check", "--no-cache"], ["explain", "badge/sale@light"]] {
            let (status, text) = await shop.run(arguments)
            #expect(status == .differs)
            #expect(text.contains("cannot read '\(name)': \(kind.rawValue)"), "\(text)")
        }
        #expect(await shop.run("check").text.contains("4 snapshots: 3 matched, 1 unreadable reference\n"))
    }

    @Test func `A link in the place of a component's folder is told and not followed`() async throws {
        let (shop, outside) = try await recordedShop()
        try shop.remove("Snapshots/badge")
        try shop.link("\(outside)/badge", at: "Snapshots/badge")
        let check = await shop.run("check")
        #expect(check.status == .differs)
        #expect(
            check.text.contains(
                "cannot read 'Snapshots/badge': it is a symbolic link, which is not followed"))
        let record = await shop.run("record")
        #expect(record.status == .failed)
        #expect(record.text.contains("Snapshots/badge': it is a symbolic link, which is not followed"))
        #expect(await shop.run("approve", "--all").status == .failed)
        #expect(try isUntouched(shop))
    }

    @Test func `A link in the place of all references is an error of every command`() async throws {
        let (shop, outside) = try await recordedShop()
        try shop.remove("Snapshots")
        try shop.link(outside, at: "Snapshots")
        for command in [["check"], ["record"], ["prune", "--delete"], ["doctor"]] {
            let (status, text) = await shop.run(command)
            #expect(status == .failed)
            #expect(text.contains("/Snapshots': it is a symbolic link, which is not followed"), "\(text)")
        }
        #expect(try isUntouched(shop))
    }

    @Test func `A link in the place of the last run is not followed`() async throws {
        let (shop, outside) = try await recordedShop()
        _ = await shop.run("check")
        try shop.remove(".vitrine/last-run")
        try shop.link(outside, at: ".vitrine/last-run")
        #expect(await shop.run("check").status == .failed)
        #expect(await shop.run("approve", "--all").status == .failed)
        try shop.remove(".vitrine")
        try shop.link(outside, at: ".vitrine")
        #expect(await shop.run("check").status == .failed)
        #expect(try isUntouched(shop))
    }

    @Test func `Links within the last run are removed and not followed`() async throws {
        let (shop, outside) = try await recordedShop()
        shop.design.padding = 8
        _ = await shop.run("check")
        try shop.remove(".vitrine/last-run/actual/badge")
        try shop.link("\(outside)/badge", at: ".vitrine/last-run/actual/badge")
        #expect(await shop.run("approve", "--all").status == .failed)
        try shop.remove(".vitrine/last-run/difference")
        try shop.link(outside, at: ".vitrine/last-run/difference")
        #expect(await shop.run("check").status == .failed)
        try shop.remove(".vitrine/last-run/difference")
        #expect(await shop.run("check").status == .differs)
        #expect(await shop.run("approve", "--all").status == .allMatch)
        #expect(try isUntouched(shop))
    }

    @Test func `Pruning follows no link and removes nothing that is not named like a snapshot`() async throws
    {
        let (shop, outside) = try await recordedShop()
        try shop.link(outside, at: "Snapshots/linked")
        try shop.link("\(outside)/notes.txt", at: "Snapshots/badge/old.png")
        try shop.write("stray", to: "Snapshots/badge/old.json")
        try shop.write("mine", to: "Snapshots/badge/own-note.txt")
        try shop.write("mine", to: "Snapshots/badge/Not A Snapshot.png")
        try shop.write("mine", to: "Snapshots/notes.json")
        try shop.makeFolder("Snapshots/badge/deeper")
        try shop.write("mine", to: "Snapshots/badge/deeper/Not A Step.png")
        let unexpectedFiles = """
            left alone Snapshots/badge/Not A Snapshot.png: it is not named like a snapshot
            left alone Snapshots/badge/deeper/Not A Step.png: it is not named like a snapshot
            left alone Snapshots/badge/old.png: it is a symbolic link, which is not followed
            left alone Snapshots/badge/own-note.txt: it is not named like a snapshot
            left alone Snapshots/linked: it is a symbolic link, which is not followed
            left alone Snapshots/notes.json: it is not named like a snapshot

            """
        #expect(
            await shop.run("prune") == (.missingOrStale, "stale Snapshots/badge/old.json\n" + unexpectedFiles)
        )
        let before = try shop.files()
        #expect(
            await shop.run("prune", "--delete") == (
                .allMatch, "deleted Snapshots/badge/old.json\n" + unexpectedFiles
            ))
        #expect(try shop.files() == before.filter { $0 != "Snapshots/badge/old.json" })
        #expect(try isUntouched(shop))
        let check = await shop.run("check").text
        #expect(check.contains("warning: Snapshots/linked: it is a symbolic link, which is not followed\n"))
        #expect(!check.contains("own-note"))
    }

    @Test func `A name that is not text is told escaped and stays`() async throws {
        let (shop, _) = try await recordedShop()
        let name =
            Array("\(shop.folder)/Snapshots/badge/old".utf8CString.dropLast()) + [
                -1, 0x2e, 0x70, 0x6e, 0x67, 0,
            ]
        let file = open(name, O_WRONLY | O_CREAT, 0o644)
        try #require(file >= 0)
        close(file)
        try shop.write("", to: "Snapshots/badge/\u{1b}[31m.png")
        let (status, text) = await shop.run("prune", "--delete")
        #expect(status == .allMatch)
        #expect(
            text == """
                no stale references
                left alone Snapshots/badge/\\u{1b}[31m.png: it is not named like a snapshot
                left alone Snapshots/badge/old\\xff.png: it is not named like a snapshot

                """)
        #expect(access(name, F_OK) == 0)
    }

    @Test func `A name that only looks like a snapshot's is another one`() async throws {
        let (shop, _) = try await recordedShop()
        // 'é' in two code points; ours are written with one.
        try shop.write("mine", to: "Snapshots/badge/cafe\u{301}.png")
        let (status, text) = await shop.run("prune", "--delete")
        #expect(status == .allMatch)
        #expect(text.contains("no stale references\nleft alone Snapshots/badge/cafe\u{301}.png: "))
    }

    @Test func `A file that cannot be removed is not called deleted`() async throws {
        let (shop, _) = try await recordedShop()
        try shop.makeFolder("Snapshots/gone")
        try shop.write("stale", to: "Snapshots/gone/old.png")
        // A root user may remove from a folder that is write-protected, but from none with this attribute.
        let path = "\(shop.folder)/Snapshots/gone"
        let isProtected = try protect(path, true)
        defer { _ = try? protect(path, false) }  // The folder goes with the test or stays for the system.
        try #require(isProtected || geteuid() == 0)
        guard isProtected else { return }
        let (status, text) = await shop.run("prune", "--delete")
        #expect(status == .failed)
        #expect(text.contains("error: cannot write '\(path)/old.png': "), "\(text)")
        #expect(!text.contains("deleted"))
    }

    /// Lets nothing be removed from a folder, as far as this user can; returns whether that is so.
    private func protect(_ path: String, _ isProtected: Bool) throws -> Bool {
        if geteuid() != 0 { return chmod(path, isProtected ? 0o555 : 0o755) == 0 }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["chattr", isProtected ? "+i" : "-i", path]
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus == 0
    }

    @Test func `Reports and renderings are not written through links`() async throws {
        let (shop, outside) = try await recordedShop()
        shop.design.padding = 8
        _ = await shop.run("check", "--report", "report")
        try shop.remove("report/pictures")
        try shop.link(outside, at: "report/pictures")
        #expect(await shop.run("check", "--report", "report").status == .failed)
        try shop.remove("report/pictures")
        #expect(await shop.run("check", "--report", "report").status == .differs)
        try shop.makeFolder("pictures")
        try shop.link("\(outside)/badge", at: "pictures/badge")
        let (status, text) = await shop.run("render", "-o", "pictures")
        #expect(status == .failed)
        #expect(text.contains("pictures/badge': it is a symbolic link, which is not followed"))
        #expect(try isUntouched(shop))
    }

    @Test func `The folders that a user names may be links`() async throws {
        let (shop, _) = try await recordedShop()
        try shop.link(shop.folder, at: "itself")
        #expect(await shop.run("check", "--root", "itself") == (.allMatch, "4 snapshots match\n"))
        try shop.makeFolder("real")
        try shop.link("real", at: "pictures")
        #expect(await shop.run("render", "-o", "pictures").status == .allMatch)
        #expect(try !shop.read("real/badge/sale.png").isEmpty)
    }

    @Test func `Links in a circle among sources come to an end`() async throws {
        let (shop, _) = try await recordedShop()
        for name in ["one", "two", "three"] {
            try shop.makeFolder("Sources/\(name)")
            for other in ["one", "two", "three"] {
                try shop.link("../\(other)", at: "Sources/\(name)/to-\(other)")
            }
        }
        try #require(mkfifo("\(shop.folder)/Sources/pipe.swift", 0o644) == 0)
        try shop.makeFolder("Catalog/Assets.xcassets")
        try shop.link(".", at: "Catalog/Assets.xcassets/a")
        try shop.link(".", at: "Catalog/Assets.xcassets/b")
        #expect(await shop.run("check") == (.allMatch, "4 snapshots match\n"))
    }
}
