public import Foundation

/// A place that completes what is searched for.
open class MKLocalSearchCompletion: NSObject {
    public let title: String
    public let subtitle: String
    public let titleHighlightRanges: [NSValue] = []
    public let subtitleHighlightRanges: [NSValue] = []

    init(title: String, subtitle: String) {
        self.title = title
        self.subtitle = subtitle
    }
}

extension MKLocalSearch.Request {
    public convenience init(completion: MKLocalSearchCompletion) {
        self.init(naturalLanguageQuery: "\(completion.title) \(completion.subtitle)")
    }
}
