import Foundation

/// The last screen below its bar.
struct BarredScreens: PrimitiveView {
    let screens: any View
    let back: (@MainActor @Sendable () -> Void)?

    var primitive: Primitive {
        .preferenceReading(
            VStack { AnyView(screens) }.frame(maxWidth: .infinity, maxHeight: .infinity)
        ) { [back] values, screen in
            let contents = values[BarContentsKey.self]
            return VStack(spacing: 0) {
                if !contents.isHidden { NavigationBar(contents: contents, back: back) }
                screen
                let bottom = contents.items.filter { $0.placement == .bottomBar }
                if !bottom.isEmpty {
                    HStack { ForEach(bottom.indices, id: \.self) { AnyView(bottom[$0].content) } }
                        .frame(height: 44)
                        .accessibilityElement(children: .contain)
                        .accessibilityRole(.toolbar)
                }
            }
            .modified(by: .interactions(back.map { [.back($0)] } ?? []))
        }
    }
}

/// The plain structure of a bar: a way back, a title, items, a search field.
private nonisolated struct NavigationBar: View {
    let contents: BarContents
    let back: (@MainActor @Sendable () -> Void)?

    @MainActor var body: some View {
        VStack(spacing: 0) {
            HStack(spacing: 16) {
                if let back, !contents.hidesBackButton {
                    Button {
                        back()
                    } label: {
                        HStack(spacing: 4) {
                            Chevron(direction: .forward).rotationEffect(.degrees(180))
                            Text("Back")
                        }
                    }
                    .accessibilityIdentifier("BackButton")
                }
                items(where: \.isLeading)
                Spacer(minLength: 0)
                if let title = contents.title {
                    title.font(.headline).lineLimit(1).accessibilityAddTraits(.isHeader)
                }
                items { $0.placement == .principal }
                Spacer(minLength: 0)
                items { !$0.isLeading && $0.placement != .principal && $0.placement != .bottomBar }
            }
            .padding(.horizontal, 16)
            .frame(maxWidth: .infinity, minHeight: 44)
            if let search = contents.search {
                TextField(text: search.text, prompt: search.prompt) { search.prompt }
                    .accessibilityRole(.searchField)
                    .padding(8)
                    .background(Color.controlGround, in: RoundedRectangle(cornerRadius: 10))
                    .padding(.horizontal, 16)
                    .padding(.bottom, 8)
            }
        }
        .accessibilityElement(children: .contain)
        .accessibilityRole(.navigationBar)
        .modified(by: .accessibility { [title = contents.title] in if let title { $0.label = [title] } })
    }

    private func items(where isMeant: (ToolbarEntry) -> Bool) -> some View {
        let items = contents.items.filter(isMeant)
        return ForEach(items.indices, id: \.self) { AnyView(items[$0].content) }
    }
}
