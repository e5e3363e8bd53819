public import Foundation

/// Events over time.
open class CHHapticPattern: NSObject {
    open private(set) var duration: TimeInterval

    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        duration = Self.duration(of: events)
    }

    public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
        duration = Self.duration(of: events)
    }

    private static func duration(of events: [CHHapticEvent]) -> TimeInterval {
        events.map { $0.relativeTime + $0.duration }.max() ?? 0
    }
}
