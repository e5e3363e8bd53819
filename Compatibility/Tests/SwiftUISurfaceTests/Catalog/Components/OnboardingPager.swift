import SwiftUI

struct OnboardingPager: View {
    struct Page: Identifiable {
        let id: Int; let title: LocalizedStringResource; let symbol: String; let tint: Color
    }

    let pages: [Page]
    @State private var current = 0
    @State private var scrollPosition: Int?
    @State private var size: CGSize = .zero
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.displayScale) private var displayScale

    private var isRegular: Bool { sizeClass == .regular && verticalSizeClass == .regular }

    var body: some View {
        VStack(spacing: 0) {
            TabView(selection: $current) {
                ForEach(pages) { page in
                    pageView(page).tag(page.id)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            .frame(height: 260)
            ScrollViewReader { proxy in
                ScrollView(.horizontal) {
                    HStack {
                        ForEach(pages) { page in
                            Circle().fill(page.tint).frame(width: 1 / displayScale * 40).id(page.id)
                        }
                    }
                }
                .scrollPosition(id: $scrollPosition, anchor: .center)
                .defaultScrollAnchor(.center)
                .onChange(of: current) { proxy.scrollTo(current, anchor: .center) }
                .onChange(of: current) { newValue in print(newValue) }
            }
            .frame(height: 44)
            indicator
            HStack {
                Button("Skip") { current = pages.count - 1 }
                Spacer()
                Button {
                    current += 1
                } label: {
                    Image(systemName: "arrow.right").padding().background(Circle().fill(.tint))
                        .foregroundColor(.white)
                }
            }
            .padding()
        }
        .onGeometryChange(for: CGSize.self) { proxy in
            proxy.size
        } action: {
            size = $0
        }
        .onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }) { old, new in }
        .background(alignment: .topTrailing) {
            Text("\(Int(size.width))×\(Int(size.height))").font(.caption2.monospaced()).foregroundStyle(
                .tertiary
            ).padding(4)
        }
        .statusBarHidden()
        .persistentSystemOverlays(.hidden)
        .ignoresSafeArea(.keyboard, edges: .bottom)
        .presentationBackground(.thinMaterial)
        .presentationCornerRadius(24)
    }

    private func pageView(_ page: Page) -> some View {
        VStack(spacing: 16) {
            Image(systemName: page.symbol)
                .resizable()
                .scaledToFit()
                .frame(width: 72, height: 72)
                .symbolVariant(.fill)
                .foregroundStyle(page.tint, page.tint.opacity(0.3))
            Text(page.title)
                .font(typeSize >= .accessibility1 ? .title3 : .title)
                .multilineTextAlignment(.center)
        }
        .padding(isRegular ? 64 : 24)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(page.tint.quinary)
    }

    private var indicator: some View {
        HStack(spacing: 6) {
            ForEach(pages.indices, id: \.self) { index in
                Capsule()
                    .fill(index == current ? AnyShapeStyle(.primary) : AnyShapeStyle(.quaternary))
                    .frame(width: index == current ? 20 : 6, height: 6)
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text("Page \(current + 1) of \(pages.count)"))
        .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: current += 1
            case .decrement: current -= 1
            @unknown default: break
            }
        }
    }
}

private struct TabHost: View {
    @State private var tab: Tabs = .home
    enum Tabs: Hashable { case home, search, profile }
    var body: some View {
        TabView(selection: $tab) {
            Tab("Home", systemImage: "house", value: .home) { Text("Home") }
            Tab("Search", systemImage: "magnifyingglass", value: .search) { Text("Search") }.badge(3)
            Tab(value: .profile, role: .search) {
                Text("Profile")
            } label: {
                Label("Profile", systemImage: "person")
            }
        }
    }
}

private struct OldTabHost: View {
    var body: some View {
        TabView {
            Text("A").tabItem { Label("A", systemImage: "star") }.tag(0).badge("New")
            Text("B").tabItem {
                Image(systemName: "heart"); Text("B")
            }
        }
        .tabViewStyle(.automatic).accentColor(.purple)
    }
}

#Preview("Pager") {
    OnboardingPager(pages: [
        .init(id: 0, title: "Plan your trip", symbol: "map", tint: .teal),
        .init(id: 1, title: "Save money", symbol: "creditcard", tint: .orange),
    ])
}
#Preview("Tabs") { TabHost() }
#Preview("Old tabs") { OldTabHost() }
