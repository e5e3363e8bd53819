import CatalogAssets
import Composition
import Drawing
import Foundation
import Geometry
import JSONValues
import Rendering
import Testing
import Typesetting
import Views

/// Components on the screen of a device, as previews show them.
struct ScreenTests {
    private static let insets = Insets(top: 59, left: 0, bottom: 34, right: 0)

    private func compose(
        isCropped: Bool = true, safeArea: Insets = insets,
        _ view: @escaping @MainActor @Sendable () -> any View
    ) async throws -> Composed {
        let files = CatalogFiles(folder: URL.temporaryDirectory.appending(path: "vitrine-none"))
        let environment = RenderingEnvironment(
            files: files, fontBook: try FontBook.inter(), families: FontFamilies(default: "Inter"))
        let screen = RenderRequest.Screen(
            size: Size(width: 393, height: 852), safeArea: safeArea, isCropped: isCropped)
        let renderer = try Renderer(environment: environment)
        let composed = try await renderer.compose(
            RenderRequest(view: view, environment: { EnvironmentValues() }, extent: .screen(screen)))
        let again = try #require(try renderer.recompose(composed.nodes, scale: 2))
        #expect(again.displayListHash == composed.displayListHash)
        return composed
    }

    private func box(_ kind: String, in composed: Composed) -> Rect? {
        var frames: [Rect] = []
        for node in composed.nodes {
            frames = Array(frames.prefix(node.depth))
            let origin = frames.last?.origin ?? .zero
            frames.append(node.box.translated(by: origin))
            if node.kind == kind { return frames.last }
        }
        return nil
    }

    @Test func `What is smaller than the screen is cropped to itself and its margin`() async throws {
        let composed = try await compose { Color.red.frame(width: 100, height: 40) }
        #expect(composed.displayList.size == Size(width: 132, height: 72))
        #expect(box("frame", in: composed) == Rect(x: 16, y: 16, width: 100, height: 40))
    }

    @Test func `An axis that is filled is as long as the screen`() async throws {
        let wide = try await compose { Color.red.frame(height: 40) }
        #expect(wide.displayList.size == Size(width: 393, height: 72))
        #expect(box("frame", in: wide) == Rect(x: 0, y: 16, width: 393, height: 40))
        let high = try await compose { Color.red.frame(width: 40) }
        #expect(high.displayList.size == Size(width: 72, height: 852))
        #expect(box("frame", in: high) == Rect(x: 16, y: 59, width: 40, height: 759))
        let nearly = try await compose { Color.red.frame(width: 380, height: 740) }
        #expect(nearly.displayList.size == Size(width: 393, height: 772))
    }

    @Test func `A scroll view is as high as the screen, whatever it holds`() async throws {
        let composed = try await compose {
            ScrollView { ForEach(0..<100) { _ in Color.red.frame(height: 140) } }
        }
        #expect(composed.displayList.size == Size(width: 393, height: 852))
        #expect(box("scroll", in: composed) == Rect(x: 0, y: 59, width: 393, height: 759))
        guard case .group(let group) = composed.displayList.items[1].content else {
            Issue.record("expected the clipped content")
            return
        }
        // Rows go on below the room, to the edge of the screen.
        #expect(group.clip?.bounds == Rect(x: 0, y: 0, width: 393, height: 852))
    }

    @Test func `What is larger than the screen is cut off in its middle`() async throws {
        let composed = try await compose { Color.red.frame(width: 500, height: 959) }
        #expect(composed.displayList.size == Size(width: 393, height: 852))
        #expect(box("frame", in: composed) == Rect(x: -53.5, y: -41, width: 500, height: 959))
    }

    @Test func `Without cropping the whole device is shown`() async throws {
        let composed = try await compose(isCropped: false) { Color.red.frame(width: 100, height: 59) }
        #expect(composed.displayList.size == Size(width: 393, height: 852))
        #expect(box("frame", in: composed) == Rect(x: 146.5, y: 409, width: 100, height: 59))
    }

    @Test func `Backgrounds go on to the edges of the screen, views do when they ignore the safe area`()
        async throws
    {
        let whole = Rect(x: 0, y: 0, width: 393, height: 852)
        let room = Rect(x: 0, y: 59, width: 393, height: 759)
        #expect(box("shape", in: try await compose { Color.red }) == room)
        #expect(box("shape", in: try await compose { Color.red.ignoresSafeArea() }) == whole)
        #expect(
            box("shape", in: try await compose { Color.red.ignoresSafeArea(edges: .top) })
                == Rect(x: 0, y: 0, width: 393, height: 818))
        #expect(box("shape", in: try await compose { Color.red.ignoresSafeArea(.keyboard) }) == room)
        let filled = try await compose {
            VStack { Spacer() }.frame(maxWidth: .infinity).background(.red)
        }
        #expect(box("shape", in: filled) == whole)
        #expect(box("vstack", in: filled)?.minY == 59)
        let inside = try await compose {
            VStack { Spacer() }.frame(maxWidth: .infinity).padding(1).background(.red).padding(1)
        }
        #expect(box("shape", in: inside) == room.inset(by: Insets(all: 1)))
    }

    @Test func `Ignoring the safe area twice goes no further`() async throws {
        let composed = try await compose { Color.red.ignoresSafeArea().ignoresSafeArea() }
        #expect(box("shape", in: composed) == Rect(x: 0, y: 0, width: 393, height: 852))
    }

    @Test func `A reader of geometry knows what is covered beside it`() async throws {
        let composed = try await compose {
            GeometryReader { proxy in
                Text("\(Int(proxy.safeAreaInsets.top)) \(Int(proxy.safeAreaInsets.bottom))")
            }
        }
        #expect(composed.nodes.last?.properties["text"] == "59 34")
    }

    @Test func `Global frames are those on the screen`() async throws {
        let composed = try await compose {
            GeometryReader { proxy in
                let frame = proxy.frame(in: .global)
                Text(verbatim: "\(frame.minY) \(frame.height)")
            }
            .frame(width: 200)
        }
        #expect(composed.nodes.last?.properties["text"] == "59.0 759.0")
        let small = try await compose {
            GeometryReader { Text(verbatim: "\($0.frame(in: .global).minX)") }.frame(width: 93, height: 50)
        }
        #expect(small.nodes.last?.properties["text"] == "150.0")
    }
}
