import CatalogAssets
import CatalogKit
import Foundation
import SnapshotRuns
import Testing
import VitrineComposition
import VitrineDrawing
import VitrineGeometry
import VitrineJSONValues
import VitrineRendering
import VitrineTypesetting
import VitrineViews

/// What pictures show of bars and of what is presented, without a host.
struct PresentationPictureTests {
    private static let phone = Mode.light.size(width: 393, height: 852).safeArea(top: 59, bottom: 34)

    private func compose(
        _ mode: Mode = phone, canvas: SnapshotCanvas = .croppedDevice,
        _ view: @escaping @MainActor @Sendable () -> any View
    ) async throws -> Composition {
        let environment = RenderingEnvironment(
            files: CatalogFiles(folder: URL.temporaryDirectory.appending(path: "vitrine-none")),
            fontBook: try FontBook.interAndNoto(), families: FontFamilies(default: "Inter"))
        return try await Renderer(environment: environment).compose(
            RenderRequest(view, mode: mode, canvas: canvas))
    }

    private func texts(of composed: Composition) -> [String] {
        composed.nodes.compactMap { node in
            if node.kind == "text", case .string(let text)? = node.properties["text"] { text } else { nil }
        }
    }

    @Test func `A preview shows the sheet that is presented, on the whole screen`() async throws {
        let composed = try await compose {
            Text("Screen").sheet(isPresented: .constant(true)) { Text("Sheet") }
        }
        #expect(composed.displayList.size == Size(width: 393, height: 852))
        #expect(texts(of: composed) == ["Screen", "Sheet"])
    }

    @Test func `A preview shows the bars of a stack and of tabs`() async throws {
        let stack = try await compose { NavigationStack { Text("Screen").navigationTitle("Shop") } }
        #expect(texts(of: stack) == ["Shop", "Screen"])
        #expect(stack.displayList.size == Size(width: 393, height: 852))
        let tabs = try await compose { TabView { Text("Screen").tabItem { Text("One") } } }
        #expect(texts(of: tabs) == ["Screen", "One"])
    }

    @Test
    func `The ground of a stack and of tabs covers what lies behind, unless a screen asks for another one`()
        async throws
    {
        func fills(_ screens: @escaping @MainActor @Sendable () -> any View) async throws -> [String] {
            let composed = try await compose {
                ZStack {
                    Color.red.ignoresSafeArea(); AnyView(screens())
                }
            }
            return composed.nodes.compactMap { node in
                guard node.box.size == Size(width: 393, height: 852),
                    case .string(let fill)? = node.properties["fill"]
                else { return nil }
                return fill
            }
        }
        let red = "#ff3b30"
        #expect(try await fills { NavigationStack { Text("Screen") } } == [red, "#ffffff"])
        #expect(try await fills { NavigationView { Text("Screen") } } == [red, "#ffffff"])
        #expect(try await fills { TabView { Text("Screen") } } == [red, "#ffffff"])
        #expect(try await fills { TabView { Text("Screen") }.tabViewStyle(.page) } == [red])
        let stack = try await fills {
            NavigationStack { Text("Screen").containerBackground(.black, for: .navigation) }
        }
        #expect(stack == [red, "#000000"])
        let tabs = try await fills { TabView { Text("Screen").containerBackground(.black, for: .tabView) } }
        #expect(tabs == [red, "#000000"])
        let other = try await fills {
            TabView { Text("Screen").containerBackground(.black, for: .navigation) }
        }
        #expect(other == [red, "#ffffff"])
    }

    @Test func `A component that presents nothing is as it was`() async throws {
        let presenting = try await compose(.light, canvas: .modeWidth) {
            Text("Screen").sheet(isPresented: .constant(false)) { Text("Sheet") }.padding()
        }
        let alone = try await compose(.light, canvas: .modeWidth) { Text("Screen").padding() }
        #expect(presenting.nodes == alone.nodes)
        #expect(presenting.displayListHash == alone.displayListHash)
    }

    @Test func `What is presented is drawn again from a sidecar`() async throws {
        let composed = try await compose {
            NavigationStack {
                List(0..<3, id: \.self) { Text("Row \($0)") }.navigationTitle("Shop")
                    .alert("Delete?", isPresented: .constant(true)) {
                        Button("Delete", role: .destructive) {}
                        Button("Cancel", role: .cancel) {}
                    }
            }
        }
        let environment = RenderingEnvironment(
            files: CatalogFiles(folder: URL.temporaryDirectory.appending(path: "vitrine-none")),
            fontBook: try FontBook.interAndNoto(), families: FontFamilies(default: "Inter"))
        let again = try #require(try Renderer(environment: environment).recompose(composed.nodes, scale: 2))
        #expect(again.displayListHash == composed.displayListHash)
    }
}
