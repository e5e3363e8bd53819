import Foundation
import Vitrine

/// What a search bar draws: the field in the middle of the bar, and what one may limit the search to below it.
struct SearchBarContent: View {
    let bar: UISearchBar
    @FocusState private var isFocused: Bool

    /// With what is free below it.
    static let scopeHeight: CGFloat = 44
    private static let standardFieldHeight: CGFloat = 36
    /// Beside the field, and between what is in it.
    private static let gap: CGFloat = 8

    /// The field is higher where texts are larger.
    static func fieldHeight(in traits: UITraitCollection) -> CGFloat {
        UIFontMetrics(forTextStyle: .body).scaledValue(for: standardFieldHeight, compatibleWith: traits)
    }

    var body: some View {
        VStack(spacing: 0) {
            HStack(spacing: Self.gap) {
                field
                if bar.showsCancelButton {
                    Button("Cancel") { bar.delegate?.searchBarCancelButtonClicked(bar) }
                        .buttonStyle(.borderless)
                }
            }
            .padding(.horizontal, Self.gap)
            .frame(maxHeight: .infinity)
            if bar.hasScopes { scopes }
        }
        .font(.body)
        .frame(width: bar.bounds.width, height: bar.bounds.height)
        .background { background }
    }

    @ViewBuilder private var background: some View {
        if let color = bar.barTintColor {
            color.color
        } else if bar.searchBarStyle != .minimal, bar.backgroundImage == nil {
            Rectangle().fill(.bar)
        }
    }

    private var field: some View {
        HStack(spacing: Self.gap) {
            icon(.search, symbol: "magnifyingglass").accessibilityHidden(true)
            TextField(
                text: Binding(get: { bar.text ?? "" }, set: { bar.type($0) }),
                prompt: prompt.foregroundStyle(UIColor.secondaryLabel.color)
            ) {
                prompt
            }
            .foregroundStyle((bar.searchTextField.textColor ?? .label).color)
            .accessibilityAddTraits(.isSearchField)
            .focused($isFocused)
            .onSubmit { bar.delegate?.searchBarSearchButtonClicked(bar) }
            if bar.text?.isEmpty == false {
                Button {
                    bar.type("")
                } label: {
                    icon(.clear, symbol: "xmark.circle.fill")
                }
                .buttonStyle(.borderless)
                .accessibilityLabel("Clear text")
            } else if bar.showsBookmarkButton {
                Button {
                    bar.delegate?.searchBarBookmarkButtonClicked(bar)
                } label: {
                    icon(.bookmark, symbol: "book")
                }
                .buttonStyle(.borderless)
                .accessibilityLabel("Bookmarks")
            }
        }
        .padding(.horizontal, Self.gap)
        .frame(maxWidth: .infinity)
        .frame(height: Self.fieldHeight(in: bar.traitCollection))
        .background(
            (bar.searchTextField.backgroundColor ?? .tertiarySystemFill).color,
            in: RoundedRectangle(cornerRadius: 10)
        )
        .onChange(of: isFocused) {
            if isFocused, bar.delegate?.searchBarShouldBeginEditing(bar) == false {
                isFocused = false
            } else if isFocused {
                bar.delegate?.searchBarTextDidBeginEditing(bar)
            } else {
                bar.delegate?.searchBarTextDidEndEditing(bar)
            }
        }
    }

    private var prompt: Text {
        bar.searchTextField.attributedPlaceholder?.text ?? Text(verbatim: bar.placeholder ?? "")
    }

    @ViewBuilder private func icon(_ icon: UISearchBar.Icon, symbol: String) -> some View {
        if let image = bar.image(for: icon, state: .normal) {
            Image(uiImage: image)
        } else {
            Image(systemName: symbol).foregroundStyle(UIColor.secondaryLabel.color)
        }
    }

    private var scopes: some View {
        let titles = bar.scopeButtonTitles ?? []
        let selection = Binding(get: { bar.selectedScopeButtonIndex }, set: { bar.chooseScope($0) })
        return Picker(selection: selection) {
            ForEach(titles.indices, id: \.self) { Text(verbatim: titles[$0]).tag($0) }
        } label: {
            EmptyView()
        }
        .pickerStyle(.segmented)
        .labelsHidden()
        .padding(.horizontal, Self.gap)
        .frame(height: Self.scopeHeight, alignment: .top)
    }
}
