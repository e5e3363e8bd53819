import CatalogAssets
import SwiftUI
import Synchronization
import Testing
import UIKit
import VitrineComposition
import VitrineJSONValues
import VitrineRendering
import VitrineTesting
import VitrineTypesetting

/// What components ask of the main queue.
@MainActor
struct MainQueueTests {
    @Test func `What is asked of the main queue when a view appears is in the picture`() throws {
        struct Reveal: View {
            @State private var text = "before"
            var body: some View {
                Text(text).onAppear { DispatchQueue.main.async { text = "after" } }
            }
        }
        #expect(try VitrineTesting.Host(Reveal()).text("after").exists)
    }

    @Test func `It is in the picture of a renderer that waits between its passes`() async throws {
        struct Reveal: View {
            @State private var text = "before"
            var body: some View {
                Text(text).onAppear { DispatchQueue.main.async { text = "after" } }
            }
        }
        let environment = RenderingEnvironment(
            files: CatalogFiles(folder: URL.temporaryDirectory), fontBook: try FontBook.inter(),
            families: FontFamilies(default: "Inter"))
        let composed = try await Renderer(environment: environment).compose(
            RenderRequest(
                view: { Reveal() }, environment: { EnvironmentValues() },
                extent: .fixed(width: 100, height: 60), margin: 0))
        #expect(composed.nodes.compactMap { $0.properties["text"]?.description } == ["after"])
    }

    @Test func `What a view of UIKit asks of it while it is made is in the picture, too`() throws {
        struct Field: UIViewRepresentable {
            @Binding var width: CGFloat
            func makeUIView(context: Context) -> UIView { UIView() }
            func updateUIView(_ view: UIView, context: Context) {
                DispatchQueue.main.async { width = 40 }
            }
        }
        struct Measured: View {
            @State private var width: CGFloat = 0
            var body: some View {
                Field(width: $width)
                Text("\(Int(width))")
            }
        }
        // The same is asked in each pass, and changes nothing after the first.
        #expect(try VitrineTesting.Host(Measured()).text("40").exists)
    }

    @Test func `Work of the main queue is done in its order, what it asks for after it`() throws {
        final class Log { nonisolated(unsafe) var names: [String] = [] }
        struct Ordered: View {
            nonisolated(unsafe) let log: Log
            var body: some View {
                Button("Go") {
                    DispatchQueue.main.async { [log] in
                        log.names.append("first")
                        DispatchQueue.main.async { log.names.append("third") }
                    }
                    DispatchQueue.main.async { [log] in log.names.append("second") }
                    log.names.append("now")
                }
            }
        }
        let log = Log()
        try VitrineTesting.Host(Ordered(log: log)).button("Go").tap()
        #expect(log.names == ["now", "first", "second", "third"])
    }

    @Test
    func
        `Components are made on the main thread as far as they can ask, other queues do their work elsewhere`()
    {
        #expect(Thread.isMainThread && Thread.current.isMainThread)
        #expect(OperationQueue.current === OperationQueue.main)
        let isMain = Mutex(true)
        let group = DispatchGroup()
        DispatchQueue.global().async(group: group) {
            isMain.withLock {
                $0 = Thread.isMainThread || Thread.current.isMainThread || OperationQueue.current != nil
            }
        }
        group.wait()
        #expect(isMain.withLock { !$0 })
    }
}
