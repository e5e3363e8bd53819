import Foundation
import Testing
import VitrineViews

// Views that are put together by code without an actor, as packages do it. That the file compiles in each language mode and
// with each default isolation is what it tests; the other modes' folders link to it.

struct NonisolatedViewsTests {
    @Test
    nonisolated func `Code without an actor puts views together`() {
        #expect(type(of: Pieces.erased("text")) == AnyView.self)
    }
}

nonisolated enum Pieces {
    static let title = Text("Title").font(.headline).foregroundColor(.red)
    static let icon = Image(systemName: "star")
    static let gap = Spacer(minLength: 4)
    static let outline = RoundedRectangle(cornerRadius: 8)

    static func erased(_ text: String) -> AnyView {
        AnyView(Text(text).padding().background(Color.gray.opacity(0.2)).cornerRadius(4))
    }

    @ViewBuilder
    static func row(_ isLarge: Bool, _ names: [String]) -> some View {
        if isLarge {
            HStack(alignment: .top, spacing: 8) {
                icon.resizable().scaledToFit().frame(width: 24)
                VStack(alignment: .leading) { ForEach(names, id: \.self) { Text($0) } }
                Spacer()
            }
        } else {
            ZStack { title }
        }
        switch names.count {
        case 0: EmptyView()
        case 1: Divider()
        default:
            Group {
                Color.green; Circle()
            }
        }
    }
}

/// Every kind of container and control.
nonisolated struct Gallery<Content: View> {
    let content: Content
    let isOn: Binding<Bool>
    let text: Binding<String>
    let number: Binding<Double>

    var containers: some View {
        ScrollView(.horizontal) {
            LazyVStack(spacing: 4) { content }
            LazyHStack { content }
            LazyVGrid(columns: [GridItem(.flexible())]) { content }
            Grid { GridRow { content } }
            GeometryReader { proxy in content.frame(width: proxy.size.width) }
            ViewThatFits { content }
            List { Section("Names") { content } }
            Form { content }
            TabView { content.tabItem { Label("One", systemImage: "star") } }
        }
    }

    var controls: some View {
        VStack {
            Button("Tap") { onMain() }.buttonStyle(.borderedProminent)
            Button(action: { onMain() }, label: { content })
            Button(role: .destructive) {
                onMain()
            } label: {
                content
            }
            Toggle("On", isOn: isOn).toggleStyle(.switch)
            TextField("Name", text: text).textFieldStyle(.roundedBorder)
            SecureField("Secret", text: text)
            Slider(value: number, in: 0...1)
            Stepper("Count", value: number)
            ProgressView(value: 0.5).progressViewStyle(.linear)
            Picker("Pick", selection: text) { Text("a").tag("a") }.pickerStyle(.segmented)
        }
    }

    var more: some View {
        VStack {
            Menu("More") { content }
            Label {
                content
            } icon: {
                Image(systemName: "star")
            }
            LabeledContent("Key", value: "value")
            DisclosureGroup("Details") { content }
            GroupBox("Box") { content }
            Gauge(value: 0.3) { content }
            Link("Site", destination: URL(filePath: "/"))
            NavigationStack { NavigationLink("Next") { content } }
            Canvas { context, size in
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
            }
        }
    }
}

extension View {
    nonisolated func card(_ isRaised: Bool = true) -> some View {
        modifier(Card(isRaised: isRaised))
            .overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 8, height: 8) }
            .clipShape(RoundedRectangle(cornerRadius: 12))
            .shadow(color: .black.opacity(0.1), radius: 4)
            .environment(\.lineLimit, 2)
            .preference(key: CountKey.self, value: 1)
            .onPreferenceChange(CountKey.self) { _ in }
            .onAppear {}
            .onChange(of: isRaised) {}
            .task {}
            .onTapGesture {}
            .gesture(DragGesture().onEnded { _ in })
            .animation(.default, value: isRaised)
            .accessibilityLabel("Card")
            .sheet(isPresented: .constant(false)) { EmptyView() }
            .toolbar { ToolbarItem(placement: .confirmationAction) { Text("Done") } }
            .visualEffect { effect, _ in effect.opacity(0.5) }
    }

    nonisolated func concatenated() -> some View {
        modifier(EmptyModifier().concat(Card(isRaised: false)))
    }
}

nonisolated struct Card: ViewModifier {
    var isRaised: Bool

    @MainActor func body(content: Content) -> some View { content.padding(isRaised ? 8 : 4) }
}

nonisolated struct Wedge: Shape {
    var angle: Double

    func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    /// A view that a shape's own code makes.
    var labelled: some View { fill(.blue).overlay(Text("\(angle)")).rotationEffect(.degrees(angle)) }
}

nonisolated enum CountKey: PreferenceKey {
    static var defaultValue: Int { 0 }

    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

@MainActor func onMain() {}

/// A helper that knows nothing of the view it is given.
nonisolated func framed<Content: View>(_ width: CGFloat, @ViewBuilder _ content: () -> Content) -> some View {
    content().frame(maxWidth: width, alignment: .leading).padding(.horizontal, 8)
}
