import CatalogAssets
import CatalogKit
import Foundation
import SnapshotRuns
import SnapshotStore
import Synchronization
import Testing
import VitrineComposition
import VitrineRendering
import VitrineTypesetting
import VitrineViews

private enum Measured_Definition: ViewDefinition {
    static var modes: ModeSelection { [.light] }
    static var contentVariants: ContentVariants {
        GeometryReader { _ in Color.red }.frame(width: 8, height: 8).named("Red")
    }
}

@MainActor
struct MainActorTurnTests {
    @Test func `A run tells when the code of a snapshot has the main actor`() async throws {
        let root = NSTemporaryDirectory() + "vitrine-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: root + "/Catalog", withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: root) }
        let environment = RenderingEnvironment(
            files: CatalogFiles(folder: URL(filePath: root + "/Catalog")),
            fontBook: try FontBook.interAndNoto(), families: FontFamilies(default: "Inter"))
        let turns = Mutex<[String]>([])
        let note: @Sendable (String) -> Void = { turn in turns.withLock { $0.append(turn) } }
        let observer = RunObserver(
            willRun: { _ in }, willRender: { note("\($0) starts") }, didRender: { note("\($0) ends") },
            willUseMainActor: { note("\($0) has the main actor") },
            didUseMainActor: { note("\($0) leaves it") })
        var settings = CatalogRun.Settings(
            makeWorker: { try CatalogWorker(environment: environment) }, jobs: 1, progress: { _, _ in })
        settings.observers = [observer]
        let inventory = try Catalog("Test", definitions: [Measured_Definition.self]).inventory()
        let run = CatalogRun(
            inventory, filter: SnapshotFilter([]), in: try CatalogFolder(named: root), settings: settings)
        _ = try await run.check()
        let told = turns.withLock { $0 }
        #expect(told.first == "measured/red starts" && told.last == "measured/red ends")
        // The view is made, resolved, and resolved once more with its size.
        #expect(told.count >= 8)
        for (index, turn) in told.dropFirst().dropLast().enumerated() {
            #expect(turn == "measured/red \(index.isMultiple(of: 2) ? "has the main actor" : "leaves it")")
        }
    }
}
