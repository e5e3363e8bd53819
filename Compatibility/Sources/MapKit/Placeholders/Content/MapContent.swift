public import Vitrine

/// Something on a map. Maps show nothing of it here, so it may be a view as well, which lets it stand in conditions and loops.
public protocol MapContent {}

public struct EmptyMapContent: MapContent {
    init() {}
}

extension ForEach: MapContent where Content: MapContent {}
extension ConditionalContent: MapContent where First: MapContent, Second: MapContent {}
extension TupleView: MapContent {}
extension Optional: MapContent where Wrapped: MapContent {}
extension Group: MapContent where Content: MapContent {}
