import Combine
import Foundation
import QuartzCore
import SwiftUI
import UIKit

/// Counts the frames that a session has taken.
final class FrameClock: ObservableObject {
    @Published private(set) var elapsed: TimeInterval
    private var link: CADisplayLink?

    init(elapsed: TimeInterval) {
        self.elapsed = elapsed
    }

    @MainActor func start() {
        let link = CADisplayLink(target: self, selector: Selector("tick:"))
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 60)
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func stop() {
        link?.invalidate()
    }
}

/// How long a session has taken, with who took part.
struct SessionTimer: View {
    @StateObject var clock: FrameClock
    let names: [String]

    private static let formatter: DateComponentsFormatter = {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.hour, .minute, .second]
        formatter.zeroFormattingBehavior = .pad
        return formatter
    }()

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(Self.formatter.string(from: clock.elapsed) ?? "").font(.title.monospacedDigit())
            Text(ListFormatter.localizedString(byJoining: names)).font(.footnote).foregroundStyle(.secondary)
            Image(uiImage: Swatch.make(.systemTeal))
        }
        .padding()
        .task {
            clock.start()
            try? await Task.sleep(nanoseconds: NSEC_PER_MSEC)
        }
        .onDisappear { clock.stop() }
    }
}

/// A picture made apart from any actor.
enum Swatch {
    static func make(_ color: UIColor) -> UIImage {
        let rect = CGRectUnion(
            CGRect(x: 0, y: 0, width: 40, height: 8), CGRect(x: 40, y: 0, width: 40, height: 8))
        let bar = UIGraphicsImageRenderer(size: rect.size).image { _ in
            color.setFill()
            UIRectFill(rect)
        }
        return UIGraphicsImageRenderer(size: rect.size).image { _ in
            bar.draw(in: rect, blendMode: .normal, alpha: 0.5)
        }
    }
}

#Preview(traits: .sizeThatFitsLayout) {
    SessionTimer(clock: FrameClock(elapsed: 3905), names: ["Ann", "Ben", "Cleo"])
}
