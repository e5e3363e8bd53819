import Foundation
import SwiftUI
import UIKit
import VitrineComposition
import VitrineRendering

extension SwiftUISnapshotLayout {
    /// What a view is drawn in.
    ///
    /// A size that is not said is the view's own before it is shown: a hosting controller finds it that stands in no window, so that nothing
    /// has appeared, no preference has been read and no traits but the screen's are there.
    @MainActor
    func extent(of view: some View, scale: CGFloat) -> CanvasExtent {
        switch self {
        case .device(let config):
            config.size.map { CanvasExtent($0, covered: config.safeArea) }
                ?? Self.leastExtent(of: view, scale: scale)
        case .fixed(let width, let height): .fixed(width: Double(width), height: Double(height))
        case .sizeThatFits: Self.leastExtent(of: view, scale: scale)
        }
    }

    @MainActor
    private static func leastExtent(of view: some View, scale: CGFloat) -> CanvasExtent {
        let traits = UITraitCollection(displayScale: scale)
        let size = StandardStage.measuring {
            view.measuredSize(
                in: ProposedViewSize(width: 0, height: 0), environment: traits.standardEnvironment)
        }
        // Of a view without a size drawing says why.
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
            return .minimum
        }
        return .fixed(width: Double(size.width), height: Double(size.height))
    }

    /// The device's traits with those that a strategy says besides.
    func traits(with others: UITraitCollection) -> UITraitCollection {
        switch self {
        case .device(let config): UITraitCollection(traitsFrom: [config.traits, others])
        case .fixed, .sizeThatFits: others
        }
    }
}
