import Flexbox
import VitrineGeometry

/// A layout tree whose leaves are texts made of words, each as wide as a number says; a line is 20 points high, its
/// baseline 15 below its top.
///
/// A text takes as many lines as it needs at the width proposed, but no more than fit the height (one at least); words that
/// are too long are cut. Its min-content width is that of its longest word.
final class TextTree {
    private final class Texts {
        var words: [[Double]] = []
        var measurements = 0
    }

    private let texts = Texts()
    private var tags: [NodeID: Int] = [:]
    let tree: LayoutTree

    init(pixelLength: Double = 0.5) {
        self.tree = LayoutTree(pixelLength: pixelLength) { [texts] tag, proposal in
            texts.measurements += 1
            return Self.measure(texts.words[tag], proposal)
        }
    }

    /// How often a leaf was measured.
    var measurements: Int { texts.measurements }

    func text(_ words: Double...) -> NodeID {
        texts.words.append(words)
        let leaf = tree.addLeaf(tag: texts.words.count - 1)
        tags[leaf] = texts.words.count - 1
        return leaf
    }

    func change(_ text: NodeID, to words: Double...) {
        guard let tag = tags[text] else { return }
        texts.words[tag] = words
        tree.markChanged(text)
    }

    /// The boxes of a layout, as text without a last line break.
    func boxes(of root: NodeID, in proposal: Proposal) -> String {
        tree.layOut(root, proposing: proposal)
        return String(tree.description(of: root).dropLast())
    }

    func size(_ node: NodeID, _ width: Double?, _ height: Double?) -> Size {
        tree.sizeThatFits(node, Proposal(width: width, height: height))
    }

    private static func measure(_ words: [Double], _ proposal: Proposal) -> LeafMeasurement {
        let width =
            proposal.width == .minContent
            ? words.max() ?? 0 : proposal.width.length.map { max($0, 5) } ?? .infinity
        var lines: [Double] = []
        for word in words.map({ min($0, width) }) {
            if let last = lines.last, last + word <= width {
                lines[lines.count - 1] = last + word
            } else {
                lines.append(word)
            }
        }
        if let height = proposal.height.length, height < .infinity {
            lines.removeLast(max(0, lines.count - max(1, Int(height / 20))))
        }
        return LeafMeasurement(
            size: Size(width: lines.max() ?? 0, height: Double(lines.count) * 20), firstBaseline: 15,
            lastBaseline: Double(lines.count - 1) * 20 + 15)
    }
}

extension LayoutTree {
    /// Appends the children and returns the parent, so that trees can be written as expressions.
    func parent(_ node: NodeID, _ children: NodeID...) -> NodeID {
        for child in children {
            append(child, to: node)
        }
        return node
    }

    func row(spacing: Double? = nil, alignment: AlignmentGuide? = nil, _ children: NodeID...) -> NodeID {
        let row = addStack(.horizontal, spacing: spacing, alignment: alignment)
        for child in children {
            append(child, to: row)
        }
        return row
    }

    func column(spacing: Double? = nil, alignment: AlignmentGuide? = nil, _ children: NodeID...) -> NodeID {
        let column = addStack(.vertical, spacing: spacing, alignment: alignment)
        for child in children {
            append(child, to: column)
        }
        return column
    }

    func box(_ width: Double?, _ height: Double?, _ child: NodeID? = nil) -> NodeID {
        parent(addFixedFrame(width: width, height: height), child ?? addFill())
    }

    /// A color in a frame with bounds on its width.
    func flexible(min: Double? = nil, ideal: Double? = nil, max: Double? = nil) -> NodeID {
        parent(addFlexibleFrame(width: FlexibleLength(min: min, ideal: ideal, max: max)), addFill())
    }

    func prioritized(_ priority: Double, _ node: NodeID) -> NodeID {
        setLayoutPriority(priority, of: node)
        return node
    }

    /// The children's extents along the horizontal axis in the last layout: "x width", one per child.
    func columns(of node: NodeID) -> [String] {
        children(of: node).map { "\(frame(of: $0).minX) \(frame(of: $0).width)" }
    }
}
