import Flexbox
import Testing
import VitrineGeometry

struct CustomLayoutTests {
    let texts = TextTree()
    var tree: LayoutTree { texts.tree }

    /// Lines of children that break where the width is used up.
    private var flow: CustomLayout {
        CustomLayout(
            sizeThatFits: { proposal, children in
                let origins = Self.flowOrigins(proposal, children)
                let boxes = zip(origins, children).map { Rect(origin: $0, size: $1.sizeThatFits(.ideal)) }
                return Size(width: boxes.map(\.maxX).max() ?? 0, height: boxes.map(\.maxY).max() ?? 0)
            },
            placeChildren: { _, proposal, children in
                for (origin, child) in zip(Self.flowOrigins(proposal, children), children) {
                    child.place(at: origin, proposing: .ideal)
                }
            })
    }

    private static func flowOrigins(_ proposal: Proposal, _ children: LayoutChildren) -> [Point] {
        var origin = Point.zero
        return children.map { child in
            let width = child.sizeThatFits(.ideal).width
            if origin.x > 0, origin.x + width > proposal.width.length ?? .infinity {
                origin = Point(x: 0, y: origin.y + 20)
            }
            defer { origin.x += width }
            return origin
        }
    }

    @Test
    func `A layout of the caller's own measures and places its children`() {
        let root = tree.parent(
            tree.addCustom(flow), texts.text(40), texts.text(30), texts.text(50))
        #expect(
            texts.boxes(of: root, in: Proposal(width: 80, height: nil)) == """
                custom  x 0.0  y 0.0  70.0 × 40.0
                  leaf  x 0.0  y 0.0  40.0 × 20.0
                  leaf  x 40.0  y 0.0  30.0 × 20.0
                  leaf  x 0.0  y 20.0  50.0 × 20.0
                """)
        tree.setRightToLeft(true, of: root)
        tree.layOut(root, proposing: Proposal(width: 80, height: nil))
        #expect(tree.columns(of: root) == ["30.0 40.0", "0.0 30.0", "20.0 50.0"])
    }

    @Test
    func `Children are placed by an anchor, the last call counts, and without one they are centered`() {
        let layout = CustomLayout(
            sizeThatFits: { _, _ in Size(width: 100, height: 60) },
            placeChildren: { size, _, children in
                children[0].place(at: .zero, proposing: .ideal)
                children[0].place(
                    at: Point(x: size.width, y: size.height), anchor: Point(x: 1, y: 1), proposing: .ideal)
            })
        let root = tree.parent(
            tree.addCustom(layout), texts.text(30), tree.addImage(Size(width: 20, height: 20)))
        #expect(
            texts.boxes(of: root, in: .ideal) == """
                custom  x 0.0  y 0.0  100.0 × 60.0
                  leaf  x 70.0  y 40.0  30.0 × 20.0
                  image  x 40.0  y 20.0  20.0 × 20.0
                """)
    }

    @Test
    func `A layout may ask with every kind of proposal and for guides, priorities and distances`() {
        let layout = CustomLayout(
            sizeThatFits: { _, children in
                #expect(children[0].sizeThatFits(.ideal) == Size(width: 60, height: 20))
                #expect(children[0].sizeThatFits(.zero).width == 5)
                #expect(children[0].sizeThatFits(.infinity).width == 60)
                #expect(children[0].dimensions(.ideal)[.firstTextBaseline] == 15)
                #expect(children[1].layoutPriority == 2)
                #expect(children[0].spacing.distance(to: children[1].spacing, along: .vertical) == 8)
                return .zero
            },
            placeChildren: { _, _, _ in })
        let root = tree.parent(
            tree.addCustom(layout), texts.text(30, 30), tree.prioritized(2, tree.addFill()))
        #expect(texts.size(root, 10, 10) == .zero)
    }

    @Test
    func `A layout may set guides and spacing; else they are its children's`() {
        var layout = flow
        let plain = tree.parent(tree.addCustom(layout), texts.text(30), texts.text(30))
        #expect(tree.position(of: .firstTextBaseline, in: plain, .ideal) == 15)
        layout.guide = { guide, size, _, _ in guide == .firstTextBaseline ? size.height / 4 : nil }
        layout.spacing = { _ in .zero }
        let custom = tree.parent(tree.addCustom(layout), texts.text(30), texts.text(30))
        #expect(tree.position(of: .firstTextBaseline, in: custom, .ideal) == 5)
        #expect(tree.position(of: .lastTextBaseline, in: custom, .ideal) == 15)
        #expect(tree.distance(from: custom, to: plain, along: .horizontal) == 0)
    }

    @Test
    func `The first child that fits is shown, else the last`() {
        let wide = texts.text(50, 50)
        let narrow = texts.text(40)
        let root = tree.parent(tree.addFirstThatFits(.horizontal), wide, narrow)
        #expect(texts.size(root, 100, nil) == Size(width: 100, height: 20))
        #expect(texts.size(root, nil, nil) == Size(width: 100, height: 20))
        #expect(texts.size(root, 90, nil) == Size(width: 40, height: 20))
        #expect(texts.size(root, 10, nil) == Size(width: 10, height: 20))
        tree.layOut(root, proposing: Proposal(width: 90, height: nil))
        #expect(tree.shownChild(of: root) == narrow)
        #expect(tree.frame(of: narrow).width == 40)
    }
}
