import SwiftUI

/// Shares of a whole, around a hole.
struct DonutChart<Center: View>: View {
    let shares: [(color: Color, share: Double)]
    @ViewBuilder var center: Center

    var body: some View {
        ZStack {
            ForEach(shares.indices, id: \.self) { index in
                Circle()
                    .inset(by: 12)
                    .trim(from: start(of: index), to: start(of: index) + shares[index].share)
                    .stroke(shares[index].color, lineWidth: 24)
                    .rotationEffect(.degrees(-90))
            }
            center
        }
        .aspectRatio(1, contentMode: .fit)
    }

    private func start(of index: Int) -> Double {
        shares[..<index].reduce(0) { $0 + $1.share }
    }
}

#Preview(traits: .fixedLayout(width: 180, height: 180)) {
    DonutChart(shares: [(.blue, 0.5), (.green, 0.3), (.orange, 0.2)]) {
        VStack {
            Text("312").font(.title2.bold())
            Text("orders").font(.caption)
        }
    }
}
