import Flexbox
import VitrineGeometry

/// Lays out one tree of every kind of node and of any number, made from a seed, in several ways.
///
/// What it finds are sentences; a trap or an endless loop shows itself.
public struct LayoutTrial {
    public let seed: UInt64
    /// What must not be, such as a box that is not finite.
    public private(set) var findings: [String] = []
    /// How often leaves were measured, per node of the tree.
    public private(set) var measuresPerNode = 0.0

    /// More measures of leaves per node than any tree needs. The bound is a count, so that it does not depend on the machine.
    public static let mostMeasuresPerNode = 100.0

    public init(seed: UInt64) {
        self.seed = seed
        var random = RandomTree(seed: seed, .all, .extreme)
        let counter = Counter()
        let answers = (0...5).map { _ in random.measurement() }
        let text = FixtureText(words: [random.number(), 12, 50, random.number()], lineHeight: 16, ascent: 12)
        let tree = LayoutTree(pixelLength: random.number()) { tag, proposal in
            counter.value += 1
            return tag < 4 ? text.measurement(fitting: proposal) : answers[tag]
        }
        let content = random.add(to: tree)
        // A box around it, which any kind of node may be laid out in.
        let root = tree.addFlexContainer(random.style())
        tree.append(content, to: root)
        for proposal in random.proposals() {
            let size = tree.layOut(root, proposing: proposal)
            check(tree, "proposing \(proposal)", root)
            if size.width.isNaN || size.height.isNaN {
                findings.append("the size for \(proposal) is no number")
            }
            for guide in [AlignmentGuide.leading, .firstTextBaseline]
            where tree.position(of: guide, in: root, proposal).isNaN {
                findings.append("a guide for \(proposal) is no number")
            }
        }
        for width in [300, random.number()] {
            tree.layOut(root, inBlockOfWidth: width, height: random.optionalNumber())
            check(tree, "in a block of width \(width)", root)
        }
        measuresPerNode = Double(counter.value) / Double(tree.count)
        if measuresPerNode > Self.mostMeasuresPerNode {
            findings.append("leaves were measured \(counter.value) times for \(tree.count) nodes")
        }
    }

    private mutating func check(_ tree: LayoutTree, _ circumstance: String, _ root: NodeID) {
        var open = [root]
        while let node = open.popLast() {
            let frame = tree.frame(of: node)
            let numbers = [frame.minX, frame.minY, frame.width, frame.height]
            if !numbers.allSatisfy(\.isFinite) {
                findings.append("node \(node.offset) has the box \(frame) \(circumstance)")
            }
            open += Array(tree.children(of: node))
        }
    }

    private final class Counter {
        var value = 0
    }
}

extension RandomTree {
    /// What a leaf answers that does not look at the proposal.
    fileprivate mutating func measurement() -> LeafMeasurement {
        LeafMeasurement(
            size: Size(width: number(), height: number()), firstBaseline: optionalNumber(),
            lastBaseline: optionalNumber())
    }

    fileprivate mutating func proposals() -> [Proposal] {
        [
            Proposal(width: 320, height: nil), .ideal,
            generator.choose(.zero, .infinity, Proposal(width: .minContent, height: .ideal)),
            Proposal(width: number(), height: optionalNumber()),
        ]
    }
}
