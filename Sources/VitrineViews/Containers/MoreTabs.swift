import Foundation

/// The list of the tabs that a bar has no room for.
nonisolated struct MoreTabs: View {
    let tabs: [Subview]
    /// The place of the first of them.
    let first: Int
    let choose: (Int) -> Void

    @MainActor var body: some View {
        NavigationStack {
            List {
                ForEach(Array(tabs.enumerated().dropFirst(first)), id: \.element.id) { index, tab in
                    HStack {
                        if let label = tab.traits[TabItemTrait.self] { AnyView(label) }
                        Spacer(minLength: 0)
                        Chevron(direction: .forward).foregroundStyle(HierarchicalShapeStyle.tertiary)
                    }
                    .interaction(.contentShape(Rectangle(), isEvenOdd: false), .activation { choose(index) })
                    .accessibilityElement(children: .combine)
                    .accessibilityAddTraits(.isButton)
                    .tabTraits(of: tab)
                }
            }
            .listStyle(.plain)
            .navigationTitle("More")
        }
    }
}
