public import VitrineGeometry

/// A column of a vertical lazy grid, or a row of a horizontal one (`GridItem`).
public struct GridTrack: Hashable, Sendable {
    /// How long a track is across the grid, in points.
    public enum Extent: Hashable, Sendable {
        /// So many points.
        case fixed(Double)
        /// A share of what is left, within bounds.
        case flexible(min: Double = 10, max: Double = .infinity)
        /// As many tracks of at least `min` as fit into the share of one flexible track.
        case adaptive(min: Double, max: Double = .infinity)
    }

    /// How the track's length is found.
    public var extent: Extent
    /// Points to the next track; nil for the default distance between nodes.
    public var spacing: Double?
    /// How cells are aligned in the track; nil for the center.
    public var alignment: BoxAlignment?

    /// Numbers are bounded where the grid is added: negative ones count as 0, NaN as 0 or, in a maximum, as none.
    public init(_ extent: Extent, spacing: Double? = nil, alignment: BoxAlignment? = nil) {
        self.extent = extent
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// Where a cell of a lazy grid stands.
public enum LazyGridCell: Hashable, Sendable {
    /// In the track after that of the cell before, or in the first one of the next line where there is none.
    case inNextTrack
    /// In the first track of a line (the first view of a `Section`).
    case startingLine
    /// In a line of its own, as long as the grid is wide (a header or a footer of a `Section`).
    case acrossAllTracks
}

struct LazyGrid {
    /// The axis along which lines of cells follow each other.
    var axis: LayoutAxis
    var tracks: [GridTrack]
    var spacing: Double?
    /// As many as children; nil where all stand in the next track.
    var cells: [LazyGridCell]?
    /// A guide across the axis, by which the tracks together are aligned in the grid.
    var alignment: AlignmentGuide
}

/// A track with its place across the grid.
private struct PlacedTrack {
    var start: Double
    var length: Double
    var alignment: BoxAlignment
}

extension LayoutTree {
    /// Adds a grid that is filled line by line; its cells decide only how long each line is (`LazyVGrid` along the vertical
    /// axis, `LazyHGrid` along the horizontal one).
    ///
    /// - Parameters:
    ///   - cells: Where each child stands, as many as there will be; nil where all stand in the next track.
    ///   - spacing: Points between lines; nil for the default distance between nodes.
    ///   - alignment: A guide across the axis for tracks, and for cells across all of them, that do not fill the grid; nil for the center.
    public func addLazyGrid(
        _ axis: LayoutAxis, tracks: [GridTrack], cells: [LazyGridCell]? = nil, spacing: Double? = nil,
        alignment: AlignmentGuide? = nil
    ) -> NodeID {
        let alignment = alignment ?? (axis == .horizontal ? .verticalCenter : .horizontalCenter)
        precondition(alignment.axis == axis.perpendicular, "a grid aligns by a guide across its axis")
        let grid = LazyGrid(
            axis: axis, tracks: tracks.map(\.bounded), spacing: spacing?.number?.boundedLength,
            cells: cells, alignment: alignment)
        return addNode(.lazyGrid, payload: lazyGrids.append(grid))
    }

    func lazyGridSize(of node: NodeID, _ proposal: Proposal) -> Size {
        let grid = lazyGrids[nodes[node.index].payload]
        let cross = grid.axis.perpendicular
        let tracks = grid.placedTracks(in: proposal[cross])
        let whole = grid.wholeTrack(beside: tracks, in: proposal[cross])
        let lines = lineLengths(of: node, grid, tracks, whole)
        var size = Size.zero
        size[grid.axis] = lines.reduce(0, +) + Double(max(0, lines.count - 1)) * grid.lineSpacing
        size[cross] = whole.length
        return size
    }

    func arrangeLazyGrid(_ node: NodeID, _ size: Size, _ proposal: Proposal) {
        let grid = lazyGrids[nodes[node.index].payload]
        let cross = grid.axis.perpendicular
        let tracks = grid.placedTracks(in: proposal[cross])
        guard let last = tracks.last else { return }
        var total = size
        total[cross] = last.start + last.length
        let offset =
            defaultPosition(of: grid.alignment, in: size) - defaultPosition(of: grid.alignment, in: total)
        let whole = grid.wholeTrack(beside: tracks, in: proposal[cross])
        let lengths = lineLengths(of: node, grid, tracks, whole)
        var (line, origin) = (0, 0.0)
        forEachCell(of: node, grid, tracks.count) { cell, cellLine, track in
            if cellLine > line {
                origin += lengths[line] + grid.lineSpacing
                line = cellLine
            }
            placeCell(
                cell, of: node, in: track.map { tracks[$0] } ?? whole, crossOffset: track == nil ? 0 : offset,
                lineOrigin: origin, lengths[line], grid.axis)
        }
    }

    /// The length of each line of cells: that of its longest cell.
    private func lineLengths(
        of node: NodeID, _ grid: LazyGrid, _ tracks: [PlacedTrack], _ whole: PlacedTrack
    ) -> [Double] {
        guard !tracks.isEmpty else { return [] }
        var lines: [Double] = []
        forEachCell(of: node, grid, tracks.count) { cell, line, track in
            let proposal = (track.map { tracks[$0] } ?? whole).proposal(across: grid.axis)
            let length = sizeThatFits(cell, proposal)[grid.axis]
            if line == lines.count {
                lines.append(length)
            } else {
                lines[line] = max(lines[line], length)
            }
        }
        return lines
    }

    /// Calls with each cell, its line and its track; nothing where it stands across all of them.
    private func forEachCell(
        of node: NodeID, _ grid: LazyGrid, _ trackCount: Int,
        _ body: (NodeID, _ line: Int, _ track: Int?) -> Void
    ) {
        var (line, nextTrack, index) = (-1, trackCount, 0)
        for child in children(of: node) {
            precondition(
                grid.cells.map { index < $0.count } ?? true,
                "a lazy grid's cells say where each of its children stands")
            let cell = grid.cells?[index] ?? .inNextTrack
            let isAcross = cell == .acrossAllTracks
            if cell != .inNextTrack || nextTrack == trackCount {
                line += 1
                nextTrack = 0
            }
            body(child, line, isAcross ? nil : nextTrack)
            nextTrack = isAcross ? trackCount : nextTrack + 1
            index += 1
        }
        precondition(
            grid.cells.map { $0.count == index } ?? true,
            "a lazy grid has as many cells as its children")
    }

    private func placeCell(
        _ cell: NodeID, of node: NodeID, in track: PlacedTrack, crossOffset: Double, lineOrigin: Double,
        _ lineLength: Double, _ axis: LayoutAxis
    ) {
        var box = Size.zero
        box[axis] = lineLength
        box[axis.perpendicular] = track.length
        let proposal = track.proposal(across: axis)
        let start = crossOffset + track.start
        let corner =
            axis == .vertical ? Point(x: start, y: lineOrigin) : Point(x: lineOrigin, y: start)
        let alignment = track.alignment
        let inside = Point(
            x: defaultPosition(of: alignment.horizontal, in: box)
                - position(of: alignment.horizontal, in: cell, proposal, seenFrom: node),
            y: defaultPosition(of: alignment.vertical, in: box)
                - position(of: alignment.vertical, in: cell, proposal, seenFrom: node))
        place(cell, at: corner + inside, proposal)
    }
}

extension PlacedTrack {
    func proposal(across axis: LayoutAxis) -> Proposal {
        var proposal = Proposal.ideal
        proposal[axis.perpendicular] = .length(length)
        return proposal
    }
}

extension LazyGrid {
    var lineSpacing: Double { spacing ?? SpacingPreferences.defaultDistance }

    /// What a cell across all tracks stands in: all of the grid.
    fileprivate func wholeTrack(beside tracks: [PlacedTrack], in proposal: ProposedLength) -> PlacedTrack {
        let total = tracks.last.map { $0.start + $0.length } ?? 0
        var alignment = BoxAlignment.center
        if axis == .vertical {
            alignment.horizontal = self.alignment
        } else {
            alignment.vertical = self.alignment
        }
        return PlacedTrack(
            start: 0, length: proposal.isLength ? proposal.value : total, alignment: alignment)
    }

    /// Fixed tracks come first; each other one in turn gets an equal share of what is left, within its bounds. Where
    /// no number is proposed, nothing is left.
    fileprivate func placedTracks(in proposal: ProposedLength) -> [PlacedTrack] {
        let gaps = tracks.dropLast().reduce(0) { $0 + $1.distance }
        var remaining = (proposal.length ?? 0) - gaps
        var sharers = 0
        for track in tracks {
            if case .fixed(let length) = track.extent { remaining -= length } else { sharers += 1 }
        }
        var placed: [PlacedTrack] = []
        var start = 0.0
        for track in tracks {
            let share = sharers > 0 && remaining > 0 ? remaining / Double(sharers) : 0
            let lengths = track.lengths(ofShare: share)
            if track.isSharing {
                let taken = lengths.reduce(Double(lengths.count - 1) * track.distance, +)
                remaining -= taken.isFinite ? taken : 0
                sharers -= 1
            }
            for length in lengths {
                placed.append(
                    PlacedTrack(start: start, length: length, alignment: track.alignment ?? .center))
                start += length + track.distance
            }
        }
        return placed
    }
}

extension GridTrack {
    /// How many tracks an adaptive one becomes at most.
    private static let mostAdaptiveTracks = 10_000.0

    /// The track with numbers that a layout can bear; an upper bound that is NaN is none.
    fileprivate var bounded: GridTrack {
        var track = self
        track.spacing = spacing?.number?.boundedLength
        switch extent {
        case .fixed(let length): track.extent = .fixed(length.boundedExtent)
        case .flexible(let min, let max):
            track.extent = .flexible(
                min: min.boundedExtent, max: max.number?.extentOrInfinity ?? .infinity)
        case .adaptive(let min, let max):
            track.extent = .adaptive(
                min: min.boundedExtent, max: max.number?.extentOrInfinity ?? .infinity)
        }
        return track
    }

    fileprivate var distance: Double { spacing ?? SpacingPreferences.defaultDistance }

    fileprivate var isSharing: Bool {
        switch extent {
        case .fixed: false
        case .flexible, .adaptive: true
        }
    }

    /// The tracks that this one becomes.
    fileprivate func lengths(ofShare share: Double) -> [Double] {
        switch extent {
        case .fixed(let length):
            return [length]
        case .flexible(let min, let max):
            return [Swift.max(min, Swift.min(share, max))]
        case .adaptive(let min, let max):
            let fitting = (share + distance) / (min + distance)
            let count = fitting.isFinite ? Int(Swift.max(1, Swift.min(fitting, Self.mostAdaptiveTracks))) : 1
            let length = (share - Double(count - 1) * distance) / Double(count)
            return Array(repeating: Swift.max(min, Swift.min(length, max)), count: count)
        }
    }
}
