import MarketplaceDesign
import Vitrine

/// Searches to come back to: found by their words, deleted by a swipe, and brought back if that was a mistake.
public struct SavedSearches: View {
    @State private var searches: [String]
    @State private var words = ""
    @State private var deleted: Deletion?

    /// A search that has gone, with the place where it was.
    private struct Deletion {
        var search: String
        var index: Int
    }

    public init(_ searches: [String]) {
        _searches = State(initialValue: searches)
    }

    public var body: some View {
        NavigationStack {
            List {
                ForEach(found, id: \.self) { search in
                    NavigationLink(search) { Text("What there is for “\(search)”") }
                        .swipeActions {
                            Button("Delete", role: .destructive) { delete(search) }
                        }
                }
            }
            .listStyle(.plain)
            .overlay {
                if found.isEmpty { ContentUnavailableView.search(text: words) }
            }
            .navigationTitle("Searches")
            .searchable(text: $words, prompt: "Find a search")
            .alert("Search deleted", isPresented: $deleted.isPresent, presenting: deleted) { deletion in
                Button("Undo") { restore(deletion) }
                Button("Done", role: .cancel) {}
            } message: { deletion in
                Text("You will no longer get updates on “\(deletion.search)”.")
            }
        }
        .tint(ThemeColor.accent)
    }

    private var found: [String] {
        searches.filter { words.isEmpty || $0.lowercased().contains(words.lowercased()) }
    }

    private func delete(_ search: String) {
        guard let index = searches.firstIndex(of: search) else { return }
        searches.remove(at: index)
        deleted = Deletion(search: search, index: index)
    }

    private func restore(_ deletion: Deletion) {
        searches.insert(deletion.search, at: deletion.index)
    }
}

extension Optional {
    /// Whether there is something; it goes when that is set to false.
    fileprivate var isPresent: Bool {
        get { self != nil }
        set { if !newValue { self = nil } }
    }
}
