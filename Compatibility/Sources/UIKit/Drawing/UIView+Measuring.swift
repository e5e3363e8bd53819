import CoreGraphics
import Foundation
import Vitrine

extension View {
    /// The size that the view has for a proposal where a view of UIKit stands.
    @MainActor
    func measuredSize(in proposal: ProposedViewSize, of view: UIView) -> CGSize {
        StandardStage.measuring { measuredSize(in: proposal, environment: view.environment) }
    }
}

extension UIView {
    /// What the view inherits from the views of the view language around.
    var environment: EnvironmentValues {
        var environment = hostEnvironment ?? superview?.environment ?? EnvironmentValues()
        environment.dynamicTypeSize = limited(environment.dynamicTypeSize)
        return environment
    }

    /// A text size within the limits that the view has; the greatest one counts where they exclude each other.
    func limited(_ size: DynamicTypeSize) -> DynamicTypeSize {
        var size = size
        if let least = minimumContentSizeCategory?.knownSize { size = max(size, least) }
        if let greatest = maximumContentSizeCategory?.knownSize { size = min(size, greatest) }
        return size
    }

    /// Traits whose text size, where one is said, lies within the limits that the view has.
    func limited(_ traits: UITraitCollection) -> UITraitCollection {
        guard limitsContentSize, let size = traits.preferredContentSizeCategory.knownSize else {
            return traits
        }
        let category = UIContentSizeCategory(limited(size))
        return traits.modifyingTraits { $0.preferredContentSizeCategory = category }
    }

    /// Whether text sizes have a limit here.
    var limitsContentSize: Bool {
        minimumContentSizeCategory?.knownSize != nil || maximumContentSizeCategory?.knownSize != nil
    }
}
