import SwiftUI

struct SocialPost: View {
    @Environment(\.redactionReasons) private var redactionReasons
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.backgroundStyle) private var backgroundStyle
    @Environment(\.font) private var font
    let author: String
    let text: AttributedString
    let url: URL?
    @State private var isLiked = false
    @State private var isExpanded = false

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            header
            Text(text)
                .lineLimit(isExpanded ? nil : 3)
                .lineSpacing(2)
            media
            actions
        }
        .padding()
        .background(in: RoundedRectangle(cornerRadius: 16))
        .backgroundStyle(.regularMaterial)
        .compositingGroup()
        .shadow(radius: 3)
    }

    private var header: some View {
        HStack {
            AsyncImage(url: url) { phase in
                switch phase {
                case .empty: ProgressView()
                case .success(let image): image.resizable().aspectRatio(contentMode: .fill)
                case .failure(let error): Text(error.localizedDescription)
                @unknown default: EmptyView()
                }
            }
            .frame(width: 40, height: 40)
            .clipShape(.circle)
            .overlay { Circle().stroke(.white, lineWidth: 2) }
            .unredacted()
            VStack(alignment: .leading) {
                Text(author).font(.headline)
                Text("2 h ago").font(.caption).foregroundStyle(.secondary)
            }
            Spacer(minLength: 0)
            Menu {
                Button("Mute", action: {})
                Button("Report", systemImage: "flag", role: .destructive) {}
                Picker("Sort", selection: .constant(1)) { Text("New").tag(1) }
                Menu("More") { Text("…") }
            } label: {
                Image(systemName: "ellipsis").padding(8).contentShape(.rect)
            } primaryAction: {
            }
            .menuStyle(.button)
            .menuOrder(.fixed)
            .menuIndicator(.hidden)
        }
    }

    @ViewBuilder
    private var media: some View {
        if redactionReasons.contains(.placeholder) {
            RoundedRectangle(cornerRadius: 8).fill(.gray.opacity(0.2)).frame(height: 120)
        } else {
            ZStack {
                LinearGradient(
                    stops: [.init(color: .blue, location: 0), .init(color: .purple, location: 1)],
                    startPoint: .init(x: 0, y: 0), endPoint: .bottomTrailing)
                RadialGradient(
                    colors: [.white.opacity(0.5), .clear], center: .topTrailing, startRadius: 0,
                    endRadius: 120)
            }
            .frame(height: 120)
            .clipShape(.rect(cornerRadii: .init(topLeading: 16, bottomTrailing: 16)))
            .mask {
                LinearGradient(colors: [.black, .black.opacity(0.6)], startPoint: .top, endPoint: .bottom)
            }
            .overlay(alignment: .bottomTrailing) {
                Text("1:24").font(.caption2.bold()).padding(.horizontal, 6).padding(.vertical, 2)
                    .background(.ultraThinMaterial, in: Capsule()).padding(8)
                    .environment(\.colorScheme, .dark)
            }
            .blendMode(.normal)
            .saturation(isEnabled ? 1 : 0).brightness(0).contrast(1).hueRotation(.zero).grayscale(0)
            .colorInvertIf(false)
        }
    }

    private var actions: some View {
        HStack(spacing: 20) {
            Button {
                isLiked.toggle()
            } label: {
                Label("\(isLiked ? 13 : 12)", systemImage: isLiked ? "heart.fill" : "heart")
            }
            .tint(isLiked ? .pink : .secondary)
            .symbolEffect(.pulse, isActive: isLiked)
            .keyboardShortcut("l", modifiers: [.command, .shift])
            .help("Like")
            .hoverEffect(.lift)
            Button("Share", systemImage: "square.and.arrow.up") {}.labelStyle(.titleAndIcon)
            Spacer()
            Text("Saved").font(.caption).textCase(.uppercase).kerning(0.5).tracking(0.2).baselineOffset(1)
        }
        .buttonStyle(.borderless)
        .labelStyle(.titleAndIcon)
        .font(.footnote)
    }
}

extension View {
    @ViewBuilder fileprivate func colorInvertIf(_ on: Bool) -> some View {
        if on { colorInvert() } else { self }
    }
}

#Preview { SocialPost(author: "Ada", text: "Notes on the analytical engine", url: nil).padding() }
#Preview("Loading") {
    SocialPost(author: "Placeholder", text: "Some text that stands in", url: nil).redacted(
        reason: .placeholder
    ).padding()
}
