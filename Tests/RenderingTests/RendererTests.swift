import Composition
import Foundation
import ImageCoding
import Pixels
import Rendering
import Testing
import Typesetting
import Views

struct RendererTests {
    @Test func `look`() async throws {
        let files = CatalogFiles(folder: URL(filePath: "/work/wt-art/Catalog"))
        let environment = RenderingEnvironment(
            files: files, fontBook: try FontBook.inter(), families: FontFamilies(default: "Inter"))
        let renderer = try Renderer(environment: environment)
        let request = RenderRequest(
            view: { Sample() }, environment: { EnvironmentValues() }, extent: .width(375))
        let composed = try await renderer.compose(request)
        print(composed.nodes.map(\.description).joined(separator: "\n"))
        let bitmap = try await renderer.rasterize(composed.displayList)
        try Data(PNGEncoder.compact.encode(bitmap)).write(to: URL(filePath: "/tmp/look.png"))
    }
}

struct Badge: View {
    let text: String
    var body: some View {
        Text(text).font(.caption.weight(.bold)).foregroundStyle(.white)
            .padding(.horizontal, 8).padding(.vertical, 4)
            .background(Color.red, in: Capsule())
    }
}

struct Sample: View {
    @Environment(\.colorScheme) var scheme
    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            HStack(spacing: 12) {
                Image(systemName: "heart-fill").foregroundStyle(.red)
                VStack(alignment: .leading, spacing: 2) {
                    Text("Irvington Woodworks Studio").font(.headline).lineLimit(1)
                    Text("10% off everything in the shop until the end of next month, no code needed")
                        .font(.subheadline).foregroundStyle(.secondary)
                }
                Spacer()
                Badge(text: "20% off")
            }
            Divider()
            HStack {
                Button("Follow") {}.buttonStyle(.borderedProminent)
                Button("Visit shop") {}.buttonStyle(.bordered)
                Button("Share") {}
                Spacer()
                Circle().fill(.blue).frame(width: 28, height: 28).overlay {
                    Text("3").font(.footnote).foregroundStyle(.white)
                }
            }
            LinearGradient(colors: [.teal, .purple], startPoint: .topLeading, endPoint: .bottomTrailing)
                .frame(height: 80).clipShape(RoundedRectangle(cornerRadius: 16))
        }
        .padding()
        .background(.white)
        .clipShape(RoundedRectangle(cornerRadius: 12))
        .shadow(color: .black.opacity(0.12), radius: 6, x: 0, y: 4)
    }
}
