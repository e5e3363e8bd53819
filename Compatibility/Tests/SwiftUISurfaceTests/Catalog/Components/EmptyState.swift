import SwiftUI

/// What a list shows when there is nothing in it.
public struct EmptyState<Actions: View>: View {
    var symbol: String
    var title: LocalizedStringKey
    var description: LocalizedStringKey
    var actions: Actions

    public init(
        symbol: String, title: LocalizedStringKey, description: LocalizedStringKey,
        @ViewBuilder actions: () -> Actions
    ) {
        self.symbol = symbol
        self.title = title
        self.description = description
        self.actions = actions()
    }

    public var body: some View {
        VStack(spacing: 16) {
            Spacer(minLength: 0)
            Image(systemName: symbol)
                .resizable()
                .aspectRatio(contentMode: .fit)
                .frame(width: 48, height: 48)
                .foregroundStyle(.tertiary)
            VStack(spacing: 8) {
                Text(title)
                    .font(.title3.weight(.semibold))
                Text(description)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            .multilineTextAlignment(.center)
            actions
            Spacer(minLength: 0)
        }
        .frame(maxWidth: 300)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .padding(24)
    }
}

extension EmptyState where Actions == EmptyView {
    public init(symbol: String, title: LocalizedStringKey, description: LocalizedStringKey) {
        self.init(symbol: symbol, title: title, description: description) { EmptyView() }
    }
}

#Preview("With action", traits: .fixedLayout(width: 320, height: 320)) {
    EmptyState(
        symbol: "bookmark", title: "Nothing saved yet",
        description: "Tap the heart on anything you like, and you will find it here."
    ) {
        Button("Discover") {}
            .buttonStyle(PrimaryButtonStyle(isFullWidth: false))
    }
}

#Preview("Bare", traits: .fixedLayout(width: 320, height: 240)) {
    EmptyState(symbol: "magnifyingglass", title: "No matches", description: "Try fewer words.")
}
