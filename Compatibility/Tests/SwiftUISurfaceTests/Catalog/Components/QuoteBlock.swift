import SwiftUI

/// A person's words.
struct QuoteBlock: View {
    let quote: String
    let author: String

    var body: some View {
        HStack(spacing: 12) {
            Capsule()
                .fill(Color.accentColor)
                .frame(width: 4)
            VStack(alignment: .leading, spacing: 8) {
                Text("“\(quote)”")
                    .font(.body.italic())
                    .lineSpacing(4)
                (Text("— ") + Text(author).fontWeight(.semibold))
                    .font(.footnote)
                    .foregroundColor(.secondary)
            }
        }
        .fixedSize(horizontal: false, vertical: true)
    }
}

#Preview {
    QuoteBlock(quote: "The glaze has the blue of the sea on the one day when we were there.", author: "Ana")
}
