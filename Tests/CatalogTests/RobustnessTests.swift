import Foundation
import Glibc
import TestWorkers
import Testing

/// What no accident may do to references; each test works with processes of its own. Commands that are ended at each of their calls
/// are the matter of `FaultTests`.
@Suite(.serialized, .waitsForProcesses)
struct RobustnessTests {
    /// 38 snapshots in two modes.
    private static func catalog() throws -> HostileCatalog {
        try HostileCatalog(deeds: ["dark"] + (1...16).map { "calm \($0)" })
    }

    /// References that are whole and belong to other snapshots: variants have changed places, in light, of which pictures are
    /// kept, and in dark, of which only sidecars are.
    private static func exchanged(_ files: [String: Data]) -> [String: Data] {
        var exchanged = files
        for (one, other) in [("calm-1", "calm-2"), ("calm-3", "calm-4")] {
            for ending in [".png", ".json", "@dark.json"] {
                exchanged["hostile/\(one)\(ending)"] = files["hostile/\(other)\(ending)"]
                exchanged["hostile/\(other)\(ending)"] = files["hostile/\(one)\(ending)"]
            }
        }
        return exchanged
    }

    /// The stem of each file, such as `hostile/calm-1@dark`.
    private static func stem(_ path: String) -> String { String(path.prefix { $0 != "." }) }

    /// Ends a command after so many milliseconds, as the system does when memory runs out.
    private static func kill(_ catalog: HostileCatalog, _ arguments: [String], after milliseconds: UInt32)
        throws
    {
        let (process, output) = try catalog.start(arguments)
        usleep(milliseconds * 1000)
        Glibc.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        // The process that works ends with the one that was ended; the output is open until then.
        _ = try output.fileHandleForReading.readToEnd()
    }

    /// How long a command takes when nobody ends it.
    private static func duration(_ body: () throws -> Void) rethrows -> UInt32 {
        let clock = ContinuousClock()
        let elapsed = try clock.measure(body)
        return UInt32(max(1, elapsed / .milliseconds(1)))
    }

    @Test func `Recording that is ended anywhere leaves each file old or new`() throws {
        let catalog = try Self.catalog()
        defer { catalog.remove() }
        #expect(try catalog.run("record").status == 0)
        let new = try catalog.references()
        let old = Self.exchanged(new)
        #expect(old != new)
        try catalog.write(old)
        let time = try Self.duration { try catalog.run("record") }
        for round in 0..<16 {
            try catalog.write(old)
            try Self.kill(catalog, ["record"], after: time * UInt32(round) / 15)
            let files = try catalog.references()
            #expect(files.keys.sorted() == new.keys.sorted())
            for (path, bytes) in files { #expect(bytes == old[path] || bytes == new[path], "\(path)") }
            // A pair that was torn apart is found out, never taken for a reference.
            let check = try catalog.run("check")
            #expect(check.status == 0 || check.status == 1, "\(check.text)")
        }
        #expect(try catalog.run("record").status == 0)
        #expect(try catalog.references() == new)
        #expect(try catalog.run("check").status == 0)
    }

    @Test func `Two processes that approve at once come to one result`() throws {
        let catalog = try Self.catalog()
        defer { catalog.remove() }
        try catalog.run("record")
        let new = try catalog.references()
        let old = Self.exchanged(new)
        for _ in 0..<4 {
            try catalog.write(old)
            try catalog.run("check")
            let both = try [catalog.start(["approve", "--all"]), catalog.start(["approve", "--all"])]
            var texts: [String] = []
            for (process, output) in both {
                texts.append(
                    String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self))
                process.waitUntilExit()
                #expect(process.terminationStatus == 0)
            }
            #expect(try catalog.references() == new)
            // Each snapshot was approved by one of them.
            let approved = texts.joined().split(separator: "\n").filter { $0.hasPrefix("approved ") }
            #expect(approved.count == Set(approved).count)
            #expect(approved.count == Set(old.filter { $0.value != new[$0.key] }.keys.map(Self.stem)).count)
        }
    }

    @Test func `A folder that cannot be written to can be checked and is told`() throws {
        let catalog = try Self.catalog()
        defer { catalog.remove() }
        try catalog.run("record")
        let files = try catalog.references()
        try catalog.write(Self.exchanged(files))
        // Who may do everything may write everywhere; so another user runs it.
        let launcher =
            getuid() == 0
            ? ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : []
        if getuid() == 0 { _ = try Self.shell("chown -R 65534:65534 '\(catalog.folder)'") }
        _ = try Self.shell("chmod -R a-w '\(catalog.folder)/Snapshots'")
        let before = try catalog.references()
        #expect(try catalog.run("check", launcher: launcher).status == 1)
        for command in ["record", "approve"] {
            let arguments = command == "record" ? "hostile" : "--all"
            let (status, text) = try catalog.run(command, arguments, launcher: launcher)
            #expect(status == 70)
            #expect(text.contains("cannot write"))
            #expect(text.contains("permission denied"), "\(text)")
        }
        #expect(try catalog.references() == before)
        _ = try Self.shell("chmod -R u+w '\(catalog.folder)'")
    }

    @Test(.enabled(if: getuid() == 0, "mounting a file system of its own needs root"))
    func `A full disk loses nothing`() throws {
        let catalog = try Self.catalog()
        defer { catalog.remove() }
        try catalog.run("record")
        let new = try catalog.references()
        let old = Self.exchanged(new)
        let size = old.values.reduce(0) { $0 + ($1.count + 4095) / 4096 * 4096 } + 64 * 1024
        let place = catalog.folder + "/Snapshots"
        try catalog.write([:])
        try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        guard try Self.shell("mount -t tmpfs -o size=\(size) none '\(place)'") == 0 else { return }
        for (path, bytes) in old {
            let url = URL(filePath: "\(place)/\(path)")
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try bytes.write(to: url)
        }
        // What is left has no room for a picture and its sidecar.
        _ = try Self.shell("head -c 100000000 /dev/zero > '\(place)/ballast' 2>/dev/null")
        let (status, text) = try catalog.run("record")
        #expect(status == 70)
        #expect(text.contains("no space left on device"), "\(text)")
        #expect(try catalog.references() == old)
        _ = try Self.shell("rm '\(place)/ballast'")
        #expect(try catalog.run("record").status == 0)
        #expect(try catalog.references() == new)
        _ = try Self.shell("umount '\(place)'")
    }

    private static func shell(_ command: String) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", command]
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
