import VitrineGeometry

/// Whether the items of a line that do not fit it exactly grow or shrink.
private enum FlexFactor {
    case grow
    case shrink
}

extension FlexContainer {
    /// Step 6, §9.7: resolves the flexible lengths of a line's items to their used main sizes.
    ///
    /// An item that hits its minimum or maximum is frozen there and the rest share again, which is why this loops: at most
    /// once per item, as each round freezes one whatever the numbers are (see ``freezeViolations(of:)``).
    mutating func resolveFlexibleLengths(of items: Range<Int>) {
        // 1. Determine the used flex factor.
        let factor: FlexFactor = hypotheticalLength(of: items) < inner[main] ? .grow : .shrink
        // 2. Each item starts at its base size. 3. Size inflexible items.
        var unfrozenCount = 0
        for index in items where !freezeIfInflexible(index, factor) { unfrozenCount += 1 }
        // 4. Calculate the initial free space.
        let initialFreeSpace = freeSpace(of: items)
        if initialFreeSpace < 0 {
            for index in items where !item(index).pointee.isFrozen { determinePendingMinimum(of: index) }
        }
        // 5. Loop.
        var remaining = initialFreeSpace
        while unfrozenCount > 0 {
            let free = spaceToDistribute(remaining, initial: initialFreeSpace, among: items, factor)
            distribute(free, among: items, factor)
            unfrozenCount -= freezeViolations(of: items)
            if unfrozenCount > 0 { remaining = freeSpace(of: items) }
        }
    }

    /// Freezes an item that must not or cannot flex at its hypothetical main size.
    private mutating func freezeIfInflexible(_ index: Int, _ factor: FlexFactor) -> Bool {
        let current = item(index)
        let isFrozen =
            switch factor {
            case .grow:
                current.pointee.style.pointee.flexGrow <= 0
                    || current.pointee.flexBaseSize > current.pointee.hypotheticalMainSize
            case .shrink:
                current.pointee.style.pointee.flexShrink <= 0
                    || current.pointee.flexBaseSize < current.pointee.hypotheticalMainSize
            }
        current.pointee.isFrozen = isFrozen
        current.pointee.mainSize = current.pointee.hypotheticalMainSize
        if isFrozen, tree.isTraced { noteFrozen(index) }
        return isFrozen
    }

    /// The container's main size without the frozen items' target sizes and the others' base sizes.
    private mutating func freeSpace(of items: Range<Int>) -> Double {
        var space = inner[main] - (items.isEmpty ? 0 : Double(items.count - 1) * mainGap)
        for index in items {
            let current = item(index)
            space -= current.pointee.isFrozen ? current.pointee.mainSize : current.pointee.flexBaseSize
            space -= current.pointee.margins(main)
        }
        return space
    }

    /// b. The remaining free space, or only a part of the initial one if the flex factors sum to less than 1.
    private mutating func spaceToDistribute(
        _ space: Double, initial: Double, among items: Range<Int>, _ factor: FlexFactor
    ) -> Double {
        var sum = 0.0
        for index in items where !item(index).pointee.isFrozen { sum += flexFactor(of: index, factor) }
        guard sum < 1 else { return space }
        let part = initial * sum
        return abs(part) < abs(space) ? part : space
    }

    @inline(__always)
    private func flexFactor(of index: Int, _ factor: FlexFactor) -> Double {
        let style = item(index).pointee.style
        return factor == .grow ? style.pointee.flexGrow : style.pointee.flexShrink
    }

    /// The flex shrink factor times the inner flex base size.
    @inline(__always)
    private func scaledShrinkFactor(of index: Int) -> Double {
        let current = item(index)
        return current.pointee.style.pointee.flexShrink
            * max(0, current.pointee.flexBaseSize - current.pointee.sizing.paddings(main))
    }

    /// c. Distributes free space proportional to the flex factors.
    private mutating func distribute(_ space: Double, among items: Range<Int>, _ factor: FlexFactor) {
        var sum = 0.0
        for index in items where !item(index).pointee.isFrozen {
            sum += factor == .grow ? flexFactor(of: index, factor) : scaledShrinkFactor(of: index)
        }
        for index in items where !item(index).pointee.isFrozen {
            let current = item(index)
            var size = current.pointee.flexBaseSize
            if sum > 0, space != 0 {
                let share = factor == .grow ? flexFactor(of: index, factor) : scaledShrinkFactor(of: index)
                size += space * (share / sum)
            }
            current.pointee.mainSize = size
        }
    }

    /// d. Fixes violations of minimum and maximum, and e. freezes over-flexed items.
    ///
    /// At least one item is frozen: where the total is positive (negative) some violation is, and in all other cases, also if the
    /// total were no number, all items are frozen.
    ///
    /// - Returns: how many items were frozen.
    private mutating func freezeViolations(of items: Range<Int>) -> Int {
        var total = 0.0
        for index in items where !item(index).pointee.isFrozen {
            total += clampedMainSize(of: index) - item(index).pointee.mainSize
        }
        var count = 0
        for index in items where !item(index).pointee.isFrozen {
            let current = item(index)
            let clamped = clampedMainSize(of: index)
            let violation = clamped - current.pointee.mainSize
            if total > 0 ? violation > 0 : total < 0 ? violation < 0 : true {
                current.pointee.mainSize = clamped
                current.pointee.isFrozen = true
                if tree.isTraced { noteFrozen(index, violation) }
                count += 1
            }
        }
        return count
    }

    @inline(__always)
    private func clampedMainSize(of index: Int) -> Double {
        let current = item(index)
        return max(
            current.pointee.minimumMainSize,
            max(
                current.pointee.sizing.paddings(main),
                min(current.pointee.mainSize, current.pointee.maximumMainSize)))
    }
}
