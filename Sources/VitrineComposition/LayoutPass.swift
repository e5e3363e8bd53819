package import Flexbox
import VitrineDrawing
package import VitrineGeometry
import VitrineViews

/// Lays a resolved tree out with the layout engine.
package struct LayoutPass {
    private let texts: TextMeasurer
    /// Device pixels per point; measures of texts are rounded up to pixels.
    private let scale: Double
    private let trace: ((String) -> Void)?

    /// - Parameter trace: called with each decision of the engine; see `LayoutTree.trace`.
    package init(texts: TextMeasurer, scale: Double, trace: ((String) -> Void)? = nil) {
        self.texts = texts
        self.scale = scale
        self.trace = trace
    }

    /// The tree with boxes, the root's at the origin.
    ///
    /// - Parameter settle: what is proposed in the end for the size that the root has answered to the proposal; the same
    ///   where nothing is said.
    package func layOut(
        _ root: ResolvedNode, proposing proposal: Proposal, settle: ((Size) -> Proposal)? = nil
    ) throws -> LaidOutNode {
        let leaves = LeafMeasurements(texts: texts, scale: scale)
        let tree = LayoutTree(pixelLength: 1 / scale) { leaves.measure($0, $1) }
        let builder = LayoutTreeBuilder(tree: tree, leaves: leaves)
        let placed = builder.add(root)
        if let trace {
            placed.label(as: root, in: tree)
            tree.trace = trace
        }
        let settled = settle.map { $0(tree.sizeThatFits(placed.layoutNode, proposal)) }
        let size = tree.layOut(placed.layoutNode, proposing: settled ?? proposal)
        if let failure = leaves.failure { throw failure }
        guard size.width.isFinite, size.height.isFinite else {
            throw CompositionError.unboundedSize(width: size.width, height: size.height)
        }
        return try finish(root, placed, in: tree)
    }

    /// Reads the boxes and sets the texts.
    private func finish(
        _ node: ResolvedNode, _ placed: LayoutTreeBuilder.Placed, in tree: LayoutTree
    ) throws -> LaidOutNode {
        var frame = tree.frame(of: placed.layoutNode)
        if placed.sharesBox { frame.origin = .zero }
        var finished = LaidOutNode(node, frame: frame)
        if case .text(let paragraph) = node.kind {
            let proposal = tree.proposal(of: placed.layoutNode)
            do {
                finished.text = try texts.typeset(paragraph, frame.width, proposal.height.length)
                if paragraph.hasNoSize(proposing: proposal) { finished.text?.showNothing() }
            } catch {
                throw CompositionError.unusableText(
                    element: node.id.text, text: paragraph.text, reason: "\(error)")
            }
        }
        finished.children.reserveCapacity(node.children.count)
        let shown = node.kind.showsOneChild ? tree.shownChild(of: placed.layoutNode) : nil
        for (child, placedChild) in zip(node.children, placed.children) {
            if node.kind.showsOneChild, placedChild.layoutNode != shown { continue }
            finished.children.append(try finish(child, placedChild, in: tree))
        }
        return finished
    }
}

extension ResolvedNode.Kind {
    /// Whether layout chooses one of the children.
    fileprivate var showsOneChild: Bool {
        if case .container(let container) = self, case .firstThatFits = container.layout {
            true
        } else {
            false
        }
    }
}

extension Paragraph {
    /// Whether the text has no size and shows nothing, since it is offered no room in either direction: SwiftUI's do not take a line
    /// there (recorded on iOS: swift-snapshot-testing, issue 1070, where a text in a padding is as large as the padding). CSS's do.
    fileprivate func hasNoSize(proposing proposal: Proposal) -> Bool {
        lastLine == .refilled && proposal.width.length == 0 && proposal.height.length == 0
    }
}

extension TypesetText {
    /// Leaves out all that would be drawn.
    fileprivate mutating func showNothing() {
        self = TypesetText(
            measurement: measurement, runs: [], decorations: [], missingGlyphs: missingGlyphs)
    }
}

extension LayoutTreeBuilder.Placed {
    /// Has the engine call nodes by their elements.
    fileprivate func label(as element: ResolvedNode, in tree: LayoutTree) {
        tree.setLabel(element.id.text, of: layoutNode)
        for (child, element) in zip(children, element.children) { child.label(as: element, in: tree) }
    }
}

/// The contents of a layout tree's leaves, by their tags.
final class LeafMeasurements {
    private let texts: TextMeasurer
    private let scale: Double
    private var leaves: [(element: String, paragraph: Paragraph)] = []
    /// The first error that measuring met; layout itself cannot throw.
    private(set) var failure: CompositionError?

    init(texts: TextMeasurer, scale: Double) {
        self.texts = texts
        self.scale = scale
    }

    /// The tag of a new leaf.
    func add(_ paragraph: Paragraph, element: String) -> Int {
        leaves.append((element, paragraph))
        return leaves.count - 1
    }

    func measure(_ tag: Int, _ proposal: Proposal) -> LeafMeasurement {
        let (element, paragraph) = leaves[tag]
        if paragraph.hasNoSize(proposing: proposal) { return LeafMeasurement(size: .zero) }
        return catching(element, paragraph.text) {
            let width =
                proposal.width == .minContent ? try texts.minContentWidth(paragraph) : proposal.width.length
            let measured = try texts.measure(paragraph, width, proposal.height.length)
            var size = measured.size
            switch paragraph.lastLine {
            case .refilled: size = Size(width: roundedUp(size.width), height: roundedUp(size.height))
            // As it is shortened, so is it measured: CSS does not round.
            case .brokenFirst: break
            }
            // A line that is widened on both ends has the whole width.
            let hasSeveralLines = measured.lastBaseline > measured.firstBaseline
            if paragraph.alignment == .justified, hasSeveralLines, let width = proposal.width.length,
                width.isFinite
            {
                size.width = max(size.width, width)
            }
            return LeafMeasurement(
                size: size, firstBaseline: measured.firstBaseline, lastBaseline: measured.lastBaseline)
        } ?? LeafMeasurement(size: .zero)
    }

    func metrics(of style: TextStyle, element: String, text: String) -> FontMetrics? {
        catching(element, text) { try texts.metrics(style) }
    }

    private func catching<Value>(_ element: String, _ text: String, _ body: () throws -> Value) -> Value? {
        do {
            return try body()
        } catch {
            failure = failure ?? .unusableText(element: element, text: text, reason: "\(error)")
            return nil
        }
    }

    /// A text's measure rounded up to the pixel, as SwiftUI does, into which the text fits at every scale.
    private func roundedUp(_ length: Double) -> Double {
        ((length - TextMeasurement.tolerance) * scale).rounded(.up) / scale
    }
}
