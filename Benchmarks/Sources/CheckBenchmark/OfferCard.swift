import Foundation
import Vitrine

/// A card as apps have them: two lines of text, a badge, a price and a button.
struct OfferCard: View {
    let number: Int
    let padding: Double

    /// Each width and scheme is a layout of its own.
    @MainActor static let modes = (0..<10).map { index in
        (index % 2 == 0 ? Mode.light : Mode.dark).size(width: 375 - Double(index) * 6)
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Text("Offer \(number)").font(.headline)
                Spacer()
                Text("\(number % 60 + 5) % off").font(.caption.bold()).padding(.horizontal, 8)
                    .padding(.vertical, 4).background(.yellow, in: Capsule())
            }
            Text(
                "Handmade in a small workshop since \(1900 + number), shipped within \(number % 9 + 1) days."
            )
            .font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
            Divider()
            HStack(alignment: .firstTextBaseline) {
                Text("\(number).99").font(.title3.bold())
                Spacer()
                Text("Add to basket").font(.callout).padding(.horizontal, 12).padding(.vertical, 6)
                    .background(.blue, in: RoundedRectangle(cornerRadius: 8)).foregroundStyle(.white)
            }
        }
        .padding(padding)
        .background(Color.gray.opacity(0.2), in: RoundedRectangle(cornerRadius: 12))
    }
}

enum OfferCard_Definition: ViewDefinition {
    /// What is different from one measurement to the next.
    @MainActor final class Changes {
        var padding = 12.0
    }

    @MainActor static let changes = Changes()

    static var contentVariants: ContentVariants {
        for number in 0..<100 { OfferCard(number: number, padding: changes.padding).named("Offer \(number)") }
    }
}

/// As many offer cards as are asked for, whose references are sidecars only.
enum OfferCardReferences_Definition: ViewDefinition {
    @MainActor final class State {
        var count = 0
    }

    @MainActor static let state = State()

    static var componentName: String { "Offer card" }
    static var references: ReferenceKind { .sidecars }

    static var contentVariants: ContentVariants {
        for number in 0..<state.count { OfferCard(number: number, padding: 12).named("Offer \(number)") }
    }
}
