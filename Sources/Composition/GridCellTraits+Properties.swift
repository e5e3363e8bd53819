import Foundation
import Geometry
import Views

extension GridCellTraits {
    /// What a cell asks of its grid, as sidecars hold it.
    var properties: [String: PropertyValue] {
        .present([
            "cell columns": columns == 1 ? nil : .number(Double(columns)),
            "cell anchor": anchor.map(PropertyValue.init),
            "column alignment": columnAlignment.map { .string($0.key.name) },
            "unsized axes": unsizedAxes.isEmpty ? nil : PropertyValue(unsizedAxes),
        ])
    }

    /// The traits that a sidecar tells of; a grid's cells keep their stored boxes, so they are only told again.
    init(_ values: PropertyReader) {
        self.init()
        columns = values.number("cell columns").map { Int($0) } ?? 1
        anchor = values.point("cell anchor").map { UnitPoint(x: CGFloat($0.x), y: CGFloat($0.y)) }
        columnAlignment = values.string("column alignment").flatMap { HorizontalAlignment(named: $0) }
        unsizedAxes = values.axes("unsized axes")
    }
}
