import MarketplaceModel
import Vitrine

/// A line of text to fill in, with its title above and what helps below.
public struct InputField: View {
    /// How the field stands with its text.
    public enum Status: Hashable, Sendable {
        case usual
        /// The field is being written in.
        case focused
        case wrong(String)
        case confirmed
    }

    private let title: String
    private let prompt: String
    private let help: String?
    private let status: Status
    @Binding private var text: String
    @Environment(\.isEnabled) private var isEnabled

    public init(
        _ title: String, text: Binding<String>, prompt: String = "", help: String? = nil,
        status: Status = .usual
    ) {
        self.title = title
        self.prompt = prompt
        self.help = help
        self.status = status
        self._text = text
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: Spacing.snug) {
            Text(title)
                .font(.fieldTitle)
                .foregroundStyle(isEnabled ? .ink : .faintInk)
            HStack(spacing: Spacing.small) {
                TextField(title, text: $text, prompt: Text(prompt).foregroundStyle(.faintInk))
                    .font(.body)
                    .foregroundStyle(isEnabled ? .ink : .faintInk)
                mark
            }
            .padding(.horizontal, Spacing.large)
            .padding(.vertical, Spacing.snug)
            .frame(minHeight: Extent.actionHeight)
            .background(isEnabled ? .surface : .well, in: RoundedRectangle(cornerRadius: Radius.photo))
            .overlay {
                RoundedRectangle(cornerRadius: Radius.photo)
                    .strokeBorder(border, lineWidth: status == .usual || status == .confirmed ? 1 : 2)
            }
            if let note {
                Text(note)
                    .font(.rowDetail)
                    .foregroundStyle(isWrong ? .sale : .mutedInk)
            }
        }
    }

    @ViewBuilder private var mark: some View {
        switch status {
        case .usual, .focused: EmptyView()
        case .wrong: Image(.warning).foregroundStyle(.sale).accessibilityHidden(true)
        case .confirmed: Image(.check).foregroundStyle(.accent)
        }
    }

    private var isWrong: Bool {
        if case .wrong = status { true } else { false }
    }

    private var note: String? {
        if case .wrong(let reason) = status { reason } else { help }
    }

    private var border: ThemeColor {
        switch status {
        case .usual, .confirmed: isEnabled ? .strongLine : .line
        case .focused: .accent
        case .wrong: .sale
        }
    }
}
