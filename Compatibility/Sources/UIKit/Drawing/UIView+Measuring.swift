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
    var environment: EnvironmentValues { hostEnvironment ?? superview?.environment ?? EnvironmentValues() }
}
