import SwiftUI

/// A configuration that tells what its widget looks like.
@MainActor
protocol DrawnConfiguration: WidgetConfiguration {
    /// Whether the content keeps a distance from the widget's edges.
    var hasContentMargins: Bool { get }
    /// What is shown of an entry, or of what else a preview is given; nothing of another kind.
    func view(of entry: Any) -> AnyView?
}

extension WidgetConfiguration {
    /// This configuration, or the one that it is made of, where it tells what its widget looks like.
    var drawn: (any DrawnConfiguration)? {
        if let drawn = self as? any DrawnConfiguration { return drawn }
        return Body.self == Never.self ? nil : body.drawn
    }
}
