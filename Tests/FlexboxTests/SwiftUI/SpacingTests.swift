import Flexbox
import Testing
import VitrineGeometry

struct SpacingTests {
    let texts = TextTree()
    var tree: LayoutTree { texts.tree }

    /// Round numbers: a line is 20 high; 2 are added above and below.
    private static let metrics = TextSpacingMetrics(ascender: 15, descender: 5, capHeight: 11, lineGap: 0)

    private func text(lineGap: Double = 0) -> NodeID {
        var metrics = Self.metrics
        metrics.lineGap = lineGap
        let text = texts.text(30)
        tree.setSpacing(.text(metrics, pixelLength: 0.5), of: text)
        return text
    }

    private func image() -> NodeID { tree.addImage(Size(width: 30, height: 20)) }

    /// The gap that a column keeps between two nodes.
    private func gap(_ upper: NodeID, _ lower: NodeID) -> Double {
        let column = tree.column(upper, lower)
        tree.layOut(column, proposing: .ideal)
        return tree.frame(of: lower).minY - tree.frame(of: upper).maxY
    }

    @Test
    func `Two nodes that preference nothing in particular stand 8 apart on both axes`() {
        #expect(gap(image(), image()) == 8)
        let row = tree.row(image(), image())
        tree.layOut(row, proposing: .ideal)
        #expect(tree.columns(of: row) == ["0.0 30.0", "38.0 30.0"])
    }

    @Test
    func `Text above text keeps the line gap of the lower one, rounded up to the pixel`() {
        #expect(gap(text(), text()) == 0)
        #expect(gap(text(lineGap: 7), text(lineGap: 1.2)) == 1.5)
    }

    @Test
    func `Text and something else keep distances that follow from the font`() {
        // Below the text max(20 + 2 − 11, 2 + 5), above it 20 + 2 − 15.
        #expect(gap(text(), image()) == 11)
        #expect(gap(image(), text()) == 7)
    }

    @Test
    func `The system font at 17 points keeps 6.4 above and 10.6 below`() {
        let metrics = TextSpacingMetrics(ascender: 16.186, descender: 4.101, capHeight: 11.978)
        let spacing = SpacingPreferences.text(metrics, pixelLength: 1.0 / 3)
        let above = SpacingPreferences.standard.distance(to: spacing, along: .vertical)
        let below = spacing.distance(to: .standard, along: .vertical)
        #expect((above * 10).rounded() == 64)
        #expect((below * 10).rounded() == 106)
    }

    @Test
    func `Side by side texts keep the default distance`() {
        let row = tree.row(text(), text())
        tree.layOut(row, proposing: .ideal)
        #expect(tree.columns(of: row) == ["0.0 30.0", "38.0 30.0"])
    }

    @Test
    func `A spacer keeps no distance along its stack, also in a frame`() {
        let spacer = tree.addSpacer(along: .vertical, minLength: 5)
        #expect(gap(text(), spacer) == 0)
        let framed = tree.parent(tree.addFixedFrame(width: nil, height: 10), tree.addSpacer(along: .vertical))
        #expect(gap(image(), framed) == 0)
        let column = tree.column(image(), tree.addSpacer(along: .vertical), image())
        #expect(tree.layOut(column, proposing: Proposal(width: nil, height: 100)).height == 100)
        #expect(texts.size(column, nil, nil).height == 48)
    }

    @Test
    func `A frame resets the preferences on the axes that it names`() {
        let tall = tree.parent(tree.addFixedFrame(width: nil, height: 20), text())
        #expect(gap(tall, image()) == 8)
        let wide = tree.parent(tree.addFixedFrame(width: 50, height: nil), text())
        #expect(gap(wide, image()) == 11)
        let flexible = tree.parent(tree.addFlexibleFrame(height: FlexibleLength(min: 10)), text())
        #expect(gap(flexible, image()) == 8)
    }

    @Test
    func `Padding resets the preferences of the padded edges`() {
        let insets = Insets(top: 3, left: 0, bottom: 0, right: 0)
        #expect(gap(image(), tree.parent(tree.addPadding(insets), text())) == 8)
        #expect(gap(tree.parent(tree.addPadding(insets), text()), image()) == 11)
    }

    @Test
    func `A reset edge still keeps away from a text as that text preferences`() {
        let padded = tree.parent(tree.addPadding(Insets(all: 3)), text())
        #expect(gap(text(), padded) == 11)
    }

    @Test
    func `Overlays and backgrounds do not count`() {
        let overlay = tree.parent(tree.addOverlay(), text(), image())
        #expect(gap(overlay, text()) == 0)
    }

    @Test
    func `A nested stack passes on the preferences of its outer children`() {
        #expect(gap(tree.column(image(), text()), image()) == 11)
        #expect(gap(tree.column(text(), image()), text()) == 7)
        #expect(gap(tree.row(text(), image()), image()) == 11)
        // Of a row of both kinds, the preference that is larger counts.
        #expect(gap(tree.row(text(), image()), text()) == 7)
    }

    @Test
    func `Wishes of the caller's own categories meet and add up`() {
        var upper = SpacingPreferences.standard
        upper.preference(3, at: .bottom, category: .custom(0))
        var lower = SpacingPreferences.standard
        lower.preference(4, at: .top, category: .custom(0))
        #expect(upper.distance(to: lower, along: .vertical) == 7)
        #expect(upper.distance(to: .standard, along: .vertical) == 8)
    }

    @Test
    func `Without a category in common the larger plain preference counts`() {
        var upper = SpacingPreferences.standard
        upper.preference(3, at: .bottom)
        var lower = SpacingPreferences.standard
        #expect(upper.distance(to: lower, along: .vertical) == 3)
        lower.preference(12, at: .top)
        #expect(upper.distance(to: lower, along: .vertical) == 12)
    }

    @Test
    func `A spacing of the stack's own overrules all preferences`() {
        let column = tree.column(spacing: 3, text(), image(), tree.addSpacer(along: .vertical, minLength: 0))
        #expect(texts.size(column, nil, nil).height == 20 + 3 + 20 + 3)
    }

    @Test
    func `A changed preference changes the stacks around it`() {
        let leaf = image()
        let root = tree.column(image(), tree.column(leaf))
        #expect(tree.layOut(root, proposing: .ideal).height == 48)
        var spacing = SpacingPreferences.standard
        spacing.preference(1, at: .top)
        tree.setSpacing(spacing, of: leaf)
        #expect(tree.layOut(root, proposing: .ideal).height == 41)
    }
}
