import SwiftUI

/// Counts down to the end of an offer.
final class CountdownModel: ObservableObject {
    @Published private(set) var remaining: Int

    init(remaining: Int) {
        self.remaining = remaining
    }

    var parts: [Int] {
        [remaining / 3600, remaining / 60 % 60, remaining % 60]
    }

    func tick() {
        remaining = max(0, remaining - 1)
    }
}

struct Countdown: View {
    @StateObject private var model: CountdownModel
    private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    init(seconds: Int) {
        _model = StateObject(wrappedValue: CountdownModel(remaining: seconds))
    }

    var body: some View {
        HStack(spacing: 4) {
            ForEach(Array(model.parts.enumerated()), id: \.offset) { index, part in
                if index > 0 {
                    Text(":").foregroundColor(.secondary)
                }
                Text(String(format: "%02d", part))
                    .font(.system(.title3).monospacedDigit().weight(.semibold))
                    .padding(.horizontal, 8)
                    .padding(.vertical, 4)
                    .background(Color.black)
                    .foregroundColor(.white)
                    .cornerRadius(6)
            }
        }
        .onReceive(timer) { _ in
            model.tick()
        }
    }
}

#Preview {
    Countdown(seconds: 5_025)
}
