import CatalogAssets
import VitrineComposition
import VitrineExplanations
import Foundation
import VitrineRendering
import VitrineTypesetting
import Vitrine

/// Measures explaining what changed in a large component: some of its cards have another padding or another text.
@main
struct ExplainBenchmark {
    static func main() async throws {
        let environment = RenderingEnvironment(
            files: CatalogFiles(folder: FileManager.default.temporaryDirectory), fontBook: try .inter(),
            families: FontFamilies(default: "Inter"))
        let renderer = try Renderer(environment: environment)
        let (old, new) = (
            try await nodes(of: Cards(changed: 0), renderer),
            try await nodes(of: Cards(changed: 50), renderer)
        )
        let clock = ContinuousClock()
        var fastest = Duration.seconds(1000)
        var explanation = Explanation(from: old, to: new)
        for _ in 0..<20 {
            fastest = min(fastest, clock.measure { explanation = Explanation(from: old, to: new) })
        }
        let milliseconds = (fastest / .milliseconds(1) * 10).rounded() / 10
        print("\(old.count) elements, \(explanation.causes.count) causes: \(milliseconds) ms")
    }

    private nonisolated(nonsending) static func nodes(
        of cards: Cards, _ renderer: Renderer
    ) async throws -> [NodeDescription] {
        try await renderer.compose(
            RenderRequest(
                view: { cards }, environment: { EnvironmentValues() }, extent: .width(390), margin: 0,
                scale: 2)
        ).nodes
    }
}

/// Cards with some ten elements each.
private struct Cards: View {
    /// How many of them are not as they were.
    let changed: Int

    var body: some View {
        VStack(spacing: 8) {
            ForEach(0..<500, id: \.self) { number in
                Card(number: number, isChanged: number % 8 == 3 && number / 8 < changed)
            }
        }
    }
}

private struct Card: View {
    let number: Int
    let isChanged: Bool

    var body: some View {
        HStack {
            Color.orange.frame(width: 40, height: 40).clipShape(Circle())
            VStack(alignment: .leading) {
                Text(isChanged && number % 16 == 3 ? "Coupon \(number) again" : "Coupon \(number)").font(
                    .headline)
                Text("Valid for \(number % 30 + 1) days").foregroundStyle(.secondary)
            }
            Spacer()
            Text("\(number % 60)").padding(isChanged && number % 16 != 3 ? 9 : 8)
        }
    }
}
