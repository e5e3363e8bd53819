import SwiftUI

/// A card with a header, a content and an optional footer.
public struct InfoCard<Header: View, Content: View, Footer: View>: View {
    private let header: Header
    private let content: Content
    private let footer: Footer

    public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Header,
        @ViewBuilder footer: () -> Footer
    ) {
        self.header = header()
        self.content = content()
        self.footer = footer()
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            header
                .padding(Spacing.m)
            Divider()
            content
                .padding(Spacing.m)
                .frame(maxWidth: .infinity, alignment: .leading)
            if Footer.self != EmptyView.self {
                Divider()
                footer
                    .padding(.horizontal, Spacing.m)
                    .padding(.vertical, Spacing.s)
            }
        }
        .background(Color.brandSurface)
        .clipShape(RoundedRectangle(cornerRadius: Radius.large))
        .shadow(color: .black.opacity(0.08), radius: 12, x: 0, y: 4)
    }
}

extension InfoCard where Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) {
        self.init(content: content, header: header, footer: { EmptyView() })
    }
}

#Preview("With footer") {
    InfoCard {
        Text("Your parcel is on its way and will arrive on Thursday between 9 and 12.")
            .font(.body)
    } header: {
        Text("Delivery").font(.headline)
    } footer: {
        Button("Track the parcel") {}
            .font(.subheadline.weight(.semibold))
    }
}

#Preview("Without footer") {
    InfoCard {
        Text("No deliveries today.")
            .foregroundStyle(.secondary)
    } header: {
        HStack {
            Image(systemName: "box.truck")
            Text("Delivery").font(.headline)
        }
    }
}
