import SafariServices
import StoreKit
import SwiftUI

/// A page in the browser of the app.
struct BrowserView: UIViewControllerRepresentable {
    let url: URL

    func makeUIViewController(context: Context) -> SFSafariViewController {
        let controller = SFSafariViewController(url: url)
        controller.preferredControlTintColor = .systemIndigo
        controller.delegate = context.coordinator
        return controller
    }

    func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}

    func makeCoordinator() -> Coordinator { Coordinator() }

    final class Coordinator: NSObject, SFSafariViewControllerDelegate {
        func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    }
}

/// Where people find help, and where they say how they like the app.
struct HelpLinks: View {
    @Environment(\.requestReview) private var requestReview
    @State private var showsHelp = false
    @State private var shared: UIImage?

    var body: some View {
        VStack(spacing: 12) {
            Button("Help") { showsHelp = true }
            Button("Rate the app") { requestReview() }
            if let shared { Image(uiImage: shared) }
        }
        .buttonStyle(.bordered)
        .padding()
        .sheet(isPresented: $showsHelp) { BrowserView(url: URL(filePath: "/help")) }
        .onAppear {
            let renderer = ImageRenderer(
                content: Label("Shared", systemImage: "star.fill").padding(4).border(.red))
            renderer.scale = 2
            shared = renderer.uiImage
        }
    }
}

#Preview(traits: .sizeThatFitsLayout) { HelpLinks() }
