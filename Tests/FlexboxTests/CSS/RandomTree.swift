import Flexbox
import Geometry

/// A reproducible sequence of random numbers (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// Makes trees of CSS boxes, stacks and texts with ordinary and extreme values.
struct RandomTree {
    var generator: SeededGenerator
    /// How many nodes to make at most.
    var budget = 40

    init(seed: UInt64) {
        generator = SeededGenerator(state: seed)
    }

    /// Adds a node and what is below it.
    mutating func add(to tree: LayoutTree, depth: Int = 0) -> NodeID {
        budget -= 1
        let node = makeNode(in: tree, depth: depth)
        tree.setStyle(style(), of: node)
        tree.setRightToLeft(chance(0.2), of: node)
        return node
    }

    private mutating func makeNode(in tree: LayoutTree, depth: Int) -> NodeID {
        if depth > 0, chance(0.2) { return tree.addLeaf(tag: Int.random(in: 0...5, using: &generator)) }
        let node: NodeID
        var count = depth > 6 || budget <= 0 ? 0 : Int.random(in: 0...4, using: &generator)
        switch Int.random(in: 0..<10, using: &generator) {
        case 0 where depth > 0:
            node = tree.addPadding(Insets(all: 3))
            count = min(count, 1)
        case 1 where depth > 0:
            node = tree.addFixedFrame(width: number(), height: chance(0.5) ? number() : nil)
            count = min(count, 1)
        default: node = tree.addFlexContainer(BoxStyle())
        }
        for _ in 0..<count { tree.append(add(to: tree, depth: depth + 1), to: node) }
        return node
    }

    private mutating func chance(_ probability: Double) -> Bool {
        Double.random(in: 0..<1, using: &generator) < probability
    }

    /// From 0; sometimes very great or very small.
    private mutating func number() -> Double {
        switch Int.random(in: 0..<12, using: &generator) {
        case 0: 1e9
        case 1: 1e-9
        case 2, 3: 0
        default: Double(Int.random(in: 1...200, using: &generator))
        }
    }

    private mutating func length(_ negative: Bool = false) -> CSSLength {
        let sign = negative && chance(0.3) ? -1.0 : 1.0
        return chance(0.3) ? .percent(sign * number() / 2) : .points(sign * number())
    }

    private mutating func size() -> CSSSize {
        switch Int.random(in: 0..<12, using: &generator) {
        case 0: .minContent
        case 1: .maxContent
        case 2: .fitContent
        case 3: .stretch
        case 4, 5: .percent(number())
        default: .points(number())
        }
    }

    /// Mostly initial values, so that the others show their effects.
    private mutating func style() -> BoxStyle {
        var style = BoxStyle()
        if chance(0.1) { style.display = .none }
        if chance(0.3) { style.position = [.absolute, .static].randomElement(using: &generator) ?? .static }
        if chance(0.3) { style.boxSizing = .borderBox }
        if chance(0.2) { style.overflow = .hidden }
        style.flexDirection =
            [.row, .rowReverse, .column, .columnReverse].randomElement(using: &generator) ?? .row
        style.flexWrap = [.nowrap, .nowrap, .wrap, .wrapReverse].randomElement(using: &generator) ?? .wrap
        style.justifyContent = alignment()
        style.alignContent = alignment()
        style.alignItems = alignment()
        if chance(0.3) { style.alignSelf = alignment() }
        setLengths(of: &style)
        return style
    }

    private mutating func setLengths(of style: inout BoxStyle) {
        if chance(0.3) { style.rowGap = length() }
        if chance(0.3) { style.columnGap = length() }
        if chance(0.4) { style.flexGrow = number() }
        if chance(0.3) { style.flexShrink = number() }
        if chance(0.3) { style.flexBasis = chance(0.3) ? .content : size() }
        if chance(0.4) { style.width = size() }
        if chance(0.4) { style.height = size() }
        if chance(0.2) { style.minWidth = size() }
        if chance(0.2) { style.minHeight = size() }
        if chance(0.2) { style.maxWidth = size() }
        if chance(0.2) { style.maxHeight = size() }
        if chance(0.15) { style.aspectRatio = [0.001, 0.5, 1, 3, 1000].randomElement(using: &generator) }
        if chance(0.2) { style.order = Int32.random(in: -2...2, using: &generator) }
        if chance(0.3) { style.margin.left = chance(0.3) ? .auto : length(true) }
        if chance(0.3) { style.margin.top = chance(0.3) ? .auto : length(true) }
        if chance(0.3) { style.padding = CSSEdges(all: length()) }
        if chance(0.2) { style.border = CSSEdges(all: number()) }
        if chance(0.3) { style.inset.left = length(true) }
        if chance(0.3) { style.inset.right = length(true) }
        if chance(0.3) { style.inset.top = length(true) }
        if chance(0.3) { style.inset.bottom = length(true) }
    }

    private mutating func alignment() -> CSSAlignment {
        let keywords: [CSSAlignment.Keyword] = [
            .normal, .stretch, .start, .end, .center, .flexStart, .flexEnd, .selfStart, .selfEnd, .left,
            .right, .firstBaseline, .lastBaseline, .spaceBetween, .spaceAround, .spaceEvenly,
        ]
        let overflow: CSSAlignment.Overflow = chance(0.2) ? .safe : .unspecified
        return CSSAlignment(keywords.randomElement(using: &generator) ?? .normal, overflow: overflow)
    }

    /// Changes the style of one of the nodes.
    mutating func change(_ tree: LayoutTree, _ nodes: [NodeID]) -> (node: NodeID, style: BoxStyle) {
        let node = nodes.randomElement(using: &generator) ?? nodes[0]
        let style = style()
        tree.setStyle(style, of: node)
        return (node, style)
    }
}
