public import Flexbox
import VitrineGeometry

/// Makes trees that no person would write; the same seed makes the same tree.
public struct RandomTree {
    var generator: SeededGenerator
    let numbers: RandomNumbers
    private let kinds: Kinds
    /// How many nodes to make at most.
    private var budget: Int
    private let deepest: Int

    /// Which kinds of nodes a tree has.
    public enum Kinds: Sendable {
        /// CSS boxes with some frames, paddings and texts.
        case boxes
        /// All that there are.
        case all
    }

    public init(seed: UInt64, _ kinds: Kinds, _ numbers: RandomNumbers) {
        var generator = SeededGenerator(seed: seed)
        self.kinds = kinds
        self.numbers = numbers
        // Some trees are so deep that questions are postponed.
        let isDeep = kinds == .all && generator.chance(0.02)
        budget = isDeep ? 150 : kinds == .all ? generator.integer(1...16) : 40
        deepest = isDeep ? 120 : 6
        self.generator = generator
    }

    /// Adds a node and what is below it.
    public mutating func add(to tree: LayoutTree) -> NodeID { add(to: tree, depth: 0) }

    private mutating func add(to tree: LayoutTree, depth: Int) -> NodeID {
        budget -= 1
        let node: NodeID
        if depth > 0, generator.chance(deepest > 6 ? 0.01 : 0.2) {
            node = tree.addLeaf(tag: generator.integer(0...5))
        } else {
            let container = addContainer(to: tree, isRoot: depth == 0)
            node = container.node
            for _ in 0..<count(of: container, depth: depth) {
                tree.append(add(to: tree, depth: depth + 1), to: node)
            }
        }
        tree.setStyle(style(), of: node)
        tree.setRightToLeft(generator.chance(0.2), of: node)
        if kinds == .all { setAttributes(of: node, in: tree) }
        return node
    }

    /// How many children to give a container.
    private mutating func count(of container: RandomContainer, depth: Int) -> Int {
        let preferred =
            depth > deepest || budget <= 0
            ? 0 : deepest > 6 ? generator.integer(1...2) : generator.integer(0...4)
        return container.exactCount ?? min(preferred, container.mostChildren)
    }

    private mutating func addContainer(to tree: LayoutTree, isRoot: Bool) -> RandomContainer {
        switch kinds {
        case .boxes:
            switch generator.integer(0...9) {
            case 0 where !isRoot: RandomContainer(node: tree.addPadding(Insets(all: 3)), mostChildren: 1)
            case 1 where !isRoot:
                RandomContainer(
                    node: tree.addFixedFrame(width: number(), height: generator.chance(0.5) ? number() : nil),
                    mostChildren: 1)
            default: RandomContainer(node: tree.addFlexContainer(BoxStyle()))
            }
        case .all:
            generator.chance(0.4)
                ? RandomContainer(node: tree.addFlexContainer(BoxStyle())) : addContainerOfAnyKind(to: tree)
        }
    }

    mutating func number() -> Double { numbers.number(&generator) }

    mutating func optionalNumber() -> Double? { generator.chance(0.5) ? number() : nil }

    /// Changes the style of one of the nodes.
    public mutating func change(_ tree: LayoutTree, _ nodes: [NodeID]) {
        tree.setStyle(style(), of: nodes[generator.integer(0...nodes.count - 1)])
    }
}

/// A node that takes children.
struct RandomContainer {
    var node: NodeID
    var mostChildren = Int.max
    /// How many children the node must have, whatever the tree's size.
    var exactCount: Int?
}
