import Flexbox
import VitrineGeometry

// Nodes of SwiftUI's kinds.
extension RandomTree {
    mutating func addContainerOfAnyKind(to tree: LayoutTree) -> RandomContainer {
        switch generator.integer(0...9) {
        case 0...3: RandomContainer(node: addModifier(to: tree), mostChildren: 1)
        case 4...6: addStack(to: tree)
        case 7: addGrid(to: tree)
        case 8: RandomContainer(node: addShape(to: tree), mostChildren: 0)
        default: addCustom(to: tree)
        }
    }

    private mutating func addModifier(to tree: LayoutTree) -> NodeID {
        switch generator.integer(0...6) {
        case 0:
            tree.addPadding(Insets(top: number(), left: number(), bottom: number(), right: number()))
        case 1: tree.addFixedFrame(width: optionalNumber(), height: optionalNumber(), alignment: alignment())
        case 2: tree.addFlexibleFrame(width: bounds(), height: bounds(), alignment: alignment())
        case 3: tree.addFixedSize(horizontal: generator.chance(0.5), vertical: generator.chance(0.5))
        case 4: tree.addAspectRatio(optionalNumber(), generator.choose(.fit, .fill))
        case 5: tree.addPosition(Point(x: number(), y: number()))
        default: tree.addScroll(axes())
        }
    }

    private mutating func addStack(to tree: LayoutTree) -> RandomContainer {
        let axis: LayoutAxis = generator.choose(.horizontal, .vertical)
        let guide = axis == .horizontal ? verticalGuide() : horizontalGuide()
        let node =
            switch generator.integer(0...5) {
            case 0...2: tree.addStack(axis, spacing: optionalNumber(), alignment: guide)
            case 3: tree.addLazyStack(axis, spacing: optionalNumber(), alignment: guide)
            case 4: tree.addZStack(alignment: alignment())
            default:
                generator.chance(0.5)
                    ? tree.addOverlay(alignment: alignment()) : tree.addFirstThatFits(axes())
            }
        return RandomContainer(node: node)
    }

    private mutating func addGrid(to tree: LayoutTree) -> RandomContainer {
        if generator.chance(0.5) {
            var tracks: [GridTrack] = []
            for _ in 0..<generator.integer(0...3) { tracks.append(track()) }
            let axis: LayoutAxis = generator.choose(.horizontal, .vertical)
            guard generator.chance(0.3) else {
                return RandomContainer(
                    node: tree.addLazyGrid(axis, tracks: tracks, spacing: optionalNumber()))
            }
            var cells: [LazyGridCell] = []
            for _ in 0..<generator.integer(0...4) {
                cells.append(generator.choose(.inNextTrack, .startingLine, .acrossAllTracks))
            }
            let grid = tree.addLazyGrid(axis, tracks: tracks, cells: cells, spacing: optionalNumber())
            return RandomContainer(node: grid, exactCount: cells.count)
        }
        var rows: [GridRow] = []
        var count = 0
        for _ in 0..<generator.integer(0...2) {
            var cells: [GridCell] = []
            for _ in 0..<generator.integer(0...2) { cells.append(cell()) }
            rows.append(GridRow(cells, alignment: generator.chance(0.3) ? verticalGuide() : nil))
            count += cells.count
        }
        if generator.chance(0.3) {
            rows.append(.acrossAllColumns(cell()))
            count += 1
        }
        let grid = tree.addGrid(
            rows: rows, alignment: alignment(), horizontalSpacing: optionalNumber(),
            verticalSpacing: optionalNumber())
        if generator.chance(0.3) { tree.setColumnAlignment(horizontalGuide(), ofColumn: 0, in: grid) }
        return RandomContainer(node: grid, exactCount: count)
    }

    private mutating func addShape(to tree: LayoutTree) -> NodeID {
        let axis: LayoutAxis? = generator.choose(.horizontal, .vertical, nil)
        return switch generator.integer(0...4) {
        case 0: tree.addSpacer(along: axis, minLength: optionalNumber())
        case 1: tree.addDivider(across: axis, thickness: optionalNumber())
        case 2: tree.addFill(ideal: Size(width: number(), height: number()))
        case 3: tree.addSquare()
        default: tree.addImage(Size(width: number(), height: number()))
        }
    }

    /// A layout whose functions answer whatever they like.
    private mutating func addCustom(to tree: LayoutTree) -> RandomContainer {
        let size = Size(width: number(), height: number())
        let point = Point(x: number(), y: number())
        let trial = Proposal(width: optionalNumber(), height: optionalNumber())
        let (guide, distance) = (optionalNumber(), number())
        let layout = CustomLayout(
            sizeThatFits: { proposal, children in
                let sizes = children.map { $0.sizeThatFits(trial) }
                return Size(
                    width: sizes.reduce(size.width) { $0 + $1.width },
                    height: proposal.height.length ?? size.height)
            },
            placeChildren: { _, proposal, children in
                for child in children { child.place(at: point, anchor: point, proposing: proposal) }
            },
            guide: guide.map { position in { _, _, _, _ in position } },
            spacing: { _ in
                var spacing = SpacingPreferences.zero
                spacing.preference(distance, at: .trailing)
                spacing.preference(distance, at: .bottom, category: .custom(1))
                return spacing
            })
        return RandomContainer(node: tree.addCustom(layout))
    }

    /// Priorities, guides and spacings, on a few nodes.
    mutating func setAttributes(of node: NodeID, in tree: LayoutTree) {
        if generator.chance(0.1) { tree.setLayoutPriority(number(), of: node) }
        if generator.chance(0.1) {
            let position = number()
            let guide = generator.chance(0.5) ? horizontalGuide() : verticalGuide()
            tree.setGuide(guide, of: node) { dimensions in
                position * dimensions.size.width
                    + (dimensions[explicit: guide] ?? dimensions[.lastTextBaseline])
            }
        }
        if generator.chance(0.1) {
            let metrics = TextSpacingMetrics(
                ascender: number(), descender: number(), capHeight: number(), lineGap: number())
            tree.setSpacing(.text(metrics, pixelLength: number()), of: node)
        }
    }

    // MARK: Values

    private mutating func bounds() -> FlexibleLength {
        FlexibleLength(
            min: optionalNumber(), ideal: optionalNumber(),
            max: generator.chance(0.3) ? .infinity : optionalNumber())
    }

    private mutating func track() -> GridTrack {
        let extent: GridTrack.Extent =
            switch generator.integer(0...4) {
            case 0: .fixed(number())
            case 1: .flexible()
            case 2: .flexible(min: number(), max: number())
            case 3: .adaptive(min: number(), max: number())
            default: .adaptive(min: number())
            }
        return GridTrack(extent, spacing: optionalNumber(), alignment: alignment())
    }

    private mutating func cell() -> GridCell {
        GridCell(
            span: generator.chance(0.01) ? .max : generator.integer(-1...3),
            anchor: generator.chance(0.3) ? Point(x: number(), y: number()) : nil, unsizedAxes: axes())
    }

    private mutating func axes() -> LayoutAxes {
        generator.choose([], .horizontal, .vertical, [.horizontal, .vertical])
    }

    private mutating func alignment() -> BoxAlignment {
        BoxAlignment(horizontal: horizontalGuide(), vertical: verticalGuide())
    }

    private mutating func horizontalGuide() -> AlignmentGuide {
        generator.choose(.leading, .horizontalCenter, .trailing, .custom(0, axis: .horizontal))
    }

    private mutating func verticalGuide() -> AlignmentGuide {
        generator.choose(
            .top, .verticalCenter, .bottom, .firstTextBaseline, .lastTextBaseline, .custom(0, axis: .vertical)
        )
    }
}
