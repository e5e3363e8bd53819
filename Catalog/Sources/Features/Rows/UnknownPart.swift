import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// Stands where the server has sent something that this version of the app does not know.
public struct UnknownPart: View {
    private let noun: String
    private let type: String

    public init(noun: String, type: String) {
        self.noun = noun
        self.type = type
    }

    public var body: some View {
        HStack(spacing: Spacing.medium) {
            Image(.info).font(.rowTitle).accessibilityHidden(true)
            Text("Unknown \(noun) \"\(type)\"").font(.rowDetail)
        }
        .foregroundStyle(.mutedInk)
        .padding(Spacing.large)
        .frame(maxWidth: .infinity, alignment: .leading)
        .overlay {
            RoundedRectangle(cornerRadius: Radius.photo)
                .strokeBorder(.strongLine, style: StrokeStyle(lineWidth: Extent.hairline, dash: [5, 4]))
        }
        .snapshotFinding("this version of the app does not know the \(noun) type '\(type)'")
    }
}
