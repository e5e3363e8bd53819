import Foundation
import Glibc
import RunRecords
import SnapshotStore
import VitrineRendering

/// All that decides what a check of a whole catalogue finds: the program with its libraries and resources, its variables, the
/// files of the catalogue's folder, and those of fonts.
///
/// A check in which all snapshots match is not done again while they stay the same, as Go's tests are not. Where only files of
/// tokens and references have changed, just what is made of them is. What components read elsewhere, or in hidden folders,
/// is not known.
struct CheckInputs {
    /// Of all but what only the catalogue's own code tells where it is; nothing where a file may change without it.
    private let hash: String?
    /// The same without the files of tokens and the references.
    private let lastingHash: String?
    /// Whether the last run was made from the same, so that it is as good as this one.
    let areUnchanged: Bool

    /// The inputs of this process, which has not run anything of the catalogue yet; nothing where they are not known.
    init?(of folder: CatalogFolder, workingFolder: String, variables: [String: String]) {
        let root = FileSystem.resolved(folder.path)
        // Files are also read from where the command runs.
        guard "\(FileSystem.resolved(workingFolder))/".hasPrefix("\(root)/") else { return nil }
        var lasting = FileSurvey()
        var changing = FileSurvey()
        lasting.add(workingFolder)
        for (name, value) in variables.sorted(by: { $0.key < $1.key }) { lasting.add("\(name)=\(value)") }
        do {
            for mapping in try Self.mappings() {
                lasting.add(mapping.file)
                lasting.add(file: mapping.path)
            }
            let program = Bundle.main.bundleURL
            for bundle in try ResourceBundles.names(besides: program) {
                try lasting.add(folder: program.appending(path: bundle).path)
            }
            try lasting.add(
                folder: root, besides: ["Catalog/Tokens/", "\(folder.references.name)/"], to: &changing)
        } catch {
            // What cannot be looked at may change at any time; the check says what is wrong with it.
            return nil
        }
        lastingHash = lasting.value
        if let lastingHash { changing.add(lastingHash) }
        hash = lastingHash == nil ? nil : changing.value
        let last = folder.lastRun.inputs()
        areUnchanged = last != nil && last == Self.run(hash, and: last?.files ?? [])
    }

    /// The inputs of a run that looks for files elsewhere as well; nothing where they are not known.
    func run(lookingFor files: [String]) -> RunInputs? { Self.run(hash, and: files) }

    /// A hash of the inputs without the files of tokens and the references; nothing where they are not known.
    func lasting(lookingFor files: [String]) -> String? { Self.run(lastingHash, and: files)?.hash }

    private static func run(_ hash: String?, and files: [String]) -> RunInputs? {
        guard let hash else { return nil }
        var survey = FileSurvey()
        survey.add(hash)
        for file in files { survey.add(file: file) }
        return survey.value.map { RunInputs(files: files, hash: $0) }
    }

    /// The files that the process is made of, as the system had them when it took them: a path may lead to another one by now.
    private static func mappings() throws -> [(file: String, path: String)] {
        var found: Set<Substring> = []
        var mappings: [(file: String, path: String)] = []
        for line in try String(decoding: memoryMap(), as: UTF8.self).split(separator: "\n") {
            // Addresses, permissions, offset, device, number and path.
            let columns = line.split(separator: " ", maxSplits: 5)
            guard columns.count == 6 else { continue }
            let path = columns[5].drop { $0 == " " }
            guard path.hasPrefix("/"), found.insert(path).inserted else { continue }
            mappings.append(("\(columns[3]) \(columns[4])", String(path)))
        }
        return mappings.sorted { $0.path < $1.path }
    }

    /// What the system tells a page at a time, for which memory may not change meanwhile.
    private static func memoryMap() throws -> [UInt8] {
        let file = open("/proc/self/maps", O_RDONLY | O_CLOEXEC)
        defer { close(file) }
        var length = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 20) { buffer, count in
            repeat {
                length = read(file, buffer.baseAddress.map { $0 + count }, buffer.count - count)
                count += max(0, length)
            } while length > 0
        }
        guard length == 0, bytes.count < 1 << 20 else { throw CocoaError(.fileReadUnknown) }
        return bytes
    }
}
