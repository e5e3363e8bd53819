import Foundation

/// The field of a searchable screen below its title, and what the search may be limited to.
nonisolated struct SearchBar: View {
    let search: SearchContents
    let scopes: SearchScopes?
    @FocusState private var isFocused: Bool
    @ScaledMetric private var fieldHeight = BarMetrics.searchFieldHeight

    @MainActor var body: some View {
        BarMarginLayout {
            HStack(spacing: BarMetrics.searchPadding) {
                field
                if isActive {
                    Button("Cancel") { cancel() }.buttonStyle(.borderless).font(BarMetrics.itemFont)
                }
            }
        }
        .padding(.top, BarMetrics.searchTop)
        .padding(.bottom, BarMetrics.searchBottom)
        .onChange(of: isFocused) { if isFocused { search.isActive.wrappedValue = true } }
        .onChange(of: isActive) { if !isActive { isFocused = false } }
        if let scopes, showsScopes(of: scopes) {
            BarMarginLayout { AnyView(scopes.picker).frame(height: BarMetrics.scopeBarHeight) }
                .padding(.bottom, BarMetrics.scopeBarBottom)
        }
    }

    @MainActor private var field: some View {
        HStack(spacing: BarMetrics.searchPadding) {
            Image(systemName: "magnifyingglass").foregroundStyle(Color.secondary).accessibilityHidden(true)
            ForEach(search.tokens?.entries ?? []) { SearchToken(content: $0.view) }
            TextField(text: search.text, prompt: prompt) {
                search.prompt
            }
            .accessibilityRole(.searchField)
            .focused($isFocused)
            .environment(\.submitActions, search.submitActions)
            if search.isEmpty {
                Image(systemName: "mic.fill")
                    .foregroundStyle(Color.secondary)
                    .frame(width: BarMetrics.searchSymbolWidth)
                    .accessibilityLabel("Dictate")
                    .accessibilityAddTraits(.isButton)
            } else {
                Button {
                    search.clear()
                } label: {
                    Image(systemName: "xmark.circle.fill").foregroundStyle(Color.secondary)
                }
                .buttonStyle(.borderless)
                .accessibilityLabel("Clear text")
            }
        }
        .font(.body)
        .padding(.horizontal, BarMetrics.searchPadding)
        .frame(maxWidth: .infinity)
        .frame(height: fieldHeight)
        .background(
            Color.controlFill, in: RoundedRectangle(cornerRadius: BarMetrics.searchFieldRadius))
    }

    /// Tokens stand in the place of the prompt.
    private var prompt: Text? {
        search.tokens?.entries.isEmpty == false ? nil : search.prompt.foregroundStyle(Color.secondary)
    }

    @MainActor private var isActive: Bool { search.isActive.wrappedValue }

    @MainActor private func showsScopes(of scopes: SearchScopes) -> Bool {
        scopes.activation == .onSearchPresentation ? isActive : !search.isEmpty
    }

    @MainActor private func cancel() {
        search.end()
        isFocused = false
    }
}

/// A part of a search that is one thing, before the text.
private nonisolated struct SearchToken: View {
    let content: any View

    @MainActor var body: some View {
        AnyView(content)
            .lineLimit(1)
            .padding(.horizontal, BarMetrics.searchTokenPadding)
            .frame(height: BarMetrics.searchTokenHeight)
            .background(
                Color.systemGray4, in: RoundedRectangle(cornerRadius: BarMetrics.searchTokenRadius))
    }
}
