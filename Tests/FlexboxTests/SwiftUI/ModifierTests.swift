import Flexbox
import Testing
import VitrineGeometry

struct ModifierTests {
    let texts = TextTree()
    var tree: LayoutTree { texts.tree }

    @Test
    func `Padding proposes what is left, at least 0, and adds its insets`() {
        let root = tree.parent(tree.addPadding(Insets(all: 16)), tree.addFill())
        #expect(texts.size(root, 100, 20) == Size(width: 100, height: 32))
        #expect(texts.size(root, nil, nil) == Size(width: 42, height: 42))
        // 375 points of content with the default padding are 407 wide.
        let padded = tree.parent(tree.addPadding(Insets(all: 16)), tree.addImage(Size(width: 375, height: 1)))
        #expect(texts.size(padded, nil, nil).width == 407)
    }

    @Test
    func `Padding is at the leading edge where the text begins`() {
        let child = tree.addFill()
        let root = tree.parent(tree.addPadding(Insets(top: 0, left: 10, bottom: 0, right: 0)), child)
        tree.setRightToLeft(true, of: root)
        tree.layOut(root, proposing: Proposal(width: 100, height: 20))
        #expect(tree.frame(of: child) == Rect(x: 0, y: 0, width: 90, height: 20))
    }

    @Test
    func `A text of fixed size is one line, or as high as its lines`() {
        let wide = tree.parent(tree.addFixedSize(horizontal: true, vertical: false), texts.text(40, 40))
        #expect(texts.size(wide, 50, 20) == Size(width: 80, height: 20))
        let tall = tree.parent(tree.addFixedSize(horizontal: false, vertical: true), texts.text(40, 40))
        #expect(texts.size(tall, 50, 20) == Size(width: 40, height: 40))
        #expect(
            texts.size(tree.parent(tree.addFixedSize(), tree.addFill()), 50, 20)
                == Size(width: 10, height: 10))
    }

    @Test(arguments: [
        (AspectRatioMode.fit, Optional(100.0), Optional(80.0), Size(width: 100, height: 50)),
        (.fit, 300, 80, Size(width: 160, height: 80)),
        (.fill, 100, 80, Size(width: 160, height: 80)),
        (.fill, 300, 80, Size(width: 300, height: 150)),
        (.fit, 100, nil, Size(width: 100, height: 50)),
        (.fill, nil, 80, Size(width: 160, height: 80)),
        (.fit, nil, nil, Size(width: 10, height: 10)),
        (.fit, .infinity, 80, Size(width: 160, height: 80)),
        (.fit, 0, 80, Size(width: 0, height: 0)),
    ])
    func `An aspect ratio of 2 proposes the largest or the smallest covering rectangle`(
        mode: AspectRatioMode, width: Double?, height: Double?, size: Size
    ) {
        let root = tree.parent(tree.addAspectRatio(2, mode), tree.addFill())
        #expect(texts.size(root, width, height) == size)
    }

    @Test
    func `Without a ratio that of the child's ideal size counts`() {
        let image = tree.addFill(ideal: Size(width: 30, height: 10))
        let root = tree.parent(tree.addAspectRatio(nil, .fit), image)
        #expect(texts.size(root, 60, 60) == Size(width: 60, height: 20))
        #expect(texts.size(root, nil, nil) == Size(width: 30, height: 10))
    }

    @Test
    func `A child that ignores proposals keeps its own ratio`() {
        let root = tree.parent(tree.addAspectRatio(1, .fit), tree.addImage(Size(width: 30, height: 10)))
        #expect(texts.size(root, 60, 60) == Size(width: 30, height: 10))
    }

    @Test
    func `What covers a frame overflows it on both sides`() {
        let image = tree.addFill(ideal: Size(width: 30, height: 10))
        let root = tree.box(60, 40, tree.parent(tree.addAspectRatio(nil, .fill), image))
        #expect(
            texts.boxes(of: root, in: .ideal) == """
                frame  x 0.0  y 0.0  60.0 × 40.0
                  aspect ratio  x -30.0  y 0.0  120.0 × 40.0
                    fill  x 0.0  y 0.0  120.0 × 40.0
                """)
    }

    @Test
    func `An overlay is proposed the primary's size and never changes the layout`() {
        let badge = tree.addImage(Size(width: 12, height: 12))
        let overlay = tree.addOverlay(alignment: BoxAlignment(horizontal: .trailing, vertical: .top))
        let root = tree.parent(
            overlay, texts.text(40), badge, tree.addFill(), tree.addImage(Size(width: 99, height: 99)))
        #expect(
            texts.boxes(of: root, in: Proposal(width: 300, height: 300)) == """
                overlay  x 0.0  y 0.0  40.0 × 20.0
                  leaf  x 0.0  y 0.0  40.0 × 20.0
                  image  x 28.0  y 0.0  12.0 × 12.0
                  fill  x 0.0  y 0.0  40.0 × 20.0
                  image  x -59.0  y 0.0  99.0 × 99.0
                """)
    }

    @Test
    func `A badge is moved by its guides`() {
        let badge = tree.addImage(Size(width: 12, height: 12))
        tree.setGuide(.trailing, of: badge) { $0[.horizontalCenter] }
        tree.setGuide(.top, of: badge) { $0[.verticalCenter] }
        let overlay = tree.addOverlay(alignment: BoxAlignment(horizontal: .trailing, vertical: .top))
        tree.layOut(
            tree.parent(overlay, tree.addImage(Size(width: 40, height: 20)), badge), proposing: .ideal)
        #expect(tree.frame(of: badge).origin == Point(x: 34, y: -6))
    }

    @Test
    func `A position takes the whole proposal and centers its child at the point`() {
        let root = tree.parent(
            tree.addPosition(Point(x: 30, y: 10)), tree.addImage(Size(width: 20, height: 10)))
        #expect(
            texts.boxes(of: root, in: Proposal(width: 200, height: 100)) == """
                position  x 0.0  y 0.0  200.0 × 100.0
                  image  x 20.0  y 5.0  20.0 × 10.0
                """)
        #expect(texts.size(root, nil, 100) == Size(width: 20, height: 100))
    }

    @Test
    func `A priority shines through modifiers`() {
        let padded = tree.parent(tree.addPadding(Insets(all: 1)), tree.prioritized(3, tree.addFill()))
        #expect(tree.layoutPriority(of: padded) == 3)
        #expect(tree.layoutPriority(of: tree.row(padded)) == 0)
        #expect(tree.layoutPriority(of: tree.box(9, nil, tree.addSpacer(along: .vertical))) == -.infinity)
    }
}
