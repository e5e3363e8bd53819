import SwiftUI

/// Stars, read-only or to be chosen.
struct RatingControl: View {
    @Binding var rating: Double
    var maximum = 5
    var isEditable = false

    init(rating: Binding<Double>, maximum: Int = 5) {
        _rating = rating
        self.maximum = maximum
        isEditable = true
    }

    init(rating: Double) {
        _rating = .constant(rating)
    }

    var body: some View {
        HStack(spacing: isEditable ? 8 : 2) {
            ForEach(1...maximum, id: \.self) { position in
                Image(systemName: symbol(at: position))
                    .font(isEditable ? .title2 : .footnote)
                    .foregroundStyle(Double(position) - rating < 1 ? Color.yellow : Color.gray.opacity(0.5))
                    .onTapGesture {
                        guard isEditable else { return }
                        rating = Double(position)
                    }
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text("Rating"))
        .accessibilityValue(Text("\(rating, specifier: "%.1f") of \(maximum)"))
    }

    private func symbol(at position: Int) -> String {
        let distance = Double(position) - rating
        if distance <= 0.25 { return "star.fill" }
        return distance <= 0.75 ? "star.leadinghalf.filled" : "star"
    }
}

#Preview {
    VStack(alignment: .leading, spacing: 12) {
        RatingControl(rating: 3.5)
        RatingControl(rating: .constant(4))
    }
}
