import MarketplaceDesign
import MarketplaceModel
import Vitrine

/// Stands where the server has sent something that this version of the app does not know.
public struct UnknownPart: View {
    /// What the server has sent.
    public enum Part: String, Sendable {
        case module, row
    }

    private let part: Part
    private let type: String

    public init(_ part: Part, type: String) {
        self.part = part
        self.type = type
    }

    public var body: some View {
        HStack(spacing: Spacing.medium) {
            Image(.info).font(.rowTitle).accessibilityHidden(true)
            text.font(.rowDetail)
        }
        .foregroundStyle(.mutedInk)
        .padding(Spacing.large)
        .frame(maxWidth: .infinity, alignment: .leading)
        .overlay {
            RoundedRectangle(cornerRadius: Radius.photo)
                .strokeBorder(.strongLine, style: StrokeStyle(lineWidth: Extent.hairline, dash: [5, 4]))
        }
        .snapshotFinding("this version of the app does not know the \(part.rawValue) type '\(type)'")
    }

    private var text: Text {
        switch part {
        case .module: Text("Unknown module \"\(type)\"")
        case .row: Text("Unknown row \"\(type)\"")
        }
    }
}
