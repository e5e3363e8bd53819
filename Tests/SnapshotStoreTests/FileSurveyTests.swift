import Foundation
import Glibc
import SnapshotStore
import Testing

struct FileSurveyTests {
    private let folder = FileManager.default.temporaryDirectory.appending(
        path: "vitrine-\(UUID().uuidString)")

    private func write(_ text: String, to name: String) throws {
        let url = folder.appending(path: name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    private func survey(later nanoseconds: Int64 = 1_000_000_000) throws -> String? {
        var survey = FileSurvey(now: FileSurvey.now() + nanoseconds)
        try survey.add(folder: folder.path)
        survey.add(file: folder.path + "/missing")
        return survey.value
    }

    @Test func `Each change of a file is another value`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("red", to: "a/colors")
        try write("red", to: "b/colors")
        var values: Set<String?> = [try survey()]
        #expect(try values == [survey()])
        func expectChange(_ change: String) throws {
            #expect(try values.insert(survey()).inserted, "\(change)")
        }
        // The clock of files moves on meanwhile.
        usleep(20_000)
        let path = folder.path + "/a/colors"
        let times = try FileManager.default.attributesOfItem(atPath: path)
        let file = try #require(FileHandle(forWritingAtPath: path))
        try file.write(contentsOf: Data("tan".utf8))
        try file.close()
        try FileManager.default.setAttributes(
            [.modificationDate: try #require(times[.modificationDate])], ofItemAtPath: path)
        try expectChange("other bytes of the same number, with the old time")
        try write("", to: "missing")
        try expectChange("a file that was not there")
        try FileManager.default.moveItem(atPath: path, toPath: folder.path + "/a/colours")
        try expectChange("another name")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/c", withDestinationPath: folder.path + "/b")
        try FileManager.default.removeItem(atPath: folder.path + "/a/colours")
        try expectChange("a file less")
    }

    @Test(arguments: ["a", "a/colors"])
    func `A link to what has moved is another value`(path: String) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("red", to: "a/colors")
        let (place, other) = (folder.appending(path: path).path, folder.path + "-moved")
        defer { try? FileManager.default.removeItem(atPath: other) }
        let before = try survey()
        try FileManager.default.moveItem(atPath: place, toPath: other)
        try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: other)
        #expect(try survey() != before)
    }

    @Test func `Hidden files are left out and links followed`() throws {
        let other = folder.appending(path: "beside")
        let shown = folder.appending(path: "shown")
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("red", to: "beside/colors")
        try write("red", to: "shown/.hidden/colors")
        try FileManager.default.createSymbolicLink(
            at: shown.appending(path: "linked"), withDestinationURL: other)
        func survey() throws -> String? {
            var survey = FileSurvey(now: FileSurvey.now() + 1_000_000_000)
            try survey.add(folder: shown.path)
            return survey.value
        }
        let before = try survey()
        try write("red", to: "shown/.hidden/sizes")
        #expect(try survey() == before)
        try write("red", to: "beside/sizes")
        #expect(try survey() != before)
    }

    @Test func `A file of this moment tells nothing, for it may change once more`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("red", to: "colors")
        var status = stat()
        #expect(stat(folder.path + "/colors", &status) == 0)
        let change = Int64(status.st_ctim.tv_sec) * 1_000_000_000 + Int64(status.st_ctim.tv_nsec)
        for (delay, isKnown) in [(FileSurvey.moment - 1, false), (FileSurvey.moment, true)] {
            var survey = FileSurvey(now: change + delay)
            survey.add(file: folder.path + "/colors")
            #expect((survey.value != nil) == isKnown)
        }
    }
}
