import Flexbox
import Testing
import VitrineGeometry

struct FrameTests {
    let texts = TextTree()
    var tree: LayoutTree { texts.tree }

    private func frame(_ width: FlexibleLength, _ child: NodeID) -> NodeID {
        tree.parent(tree.addFlexibleFrame(width: width), child)
    }

    @Test
    func `A fixed side replaces the proposal and is the size; a missing one is the child's`() {
        let root = tree.parent(tree.addFixedFrame(width: 50, height: nil), texts.text(40, 40))
        #expect(
            texts.boxes(of: root, in: Proposal(width: 300, height: 100)) == """
                frame  x 0.0  y 0.0  50.0 × 40.0
                  leaf  x 5.0  y 0.0  40.0 × 40.0
                """)
    }

    @Test
    func `A child larger than its frame overflows on both sides`() {
        let child = tree.addImage(Size(width: 50, height: 30))
        tree.layOut(tree.parent(tree.addFixedFrame(width: 20, height: 20), child), proposing: .ideal)
        #expect(tree.frame(of: child) == Rect(x: -15, y: -5, width: 50, height: 30))
    }

    @Test(arguments: [
        (BoxAlignment.topLeading, Point(x: 0, y: 0)), (.center, Point(x: 35, y: 20)),
        (BoxAlignment(horizontal: .trailing, vertical: .bottom), Point(x: 70, y: 40)),
        (BoxAlignment(horizontal: .leading, vertical: .firstTextBaseline), Point(x: 0, y: 45)),
    ])
    func `A frame aligns its child by a guide of each`(alignment: BoxAlignment, origin: Point) {
        let child = texts.text(30)
        let root = tree.parent(tree.addFixedFrame(width: 100, height: 60, alignment: alignment), child)
        tree.layOut(root, proposing: .ideal)
        #expect(tree.frame(of: child).origin == origin)
    }

    @Test(arguments: [(0.0, 0.0), (70, 70), (.infinity, .infinity)])
    func `From 0 to infinity a frame takes exactly what is proposed`(proposed: Double, width: Double) {
        let root = frame(FlexibleLength(min: 0, max: .infinity), tree.addImage(Size(width: 90, height: 10)))
        #expect(texts.size(root, proposed, nil).width == width)
    }

    @Test(arguments: [(10.0, 40.0), (60, 60), (500, 80)])
    func `With minimum and maximum the child does not matter`(proposed: Double, width: Double) {
        let root = frame(FlexibleLength(min: 40, max: 80), tree.addImage(Size(width: 90, height: 10)))
        #expect(texts.size(root, proposed, nil).width == width)
    }

    @Test(arguments: [(10.0, 30.0), (60, 60), (500, 80)])
    func `With only a maximum the frame grows to it but is never shorter than its content`(
        proposed: Double, width: Double
    ) {
        let root = frame(FlexibleLength(max: 80), tree.addImage(Size(width: 30, height: 10)))
        #expect(texts.size(root, proposed, nil).width == width)
        let wide = frame(FlexibleLength(max: 80), tree.addImage(Size(width: 90, height: 10)))
        #expect(texts.size(wide, proposed, nil).width == 80)
    }

    @Test(arguments: [(10.0, 40.0), (60, 60), (500, 90)])
    func `With only a minimum the frame is as long as its content, but shrinks to what is proposed`(
        proposed: Double, width: Double
    ) {
        let root = frame(FlexibleLength(min: 40), tree.addImage(Size(width: 90, height: 10)))
        #expect(texts.size(root, proposed, nil).width == width)
    }

    @Test
    func `Asked for its ideal length a frame takes its own, else that of its content within the bounds`() {
        let image = { tree.addImage(Size(width: 90, height: 10)) }
        #expect(texts.size(frame(FlexibleLength(ideal: 33), image()), nil, nil).width == 33)
        #expect(texts.size(frame(FlexibleLength(max: .infinity), image()), nil, nil).width == 90)
        #expect(texts.size(frame(FlexibleLength(max: 50), image()), nil, nil).width == 50)
        #expect(texts.size(frame(FlexibleLength(min: 120), image()), nil, nil).width == 120)
        #expect(texts.size(frame(FlexibleLength(min: 10, max: 50), image()), nil, nil).width == 50)
    }

    @Test
    func `The child is proposed what was proposed, within the bounds`() {
        #expect(texts.size(frame(FlexibleLength(min: 100), texts.text(40, 40, 40)), 0, nil).height == 40)
        #expect(texts.size(frame(FlexibleLength(max: 50), texts.text(40, 40, 40)), 500, nil).height == 60)
        #expect(texts.size(frame(FlexibleLength(ideal: 80), texts.text(40, 40, 40)), nil, nil).height == 40)
    }

    @Test
    func `Bounds that contradict each other give way to the smaller ones`() {
        #expect(FlexibleLength(min: 50, ideal: 20, max: 10) == FlexibleLength(min: 50, ideal: 50, max: 50))
        #expect(FlexibleLength(min: -5).min == 0)
    }

    @Test
    func `A flexible frame aligns its child`() {
        let child = texts.text(30)
        let root = tree.parent(
            tree.addFlexibleFrame(width: FlexibleLength(max: .infinity), alignment: .topLeading), child)
        #expect(
            texts.boxes(of: root, in: Proposal(width: 100, height: 50)) == """
                flexible frame  x 0.0  y 0.0  100.0 × 20.0
                  leaf  x 0.0  y 0.0  30.0 × 20.0
                """)
        tree.setRightToLeft(true, of: root)
        tree.layOut(root, proposing: Proposal(width: 100, height: 50))
        #expect(tree.frame(of: child).minX == 70)
    }

    @Test
    func `Frames and paddings nest in the order in which they are applied`() {
        let inner = tree.parent(tree.addPadding(Insets(all: 10)), tree.box(50, 20))
        #expect(texts.size(inner, nil, nil) == Size(width: 70, height: 40))
        let outer = tree.box(50, 20, tree.parent(tree.addPadding(Insets(all: 10)), tree.addFill()))
        #expect(
            texts.boxes(of: outer, in: .ideal) == """
                frame  x 0.0  y 0.0  50.0 × 20.0
                  padding  x 0.0  y 0.0  50.0 × 20.0
                    fill  x 10.0  y 10.0  30.0 × 0.0
                """)
    }
}
