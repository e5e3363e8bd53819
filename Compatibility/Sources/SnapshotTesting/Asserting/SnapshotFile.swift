import Foundation

/// Where a reference lies: `__Snapshots__/<test file>/<test>.<name or number>.<extension>` beside the test's file.
struct SnapshotFile {
    let folder: URL
    /// The test's name as it stands in the file's.
    let test: String
    let url: URL
    /// Where the snapshot of a failure goes.
    let failureURL: URL

    /// - Parameters:
    ///   - name: what tells the snapshot from others of the test; it has a number otherwise.
    ///   - folder: another folder than the one beside the test's file.
    init(
        testFile: String, test: String, name: String?, folder: String?, pathExtension: String?,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        let source = URL(fileURLWithPath: testFile, isDirectory: false)
        let sourceName = source.deletingPathExtension().lastPathComponent
        self.folder =
            folder.map { URL(fileURLWithPath: $0, isDirectory: true) }
            ?? source.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
            .appendingPathComponent(sourceName)
        let identifier =
            name.map(Self.pathComponent)
            ?? String(SnapshotCounter.current.next(for: "\(self.folder.path)/\(test)"))
        self.test = Self.pathComponent(test)
        let ending = pathExtension.map { ".\($0)" } ?? ""
        let fileName = "\(self.test).\(identifier)\(ending)"
        url = self.folder.appendingPathComponent(fileName)
        let artifacts = environment["SNAPSHOT_ARTIFACTS"] ?? NSTemporaryDirectory()
        failureURL = URL(fileURLWithPath: artifacts, isDirectory: true)
            .appendingPathComponent(sourceName).appendingPathComponent(fileName)
    }

    /// A name with a hyphen for everything that is neither letter, digit nor underscore, and none at its ends.
    static func pathComponent(_ name: String) -> String {
        name.replacingOccurrences(of: "\\W+", with: "-", options: .regularExpression)
            .replacingOccurrences(of: "^-|-$", with: "", options: .regularExpression)
    }
}
