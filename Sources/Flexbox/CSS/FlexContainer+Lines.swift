import VitrineGeometry

extension FlexContainer {
    /// How much longer than a line items may be before they wrap: less than browsers can tell apart.
    static let tolerance = 1.0 / 64

    /// Step 4: determines the main size of the container as far as that is possible before the lines are known.
    mutating func determineMainSize() {
        guard !isMultiline, inner[main] < 0 else { return }
        inner.height = clampedInnerHeight(hypotheticalLength(of: 0..<itemCount))
    }

    /// Step 5: collects items into lines.
    mutating func collectLines() {
        lines = tree.allocate(isMultiline ? itemCount : 1, of: FlexLine.self)
        guard isMultiline else {
            lines.initialize(to: FlexLine(items: 0..<itemCount))
            lineCount = 1
            return
        }
        let available = inner[main] >= 0 ? inner[main] : clampedInnerHeight(.infinity)
        var start = 0
        while start < itemCount {
            var end = start
            var length = 0.0
            while end < itemCount {
                let outer = item(end).pointee.hypotheticalMainSize + item(end).pointee.margins(main)
                let next = length + outer + (end > start ? mainGap : 0)
                if end > start, next > available + Self.tolerance { break }
                length = next
                end += 1
            }
            (lines + lineCount).initialize(to: FlexLine(items: start..<end))
            lineCount += 1
            start = end
        }
    }

    /// Step 4, for containers whose lines decide it: the longest line.
    mutating func determineMainSizeOfLines() {
        guard inner[main] < 0 else { return }
        var longest = 0.0
        for index in 0..<lineCount {
            longest = max(longest, hypotheticalLength(of: line(index).pointee.items))
        }
        inner.height = clampedInnerHeight(longest)
    }

    /// The sum of the items' outer hypothetical main sizes and the gaps between them.
    mutating func hypotheticalLength(of items: Range<Int>) -> Double {
        var length = items.isEmpty ? 0 : Double(items.count - 1) * mainGap
        for index in items {
            length += item(index).pointee.hypotheticalMainSize + item(index).pointee.margins(main)
        }
        return length
    }

    /// The content box's height within the bounds of the container's style.
    mutating func clampedInnerHeight(_ height: Double) -> Double {
        let outer = max(0, height) + sizing.padding.vertical
        return max(
            0, sizing.clampedHeight(outer, contentHeight: outer) - sizing.padding.vertical)
    }
}
