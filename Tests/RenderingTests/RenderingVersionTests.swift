import Composition
import Foundation
import Hashing
import Pixels
import Rendering
import Testing
import Typesetting
import Views

/// Hashes tell that a picture is up to date only as long as equal drawing steps give equal pixels.
///
/// A change of how we draw is no change of a library; this test notices it.
@MainActor
struct RenderingVersionTests {
    private struct Sampler: View {
        var body: some View {
            VStack(spacing: 6) {
                Text("Sampler ffi 0123").font(.headline).underline()
                HStack {
                    Circle().fill(.red).frame(width: 20.3, height: 20.3)
                    RoundedRectangle(cornerRadius: 5).stroke(
                        .blue, style: StrokeStyle(lineWidth: 1.5, dash: [3, 2])
                    )
                    .frame(width: 30, height: 20)
                    LinearGradient(
                        colors: [.green, .purple], startPoint: .topLeading, endPoint: .bottomTrailing
                    )
                    .frame(width: 20, height: 20).opacity(0.7)
                    RadialGradient(colors: [.white, .black], center: .center, startRadius: 1, endRadius: 9)
                        .frame(width: 20, height: 20).clipShape(Circle())
                }
                Text("Card").padding(8).background(Color.white, in: RoundedRectangle(cornerRadius: 6))
                    .shadow(radius: 4, y: 2)
            }
        }
    }

    @Test func `Another picture of the same views in the same environment is another rendering version`()
        async throws
    {
        let environment = RenderingEnvironment(
            files: CatalogFiles(folder: URL(filePath: "/nonexistent")), fontBook: try .inter(),
            families: FontFamilies(default: "Inter"))
        let renderer = try Renderer(environment: environment)
        let composed = try await renderer.compose(
            RenderRequest(view: { Sampler() }, environment: { EnvironmentValues() }, extent: .ideal))
        let fingerprint = try environment.fingerprint(using: composed.faces)
        let pixels = StraightBitmap(try await renderer.rasterize(composed.displayList)).bytes
        let hash = pixels.withUnsafeBytes { "\(hash128(of: $0))" }
        let name = fingerprint.versions.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        // In other environments nothing is known of how it should look.
        guard let expected = Self.known[name.joined(separator: ", ")] else { return }
        #expect(
            hash == expected,
            "if this is wanted, raise Fingerprint.renderingVersion, put the hash here and record the references"
        )
    }

    /// The hash of the pixels in the environment of the Dockerfile.
    private static let known = [
        """
        architecture x86_64, cairo 1.16.0, freetype 2.12.1, harfbuzz 6.0.0, libjpeg 2.1.5, libpng 1.6.39, \
        libwebp 1.2.4, pango 1.50.12, pixman 0.42.2, vitrine 2
        """: "8bb43980c3e6ec83bddbd220fcdab4b7"
    ]
}
