import CatalogAssets
import SwiftUI
import Testing
import UIKit
import VitrineComposition
import VitrineDrawing
import VitrineGeometry
import VitrineJSONValues
import VitrinePixels
import VitrineRendering
import VitrineTypesetting

/// Views of UIKit among those of the view language.
struct RepresentableTests {
    private struct Represented: UIViewRepresentable {
        let make: () -> UIView

        func makeUIView(context: Context) -> UIView { make() }

        func updateUIView(_ view: UIView, context: Context) {}
    }

    private func composed(_ view: @escaping @MainActor @Sendable () -> any View) async throws -> Composition {
        let environment = RenderingEnvironment(
            files: CatalogFiles(folder: URL.temporaryDirectory), fontBook: try FontBook.inter(),
            families: FontFamilies(default: "Inter"))
        return try await Renderer(environment: environment).compose(
            RenderRequest(
                view: view, environment: { EnvironmentValues() }, extent: .fixed(width: 100, height: 60),
                margin: 0))
    }

    private func fills(_ view: @escaping @MainActor @Sendable () -> any View) async throws -> [String] {
        try await composed(view).displayList.items.dropFirst().compactMap { item in
            guard case .fill(_, .color(let color), _) = item.content else { return nil }
            return color.description
        }
    }

    @Test func `A view fills what it is proposed, with its subviews at their frames`() async throws {
        let fills = try await fills {
            Represented {
                let view = UIView()
                view.backgroundColor = .red
                let inner = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 10))
                inner.layer.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
                view.addSubview(inner)
                return view
            }
        }
        #expect(fills == ["#ff0000", "#0000ff"])
    }

    @Test func `A canvas draws what Core Graphics is asked for`() async throws {
        let fills = try await fills {
            Canvas { context, _ in
                context.withCGContext { place in
                    place.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
                    place.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
                }
            }
        }
        #expect(fills == ["#ff0000"])
    }

    @Test func `A hidden view is not drawn`() async throws {
        let fills = try await fills {
            Represented {
                let view = UIView()
                view.backgroundColor = .red
                view.isHidden = false
                let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                inner.backgroundColor = .blue
                inner.isHidden = true
                view.addSubview(inner)
                return view
            }
        }
        #expect(fills.count == 1)
    }

    @Test func `A label has the size of its text where it hugs it`() async throws {
        let composed = try await composed {
            Represented {
                let label = UILabel()
                label.text = "Text"
                label.setContentHuggingPriority(.required, for: .horizontal)
                label.setContentHuggingPriority(.required, for: .vertical)
                return label
            }
            .background(Color.red)
        }
        let text = composed.nodes.first { $0.properties["text"] != nil }
        let frame = composed.nodes.first { $0.kind == "frame" }
        #expect(text?.box.width == frame?.box.width)
        #expect((text?.box.width ?? 0) > 20)
        #expect(composed.findings.isEmpty)
    }

    @Test func `The coordinator and the view are made once, and updated with the environment`() async throws {
        struct Counting: UIViewRepresentable {
            final class Coordinator {
                var updates = 0
            }

            func makeCoordinator() -> Coordinator { Coordinator() }

            func makeUIView(context: Context) -> UILabel { UILabel() }

            func updateUIView(_ label: UILabel, context: Context) {
                context.coordinator.updates += 1
                label.text = "\(context.environment.layoutDirection) \(min(context.coordinator.updates, 2))"
            }
        }
        let composed = try await composed { Counting().environment(\.layoutDirection, .rightToLeft) }
        #expect(composed.nodes.compactMap { $0.properties["text"]?.description } == ["rightToLeft 2"])
    }

    @Test func `A controller's view is laid out in what it is proposed`() async throws {
        final class Controller: UIViewController {
            private let inner = UIView()

            override func viewDidLoad() {
                inner.backgroundColor = .green
                view.addSubview(inner)
            }

            override func viewDidLayoutSubviews() {
                inner.frame = view.bounds.insetBy(dx: 5, dy: 5)
            }
        }
        struct Screen: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> Controller { Controller() }

            func updateUIViewController(_ controller: Controller, context: Context) {}
        }
        let boxes = try await composed { Screen() }.nodes.map(\.box)
        #expect(boxes.contains { $0.width == 90 && $0.height == 50 })
    }

    @Test func `A view that is not drawn here is a labelled box and a finding`() async throws {
        let composed = try await composed { Represented { UITableView() } }
        #expect(composed.findings.count == 1)
        #expect(composed.nodes.compactMap { $0.properties["text"]?.description } == ["UITableView"])
    }

    @Test func `Particles and copies of layers are not drawn, with a finding each`() async throws {
        let composed = try await composed {
            Represented {
                let (view, emitter, replicator) = (UIView(), CAEmitterLayer(), CAReplicatorLayer())
                emitter.emitterCells = [CAEmitterCell()]
                replicator.instanceCount = 3
                view.layer.sublayers = [emitter, replicator]
                return view
            }
        }
        let findings = "\(composed.findings)"
        #expect(findings.contains("CAEmitterLayer strews no particles"))
        #expect(findings.contains("CAReplicatorLayer shows its layers once"))
    }
}
