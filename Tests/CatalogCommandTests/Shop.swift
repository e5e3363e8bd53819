import CatalogCommand
import CatalogKit
import Foundation
import RunRecords
import Synchronization
import VitrineGeometry
import VitrineViews

/// A catalogue in a folder of its own, with a command line to try.
@MainActor
final class Shop {
    /// What a test changes about the components between two runs.
    struct Design {
        var padding = 4.0
        var fails = false
        var hasSecondVariant = true
    }

    let folder: String
    var design = Design()
    /// How payloads are shown.
    var payload: (@MainActor (Data) throws -> AnyView)?

    private nonisolated let printed = Mutex("")

    init() throws {
        let name = "vitrine-\(UUID().uuidString)"
        folder = FileManager.default.temporaryDirectory.appending(path: name).path
        try FileManager.default.createDirectory(
            atPath: folder + "/Catalog", withIntermediateDirectories: true)
        try FileManager.default.createDirectory(
            atPath: folder + "/Sources", withIntermediateDirectories: true)
    }

    deinit {
        // A folder that cannot be removed is left to the system.
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// Runs a command; returns how it ended and what it printed to both streams.
    func run(_ arguments: String...) async -> (status: RunStatus, text: String) {
        await run(arguments)
    }

    func run(_ arguments: [String]) async -> (status: RunStatus, text: String) {
        Badge_Definition.design.withLock { $0 = design }
        printed.withLock { $0 = "" }
        let host = CommandHost(workingFolder: folder, processors: 2, columns: 80) { [self] text, _ in
            printed.withLock { $0 += text }
        }
        var catalog = Catalog("Shop", modes: [.light, .dark], definitions: [Badge_Definition.self])
        if let payload { catalog = catalog.payload(payload) }
        let status = await CatalogCommand.run(arguments, catalog: catalog, host: host)
        return (status, printed.withLock { $0 })
    }

    func write(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(path)"))
    }

    func read(_ path: String) throws -> Data {
        try Data(contentsOf: URL(filePath: "\(folder)/\(path)"))
    }

    func link(_ target: String, at path: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: "\(folder)/\(path)", withDestinationPath: target)
    }

    func makeFolder(_ path: String) throws {
        try FileManager.default.createDirectory(
            atPath: "\(folder)/\(path)", withIntermediateDirectories: true)
    }

    func remove(_ path: String) throws {
        try FileManager.default.removeItem(atPath: "\(folder)/\(path)")
    }

    /// Every file below the folder, but for the lock's and the last run's.
    func files() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder).filter {
            !$0.hasPrefix(".vitrine") && $0.contains(".")
        }.sorted()
    }
}

private struct Badge: View {
    let color: Color
    let padding: Double

    var body: some View {
        color.frame(width: 20, height: 10).padding(padding).background(Color.gray)
    }
}

private enum Badge_Definition: ViewDefinition {
    static let design = Mutex(Shop.Design())

    static var canvas: SnapshotCanvas { .ideal.margin(4) }

    static var contentVariants: ContentVariants {
        let design = design.withLock { $0 }
        Badge(color: .red, padding: design.padding).named("Sale", line: 12)
        if design.hasSecondVariant {
            ContentVariant("New", line: 34) {
                if design.fails { throw MissingPicture() }
                return Badge(color: .blue, padding: 4)
            }
        }
    }
}

private struct MissingPicture: Error, CustomStringConvertible {
    let description = "there is no 'cup' in Catalog/Images"
}
