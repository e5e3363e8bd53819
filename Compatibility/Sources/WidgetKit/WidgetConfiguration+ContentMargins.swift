public import SwiftUI

extension WidgetConfiguration {
    /// Lets the content reach the widget's edges.
    nonisolated public func contentMarginsDisabled() -> some WidgetConfiguration {
        MarginlessConfiguration(base: self)
    }
}

private nonisolated struct MarginlessConfiguration<Base: WidgetConfiguration>: InertWidgetConfiguration,
    DrawnConfiguration
{
    let base: Base
    var hasContentMargins: Bool { false }

    @MainActor func view(of entry: Any) -> AnyView? { base.drawn?.view(of: entry) }
}
