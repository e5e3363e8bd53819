import SwiftUI

/// A small label that tells the state of an order.
public struct StatusBadge: View {
    public enum Status: String, CaseIterable, Identifiable {
        case pending, shipped, delivered, cancelled

        public var id: String { rawValue }

        var title: LocalizedStringKey {
            switch self {
            case .pending: "Pending"
            case .shipped: "Shipped"
            case .delivered: "Delivered"
            case .cancelled: "Cancelled"
            }
        }

        var tint: Color {
            switch self {
            case .pending: .orange
            case .shipped: .blue
            case .delivered: .green
            case .cancelled: .gray
            }
        }
    }

    private let status: Status

    public init(_ status: Status) {
        self.status = status
    }

    public var body: some View {
        Text(status.title)
            .font(.caption.weight(.semibold))
            .foregroundColor(status.tint)
            .padding(.horizontal, 8)
            .padding(.vertical, 4)
            .background(
                Capsule()
                    .fill(status.tint.opacity(0.15))
            )
            .overlay(
                Capsule()
                    .strokeBorder(status.tint.opacity(0.4), lineWidth: 1)
            )
    }
}

#Preview {
    VStack(alignment: .leading, spacing: 12) {
        ForEach(StatusBadge.Status.allCases) { status in
            StatusBadge(status)
        }
    }
    .padding()
}

#Preview("Single, small", traits: .sizeThatFitsLayout) {
    @Previewable @State var status = StatusBadge.Status.shipped

    StatusBadge(status)
}
