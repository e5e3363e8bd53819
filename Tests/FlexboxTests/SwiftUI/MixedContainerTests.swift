import Flexbox
import Testing
import VitrineGeometry

/// CSS flex containers within stacks, and stacks within CSS flex containers.
struct MixedContainerTests {
    let texts = TextTree()
    var tree: LayoutTree { texts.tree }

    private func flex(_ change: (inout BoxStyle) -> Void = { _ in }) -> NodeID {
        tree.addFlexContainer(style(change))
    }

    private func style(_ change: (inout BoxStyle) -> Void) -> BoxStyle {
        var style = BoxStyle()
        style.boxSizing = .borderBox
        change(&style)
        return style
    }

    @Test
    func `A stack in a flex container is as wide as its ideal, or shrinks to its minimum`() {
        let row = tree.row(spacing: 4, texts.text(40, 40), texts.text(20))
        let root = tree.parent(
            flex { $0.alignItems = .start }, row, tree.addImage(Size(width: 50, height: 10)))
        tree.layOut(root, inBlockOfWidth: 300, height: nil)
        #expect(
            tree.description(of: root) == """
                flex  x 0.0  y 0.0  300.0 × 20.0
                  row  x 0.0  y 0.0  104.0 × 20.0
                    leaf  x 0.0  y 0.0  80.0 × 20.0
                    leaf  x 84.0  y 0.0  20.0 × 20.0
                  image  x 104.0  y 0.0  50.0 × 10.0

                """)
        tree.layOut(root, inBlockOfWidth: 120, height: nil)
        #expect(tree.columns(of: root) == ["0.0 70.0", "70.0 50.0"])
        #expect(tree.columns(of: row) == ["0.0 40.0", "44.0 20.0"])
        #expect(tree.frame(of: root).height == 40)
    }

    @Test
    func `A growing item proposes its box to the column in it`() {
        let column = tree.column(spacing: 0, alignment: .leading, texts.text(30), tree.addFill())
        tree.setStyle(style { $0.flexGrow = 1 }, of: column)
        let container = flex {
            $0.width = .points(200)
            $0.height = .points(100)
        }
        tree.layOut(tree.parent(container, column, tree.box(50, 20)), inBlockOfWidth: 500, height: nil)
        #expect(
            tree.description(of: column) == """
                column  x 0.0  y 0.0  150.0 × 100.0
                  leaf  x 0.0  y 0.0  30.0 × 20.0
                  fill  x 0.0  y 20.0  150.0 × 80.0

                """)
    }

    @Test
    func `A row in a flex container has its children's baselines`() {
        let row = tree.row(spacing: 0, alignment: .firstTextBaseline, texts.text(30))
        let padded = tree.parent(tree.addPadding(Insets(all: 10)), row)
        let root = tree.parent(flex { $0.alignItems = .firstBaseline }, texts.text(20), padded)
        tree.layOut(root, inBlockOfWidth: 200, height: nil)
        #expect(tree.children(of: root).map { tree.frame(of: $0).minY } == [10, 0])
    }

    @Test
    func `A flex container in a stack fits its content into what is proposed`() {
        let container = tree.parent(
            flex { $0.flexWrap = .wrap }, texts.text(40), texts.text(50), texts.text(30))
        let column = tree.column(spacing: 0, alignment: .leading, container, tree.box(10, 10))
        #expect(
            texts.boxes(of: column, in: Proposal(width: 95, height: 500)) == """
                column  x 0.0  y 0.0  95.0 × 50.0
                  flex  x 0.0  y 0.0  95.0 × 40.0
                    leaf  x 0.0  y 0.0  40.0 × 20.0
                    leaf  x 40.0  y 0.0  50.0 × 20.0
                    leaf  x 0.0  y 20.0  30.0 × 20.0
                  frame  x 0.0  y 40.0  10.0 × 10.0
                    fill  x 0.0  y 0.0  10.0 × 10.0
                """)
        #expect(texts.size(container, nil, nil) == Size(width: 120, height: 20))
        #expect(texts.size(container, 0, nil) == Size(width: 50, height: 60))
    }

    @Test
    func `A row lines up with the baseline of a flex container`() {
        let container = tree.parent(flex { $0.padding.top = .points(7) }, texts.text(40))
        let row = tree.row(spacing: 0, alignment: .firstTextBaseline, texts.text(30), container)
        tree.layOut(row, proposing: .ideal)
        #expect(tree.children(of: row).map { tree.frame(of: $0).minY } == [7, 0])
    }

    @Test
    func `Containers of both kinds nest in turn`() {
        var node = texts.text(40, 40)
        for level in 0..<6 {
            node =
                level.isMultiple(of: 2)
                ? tree.parent(flex { $0.padding.left = .points(1) }, node, texts.text(10))
                : tree.row(spacing: 1, node, texts.text(10))
        }
        #expect(texts.size(node, nil, nil) == Size(width: 80 + 6 * 11, height: 20))
        #expect(
            tree.layOut(node, proposing: Proposal(width: 110, height: nil)) == Size(width: 110, height: 40))
    }

    @Test
    func `Thousands of levels of both kinds in turn are laid out`() {
        var node = texts.text(40)
        for level in 0..<2_000 {
            let inner = node
            node = level.isMultiple(of: 2) ? flex() : tree.addStack(.vertical)
            tree.append(inner, to: node)
        }
        #expect(
            tree.layOut(node, proposing: Proposal(width: 100, height: nil)) == Size(width: 40, height: 20))
    }
}
