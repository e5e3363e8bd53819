import SwiftUI

/// A bar that fills from its leading edge.
struct BarProgressStyle: ProgressViewStyle {
    var height: CGFloat = 8
    var tint: Color = .accentColor

    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack {
                configuration.label
                    .font(.subheadline)
                Spacer()
                configuration.currentValueLabel
                    .font(.caption)
                    .foregroundColor(.secondary)
            }
            GeometryReader { proxy in
                Capsule()
                    .fill(tint.opacity(0.2))
                    .overlay(alignment: .leading) {
                        Capsule()
                            .fill(tint)
                            .frame(width: proxy.size.width * CGFloat(configuration.fractionCompleted ?? 0))
                    }
            }
            .frame(height: height)
        }
    }
}

#Preview {
    VStack(spacing: 20) {
        ProgressView("Uploading", value: 0.4)
            .progressViewStyle(BarProgressStyle())
        ProgressView(value: 3, total: 4) {
            Text("Profile")
        } currentValueLabel: {
            Text("3 of 4 steps")
        }
        .progressViewStyle(BarProgressStyle(height: 12, tint: .green))
    }
}
