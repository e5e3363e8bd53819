import SwiftUI

/// A header on colours that run into each other, as apps have it above their offers since iOS 18.
struct AuroraHeader: View {
    let title: LocalizedStringKey
    let subtitle: LocalizedStringKey

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(title).font(.title2.bold())
            Text(subtitle).font(.subheadline).opacity(0.85)
        }
        .foregroundStyle(.white)
        .scenePadding()
        .frame(maxWidth: .infinity, minHeight: 140, alignment: .bottomLeading)
        .background {
            MeshGradient(
                width: 3, height: 3,
                points: [
                    [0, 0], [0.5, 0], [1, 0],
                    [0, 0.5], [0.7, 0.4], [1, 0.5],
                    [0, 1], [0.5, 1], [1, 1],
                ],
                colors: [
                    .indigo, .purple, .pink,
                    .blue, .mint, .orange,
                    .indigo, .blue, .purple,
                ])
        }
        .clipShape(.rect(cornerRadius: 20))
    }
}

/// A lamp whose light is an ellipse.
struct GlowBadge: View {
    var tint = Color.orange

    var body: some View {
        Label("Open now", systemImage: "lightbulb.fill")
            .font(.footnote.weight(.semibold))
            .padding(.horizontal, 20)
            .padding(.vertical, 10)
            .background {
                Capsule().fill(
                    .ellipticalGradient(
                        colors: [tint.mix(with: .white, by: 0.6), tint], endRadiusFraction: 0.6))
            }
    }
}

/// The folders of a project, those with something in them to be opened.
struct FolderOutline: View {
    struct Folder: Identifiable {
        let id: String
        var folders: [Folder]?
    }

    let folders = [
        Folder(id: "Components", folders: [Folder(id: "Buttons"), Folder(id: "Rows")]),
        Folder(id: "Tokens"),
    ]

    var body: some View {
        List(folders, children: \.folders) { folder in
            Label(folder.id, systemImage: folder.folders == nil ? "doc" : "folder")
        }
    }
}

#Preview("Header", traits: .fixedLayout(width: 340, height: 180)) {
    AuroraHeader(title: "Weekend offers", subtitle: "Up to half the price until Sunday").padding()
}

#Preview("Glow", traits: .sizeThatFitsLayout) {
    HStack {
        GlowBadge()
        GlowBadge(tint: .teal)
    }
    .padding()
}

#Preview("Outline", traits: .fixedLayout(width: 320, height: 200)) {
    FolderOutline()
}
