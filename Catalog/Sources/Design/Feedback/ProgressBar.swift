import Foundation
import Vitrine

/// How far something has come, such as to free shipping.
public struct ProgressBar: View {
    private let title: String
    private let value: String?
    private let share: Double
    @Environment(\.locale) private var locale

    /// - Parameter share: 0…1.
    public init(_ title: String, value: String? = nil, share: Double) {
        self.title = title
        self.value = value
        self.share = min(max(share, 0), 1)
    }

    public var body: some View {
        VStack(alignment: .leading, spacing: Spacing.small) {
            AdaptiveStack(alignment: .firstTextBaseline, spacing: .small) {
                Text(title)
                    .foregroundStyle(.ink)
                    .frame(maxWidth: .infinity, alignment: .leading)
                if let value {
                    Text(value)
                        .foregroundStyle(.mutedInk)
                        .monospacedDigit()
                }
            }
            .font(.rowDetail)
            GeometryReader { geometry in
                Capsule().fill(.well)
                    .overlay(alignment: .leading) {
                        Capsule().fill(.accent).frame(width: geometry.size.width * share)
                    }
            }
            .frame(height: Extent.progress)
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(title)
        .accessibilityValue(share.formatted(.percent.precision(.fractionLength(0)).locale(locale)))
    }
}
