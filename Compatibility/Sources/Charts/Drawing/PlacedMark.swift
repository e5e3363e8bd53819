/// A mark whose place on both axes is known.
struct PlacedMark {
    /// How far a mark reaches along an axis.
    enum Extent: Equatable {
        /// All of the axis.
        case full
        case at(MarkValue)
        case between(Double, Double)

        /// The positions that an axis needs for it.
        var positions: [Double] {
            switch self {
            case .full: []
            case .at(let value):
                value.bin.map { [$0.lowerBound, $0.upperBound] } ?? value.position.map { [$0] } ?? []
            case .between(let start, let end): [start, end]
            }
        }
    }

    let mark: Mark
    var x: Extent
    var y: Extent
}
