import Vitrine

/// A title with what explains it below.
public struct RowTitles: View {
    private let title: String
    private let caption: String?
    @Environment(\.isEnabled) private var isEnabled

    public init(_ title: String, caption: String? = nil) {
        self.title = title
        self.caption = caption
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: Spacing.hair) {
            Text(title)
                .font(.rowTitle)
                .foregroundStyle(isEnabled ? .ink : .faintInk)
            if let caption {
                Text(caption)
                    .font(.rowDetail)
                    .foregroundStyle(isEnabled ? .mutedInk : .faintInk)
            }
        }
        .multilineTextAlignment(.leading)
    }
}
