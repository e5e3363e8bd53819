import SwiftUI

/// What a buyer says of a thing.
struct ReviewCard: View {
    struct Review {
        let author: String
        let rating: Double
        let date: String
        let text: String
    }

    let review: Review
    @State private var isExpanded = false

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack(spacing: 10) {
                Avatar(name: review.author)
                VStack(alignment: .leading, spacing: 2) {
                    Text(review.author).font(.subheadline.weight(.semibold))
                    HStack(spacing: 6) {
                        RatingControl(rating: review.rating)
                        Text(review.date)
                            .font(.caption)
                            .foregroundColor(.secondary)
                    }
                }
            }
            Text(review.text)
                .font(.subheadline)
                .lineLimit(isExpanded ? nil : 3)
            Button(isExpanded ? "Less" : "More") {
                isExpanded.toggle()
            }
            .font(.footnote.bold())
        }
        .padding()
        .overlay(
            RoundedRectangle(cornerRadius: 12).stroke(Color.secondary.opacity(0.2), lineWidth: 1)
        )
    }
}

#Preview {
    ReviewCard(
        review: .init(
            author: "Kofi Mensah", rating: 4.5, date: "3 March",
            text:
                "It arrived in a box within a box, and not a chip on it. The colour is a little darker than in "
                + "the pictures, which I like even better. I have had my tea from it every morning since, and it "
                + "keeps warm for as long as the news take."
        )
    )
}
