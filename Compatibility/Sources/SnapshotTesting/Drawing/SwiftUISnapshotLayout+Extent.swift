import Foundation
import Rendering
import SwiftUI

extension SwiftUISnapshotLayout {
    var extent: RenderRequest.Extent {
        switch self {
        case .device(let config):
            config.size.map { RenderRequest.Extent($0, covered: config.safeArea) } ?? .minimum
        case .fixed(let width, let height): .fixed(width: Double(width), height: Double(height))
        case .sizeThatFits: .minimum
        }
    }

    /// The device's traits with those that a strategy says besides.
    func traits(with others: UITraitCollection) -> UITraitCollection {
        switch self {
        case .device(let config): UITraitCollection(traitsFrom: [config.traits, others])
        case .fixed, .sizeThatFits: others
        }
    }
}
