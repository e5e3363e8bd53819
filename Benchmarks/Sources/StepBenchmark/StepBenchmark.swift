import CatalogAssets
import VitrineComposition
import Foundation
import VitrineRendering
import VitrineTypesetting
import Vitrine
import VitrineTesting

/// Measures a step on a component in use, beside drawing the component once.
@main @MainActor
struct StepBenchmark {
    static func main() throws {
        let renderer = try Renderer(
            environment: RenderingEnvironment(
                files: CatalogFiles(folder: FileManager.default.temporaryDirectory),
                fontBook: try .interAndNoto(), families: FontFamilies(default: "Inter")))
        let request = RenderRequest(
            view: { Order() }, environment: { Mode.light.environment }, extent: .width(375))
        let drawing = try fastest(of: 30) {
            _ = try renderer.rasterize(renderer.composeAtOnce(request).displayList)
        }
        let host = try VitrineTesting.Host(Order())
        // Each step asks for the element anew, as tests do.
        let step = try fastest(of: 30) { try host.button("Add 7").tap() }
        let ratio = (step / drawing * 100).rounded() / 100
        print("drawing once: \(text(drawing)), a step: \(text(step)), \(ratio) times as long")
    }

    /// The fastest counts: other programs only ever make one slower.
    private static func fastest(of count: Int, _ body: () throws -> Void) rethrows -> Duration {
        var fastest = Duration.seconds(1000)
        for _ in 0..<count { fastest = min(fastest, try ContinuousClock().measure(body)) }
        return fastest
    }

    private static func text(_ duration: Duration) -> String {
        "\((duration / .milliseconds(1) * 100).rounded() / 100) ms"
    }
}

/// A list of things to order, with a button each and their sum.
private struct Order: View {
    @State private var counts = [Int](repeating: 0, count: 24)

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            ForEach(counts.indices, id: \.self) { index in
                HStack {
                    VStack(alignment: .leading) {
                        Text("Stoneware mug, number \(index)").font(.headline)
                        Text("Handmade, ships within \(index % 5 + 1) days").foregroundStyle(.secondary)
                    }
                    Spacer()
                    Text("\(counts[index])").monospacedDigit()
                    Button("Add \(index)") { counts[index] += 1 }
                }
                .padding(8)
                .background(Color.gray.opacity(0.2), in: RoundedRectangle(cornerRadius: 12))
            }
            Text("\(counts.reduce(0, +)) in the cart").font(.title3.bold())
        }
    }
}
