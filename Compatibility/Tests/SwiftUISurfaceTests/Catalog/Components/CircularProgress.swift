import SwiftUI

/// A ring that closes as something is done.
struct CircularProgress: View {
    let progress: Double
    var lineWidth: CGFloat = 10

    var body: some View {
        ZStack {
            Circle()
                .stroke(Color.accentColor.opacity(0.15), lineWidth: lineWidth)
            Circle()
                .trim(from: 0, to: CGFloat(progress))
                .stroke(Color.accentColor, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
                .rotationEffect(.degrees(-90))
                .animation(.linear, value: progress)
            Text(progress, format: .percent.precision(.fractionLength(0)))
                .font(.headline)
        }
        .padding(lineWidth / 2)
        .accessibilityElement(children: .ignore)
        .accessibilityValue(Text(verbatim: "\(Int(progress * 100)) %"))
    }
}

struct CircularProgress_Previews: PreviewProvider {
    static var previews: some View {
        HStack(spacing: 20) {
            CircularProgress(progress: 0.25)
                .frame(width: 80, height: 80)
            CircularProgress(progress: 0.8, lineWidth: 16)
                .frame(width: 100, height: 100)
                .accentColor(.orange)
        }
        .previewLayout(.fixed(width: 260, height: 130))
        .previewDisplayName("Quarter and most")
    }
}
