public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at the offsets that `onDelete(perform:)` hands over.
    public mutating func remove(atOffsets offsets: IndexSet) {
        var kept = Self()
        for (offset, element) in enumerated() where !offsets.contains(offset) {
            kept.append(element)
        }
        self = kept
    }
}

extension MutableCollection {
    /// Moves the elements at offsets before the one at another offset, as `onMove(perform:)` asks for it.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let elements = Array(self)
        let moved = source.map { elements[$0] }
        var order: [Element] = []
        for (offset, element) in elements.enumerated() {
            if offset == destination { order += moved }
            if !source.contains(offset) { order.append(element) }
        }
        if destination >= elements.count { order += moved }
        for (index, element) in zip(indices, order) { self[index] = element }
    }
}
