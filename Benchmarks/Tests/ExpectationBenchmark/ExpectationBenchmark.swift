import Foundation
import SnapshotExpectations
import Testing
import Vitrine

/// Measures a suite of 1,000 snapshots that match, as a package's own tests expect them.
///
/// The references are recorded into `/tmp` before.
@Suite(.serialized) @MainActor
struct ExpectationBenchmark {
    @Test func `Record 1,000 references`() {
        // What is recorded is told as an issue.
        withKnownIssue { try expectAll(.all) }
    }

    @Test func `Expect 1,000 snapshots that match`() throws {
        let clock = ContinuousClock()
        let elapsed = try clock.measure { try expectAll(.never) }
        print("1000 expectSnapshot: \((elapsed / .seconds(1) * 100).rounded() / 100) s")
    }

    private func expectAll(_ mode: SnapshotRecordMode) throws {
        for number in 0..<1000 {
            try expectSnapshot(
                of: OfferCard(number: number), named: "offer \(number)", record: mode,
                file: "/tmp/vitrine-expectation-benchmark/Offers.swift", function: "offers()")
        }
    }
}

/// A card as apps have them: lines of text, a badge and a price.
private struct OfferCard: View {
    let number: Int

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Text("Offer \(number)").font(.headline)
                Spacer()
                Text("\(number % 60 + 5) % off").font(.caption.bold()).padding(.horizontal, 8)
                    .padding(.vertical, 4).background(.yellow, in: Capsule())
            }
            Text("Handmade in a small workshop since \(1900 + number).").font(.subheadline)
                .foregroundStyle(.secondary)
            Divider()
            Text("\(number).99").font(.title3.bold())
        }
        .padding(12)
        .background(Color.gray.opacity(0.2), in: RoundedRectangle(cornerRadius: 12))
    }
}
