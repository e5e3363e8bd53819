public import VitrineGeometry

/// A tree of boxes to lay out: CSS flex containers, SwiftUI's stacks and frames, and measured leaves, nested freely.
///
/// Nodes live in flat tables and are known by number. Add them from the leaves up or the root down, lay out, read boxes:
///
/// ```swift
/// let tree = LayoutTree(pixelLength: 0.5) { tag, proposal in texts[tag].measurement(fitting: proposal) }
/// let title = tree.addLeaf(tag: 0)
/// tree.setSpacing(.text(metrics, pixelLength: 0.5), of: title)
/// let row = tree.addStack(.horizontal, alignment: .firstTextBaseline)
/// tree.append(title, to: row)
/// tree.append(tree.addSpacer(along: .horizontal), to: row)
/// let root = tree.addPadding(Insets(all: 16))
/// tree.append(row, to: root)
/// tree.layOut(root, proposing: Proposal(width: 320, height: nil))
/// let box = tree.frame(of: title)               // relative to the row
/// let lines = tree.proposal(of: title)          // what to break the text for
/// let baseline = tree.position(of: .firstTextBaseline, in: root, tree.proposal(of: root))
/// ```
///
/// | SwiftUI | node |
/// |---|---|
/// | text, symbol | ``addLeaf(tag:)``, with ``setSpacing(_:of:)`` for texts |
/// | color, shape, resizable image, `GeometryReader` | ``addFill(ideal:)`` |
/// | circle | ``addSquare()`` |
/// | other images | ``addImage(_:)`` |
/// | `HStack`, `VStack`, `ZStack` | ``addStack(_:spacing:alignment:)``, ``addZStack(alignment:)`` |
/// | `Spacer`, `Divider` | ``addSpacer(along:minLength:)``, ``addDivider(across:thickness:)`` |
/// | `LazyVStack`, `LazyVGrid`, `Grid` | ``addLazyStack(_:spacing:alignment:)``, ``addLazyGrid(_:tracks:cells:spacing:alignment:)``, ``addGrid(rows:alignment:horizontalSpacing:verticalSpacing:)`` |
/// | `frame`, `padding`, `fixedSize`, `aspectRatio`, `position` | a node of that name around the content |
/// | `overlay`, `background` | ``addOverlay(alignment:)``: the content first, then what lies over or under it |
/// | `layoutPriority`, `alignmentGuide` | ``setLayoutPriority(_:of:)``, ``setGuide(_:of:_:)`` on the content's node |
/// | `ScrollView`, `ViewThatFits`, `Layout` | ``addScroll(_:)``, ``addFirstThatFits(_:)``, ``addCustom(_:)`` |
/// | `offset`, `rotationEffect`, `opacity`, `clipped` … | no node: they change only what is painted |
/// | `Group`, `ForEach`, `EmptyView`, `GridRow` | no node: their content joins the parent's |
///
/// The direction of text is set on each node with ``setRightToLeft(_:of:)``; every algorithm counts from the leading edge, and
/// the one place that hands out boxes mirrors them.
///
/// Lengths are exact. Only these are whole pixels: spacing around texts, a divider's thickness, and what the leaf measurer
/// makes so. SwiftUI rounds the sizes of texts up to the pixel, so a measurer for texts in stacks does; one for CSS does not.
/// Boxes are rounded to pixels when they are painted.
///
/// Every function takes any number, NaN and infinity too: bounds are put to them (``LayoutTree/lengthLimit``), and all boxes are finite.
///
/// A tree belongs to one task; make one per task rather than sharing.
public final class LayoutTree {
    // The properties below are only used within calls of this type, one at a time; checking that at run time on
    // each access costs more than the accesses.
    @exclusivity(unchecked) var nodes = Table<NodeRecord>(minimumCapacity: 64)
    @exclusivity(unchecked) var memo = Memo()
    @exclusivity(unchecked) var boxMemo = BoxMemo()
    @exclusivity(unchecked) var postponed: [PostponedQuestion] = []
    /// How many questions had been postponed before those that the next question can follow from.
    @exclusivity(unchecked) var unrelatedPostponements = 0
    /// Whether postponed questions went on without end in the layout that runs.
    @exclusivity(unchecked) var hasGivenUp = false
    @exclusivity(unchecked) var placements: [Placement] = []
    /// How many questions are being answered within each other.
    @exclusivity(unchecked) var depth = 0

    @exclusivity(unchecked) var guides: [NodeID: [(guide: AlignmentGuide, function: GuideFunction)]] = [:]
    /// The guides that any node sets.
    @exclusivity(unchecked) var setGuides: Set<AlignmentGuide> = []
    /// Whether a custom layout sets guides, of which any may be asked.
    @exclusivity(unchecked) var hasCustomGuides = false
    @exclusivity(unchecked) var explicitSpacings: [NodeID: SpacingPreferences] = [:]
    @exclusivity(unchecked) var resolvedSpacings = Table<SpacingPreferences>()
    @exclusivity(unchecked) var labels: [NodeID: String] = [:]

    // The payloads of each kind of node.
    @exclusivity(unchecked) var leafTags = Table<Int>()
    @exclusivity(unchecked) var paddings = Table<Insets>()
    @exclusivity(unchecked) var fixedFrames = Table<FixedFrame>()
    @exclusivity(unchecked) var flexibleFrames = Table<FlexibleFrame>()
    @exclusivity(unchecked) var fixedSizes = Table<FixedSize>()
    @exclusivity(unchecked) var aspectRatios = Table<AspectRatio>()
    @exclusivity(unchecked) var alignments = Table<BoxAlignment>()
    @exclusivity(unchecked) var points = Table<Point>()
    @exclusivity(unchecked) var stacks = Table<Stack>()
    @exclusivity(unchecked) var spacers = Table<Spacer>()
    @exclusivity(unchecked) var dividers = Table<Divider>()
    @exclusivity(unchecked) var sizes = Table<Size>()
    @exclusivity(unchecked) var axisSets = Table<LayoutAxes>()
    @exclusivity(unchecked) var lazyGrids = Table<LazyGrid>()
    @exclusivity(unchecked) var grids = Table<Grid>()
    @exclusivity(unchecked) var customLayouts = Table<CustomLayout>()

    // CSS: parallel tables of styles and boxes, and room for the containers that are being laid out.
    @exclusivity(unchecked) var styles = Table<BoxStyle>()
    @exclusivity(unchecked) var boxes = Table<BoxState>()
    /// Whether a box was placed relative to a container that is not its parent, whose changes then matter below boxes that do
    /// not change.
    @exclusivity(unchecked) var hasEscapingBoxes = false
    @exclusivity(unchecked) var scratch = ScratchMemory()

    /// Measures the leaves. Changing it does not by itself make remembered answers invalid.
    @exclusivity(unchecked) public var measureLeaf: LeafMeasurer
    /// Points per device pixel: what SwiftUI's kinds of nodes round to. CSS's kinds never round.
    /// If it is not positive and finite, it counts as 1.
    @exclusivity(unchecked) public var pixelLength: Double {
        didSet { pixelLength = pixelLength.boundedPixelLength }
    }
    /// Where guides of the caller's own lie in nodes that do not set them; without an entry at 0.
    @exclusivity(unchecked) public var customGuideDefaults: [AlignmentGuide: GuideFunction] = [:]
    /// Guides of the caller's own of which a container has that of its first child, instead of the mean of all.
    @exclusivity(unchecked) public var guidesOfFirstChild: Set<AlignmentGuide> = []

    /// Called with each decision of a layout, as one line of text, to find out why a box is as it is:
    ///
    /// ```
    ///   leaf 2 "title": flex base size 120.0
    ///   leaf 2 "title": frozen at min 40.0
    /// flex 0: 100.0 wide, becomes 20.0 high
    /// ```
    ///
    /// Decisions are indented by nesting. What is remembered from an earlier layout is not decided again.
    @exclusivity(unchecked) public var trace: ((String) -> Void)?

    /// An empty tree.
    public init(
        pixelLength: Double = 1,
        measuringLeaves measureLeaf: @escaping LeafMeasurer = { _, _ in LeafMeasurement(size: .zero) }
    ) {
        self.pixelLength = pixelLength.boundedPixelLength
        self.measureLeaf = measureLeaf
    }

    deinit {
        nodes.deallocate()
        memo.deallocate()
        boxMemo.deallocate()
        styles.deallocate()
        boxes.deallocate()
        scratch.deallocate()
        leafTags.deallocate()
        paddings.deallocate()
        fixedFrames.deallocate()
        flexibleFrames.deallocate()
        fixedSizes.deallocate()
        aspectRatios.deallocate()
        alignments.deallocate()
        points.deallocate()
        stacks.deallocate()
        spacers.deallocate()
        dividers.deallocate()
        sizes.deallocate()
        axisSets.deallocate()
        lazyGrids.deallocate()
        grids.deallocate()
        customLayouts.deallocate()
        resolvedSpacings.deallocate()
    }

    /// How many nodes were added.
    public var count: Int { nodes.count }

    /// The box of a node in the last layout, relative to its parent's; zero for nodes that were not part of it.
    public func frame(of node: NodeID) -> Rect { nodes[node.index].frame }

    /// What the node was proposed in the last layout; a text is drawn with the lines that this gives.
    public func proposal(of node: NodeID) -> Proposal { nodes[node.index].proposal }
}
