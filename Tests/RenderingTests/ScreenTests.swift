import CatalogAssets
import Foundation
import Testing
import VitrineComposition
import VitrineDrawing
import VitrineGeometry
import VitrineJSONValues
import VitrineRendering
import VitrineTypesetting
import VitrineViews

/// Components on the screen of a device, as previews show them.
struct ScreenTests {
    private static let insets = Insets(top: 59, left: 0, bottom: 34, right: 0)

    private func compose(
        isCropped: Bool = true, safeArea: Insets = insets,
        _ view: @escaping @MainActor @Sendable () -> any View
    ) async throws -> Composition {
        let files = CatalogFiles(folder: URL.temporaryDirectory.appending(path: "vitrine-none"))
        let environment = RenderingEnvironment(
            files: files, fontBook: try FontBook.inter(), families: FontFamilies(default: "Inter"))
        let screen = CanvasExtent.Screen(
            size: Size(width: 393, height: 852), safeArea: safeArea, isCropped: isCropped)
        let renderer = try Renderer(environment: environment)
        let composed = try await renderer.compose(
            RenderRequest(view: view, environment: { EnvironmentValues() }, extent: .screen(screen)))
        let again = try #require(try renderer.recompose(composed.nodes, scale: 2))
        #expect(again.displayListHash == composed.displayListHash)
        return composed
    }

    private func box(_ kind: String, in composed: Composition) -> Rect? {
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

    @Test func `A text that is drawn again keeps its lines beside a guide of the component's own`()
        async throws
    {
        let composed = try await compose {
            ScrollView {
                VStack(alignment: .leading, spacing: 0) {
                    Color.red.frame(width: 20, height: 20).alignmentGuide(.leading) { _ in 8 }
                    VStack(alignment: .leading, spacing: 0) {
                        HStack {
                            Color.blue.frame(width: 40, height: 60)
                            Text("A title of several words on two lines").lineLimit(2).frame(maxWidth: 160)
                        }
                        Color.green.frame(height: 1)
                    }
                }
            }
        }
        // In a stack that shares out its own length, the row would be offered half of it.
        #expect(try #require(composed.nodes.first { $0.kind == "text" }).box.height > 40)
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

    @Test func `What is drawn outside of the box is shown with its margin`() async throws {
        let moved = try await compose { Color.red.frame(width: 100, height: 40).offset(x: 60, y: -100) }
        // 16 pt to the left and below as ever, 60 + 16 pt to the right, 100 + 16 pt above.
        #expect(moved.displayList.size == Size(width: 192, height: 172))
        #expect(box("frame", in: moved) == Rect(x: 16, y: 116, width: 100, height: 40))
        let turned = try await compose {
            Color.red.frame(width: 200, height: 40).rotationEffect(.degrees(90))
        }
        // The bar stands upright in the middle of its box: 80 pt above and below of it.
        #expect(turned.displayList.size == Size(width: 232, height: 232))
        let line = try await compose {
            Color.clear.frame(width: 40, height: 40)
                .overlay { Circle().stroke(.red, lineWidth: 20).frame(width: 100, height: 100) }
        }
        #expect(line.displayList.size == Size(width: 152, height: 152))
        let text = try await compose { Text("I").font(.system(size: 100)).offset(y: -200) }
        let still = try await compose { Text("I").font(.system(size: 100)) }
        #expect(still.displayList.size.width == text.displayList.size.width)
        let added = text.displayList.size.height - still.displayList.size.height
        // The letter's room above its capitals, a quarter of the em, is no ink.
        #expect(added > 170 && added < 200)
    }

    @Test func `What is drawn within the margin, or not to be seen, leaves the picture as it is`()
        async throws
    {
        let plain = Size(width: 132, height: 72)
        let base = { @MainActor in Color.red.frame(width: 100, height: 40) }
        #expect(try await compose { base().offset(x: 16, y: -16) }.displayList.size == plain)
        let shadowed = try await compose { base().shadow(radius: 40) }
        #expect(shadowed.displayList.size == plain)
        #expect(
            try await compose { base().overlay { Color.clear.frame(width: 300) } }.displayList.size == plain)
        #expect(
            try await compose { base().overlay { base().offset(x: 90).opacity(0) } }.displayList.size == plain
        )
        #expect(
            try await compose { base().overlay { base().offset(x: 90) }.clipped() }.displayList.size == plain)
        let masked = try await compose { base().overlay { base().offset(x: 90) }.mask(Rectangle()) }
        #expect(masked.displayList.size == plain)
    }

    @Test func `What is drawn outside of the box is shown as far as the screen reaches`() async throws {
        // 146.5 pt are free on either side, 409 pt above and 384 pt below.
        let right = try await compose { Color.red.frame(width: 100, height: 59).offset(x: 140, y: 380) }
        #expect(right.displayList.size == Size(width: 16 + 100 + 146.5, height: 16 + 59 + 384))
        let gone = try await compose {
            ZStack {
                Color.red.frame(width: 100, height: 59)
                Color.red.frame(width: 100, height: 59).offset(y: -2_000)
            }
        }
        #expect(gone.displayList.size == Size(width: 132, height: 91))
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

    @Test func `What has its own size and ignores the safe area stands still in the middle of the screen`()
        async throws
    {
        // More than the screen, all of it, and less than that but more than is free.
        for height in [1_000.0, 852, 812] {
            let composed = try await compose(isCropped: false) {
                Color.red.frame(maxWidth: 375, maxHeight: height).ignoresSafeArea()
            }
            let expected = min(height, 852)
            #expect(
                box("shape", in: composed)
                    == Rect(x: 9, y: (852 - expected) / 2, width: 375, height: expected), "\(height)")
            #expect(composed.findings.isEmpty, "\(height): \(composed.findings)")
        }
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
