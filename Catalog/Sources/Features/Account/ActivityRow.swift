import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// What another person has done, with a dot where it is new.
struct ActivityRow: View {
    let activity: ActivitiesModule.Activity
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        HStack(alignment: .top, spacing: Spacing.medium) {
            Avatar(activity.name, image: activity.avatar)
            VStack(alignment: .leading, spacing: Spacing.tight) {
                sentence
                    .font(.prose)
                    .foregroundStyle(.ink)
                Text(activity.time).font(.caption).foregroundStyle(.mutedInk)
                if dynamicTypeSize.isAccessibilitySize { photo.padding(.top, Spacing.snug) }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            if !dynamicTypeSize.isAccessibilitySize { photo }
            Circle()
                .fill(.accent)
                .frame(width: Extent.dot, height: Extent.dot)
                .padding(.top, Spacing.snug)
                .opacity(activity.isUnread ? 1 : 0)
                .accessibilityHidden(!activity.isUnread)
                .accessibilityLabel("New")
        }
    }

    /// The name stands out where the language has it.
    private var sentence: Text {
        let parts = activity.text.split(separator: "%@", maxSplits: 1, omittingEmptySubsequences: false)
        return Text(verbatim: String(parts[0])) + Text(activity.name).fontWeight(.semibold)
            + Text(verbatim: String(parts.dropFirst().first ?? ""))
    }

    @ViewBuilder private var photo: some View {
        if let image = activity.image {
            Photo(image)
                .frame(width: Extent.thumbnail, height: Extent.thumbnail)
                .clipShape(RoundedRectangle(cornerRadius: Radius.photo))
        }
    }
}
