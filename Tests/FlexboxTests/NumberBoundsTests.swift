import Flexbox
import Testing
import VitrineGeometry

struct NumberBoundsTests {
    private static let notPositive: [Double] = [-1, -0.0, 0, .nan, -.infinity, -.leastNonzeroMagnitude]
    private static let extreme: [Double] = [.leastNonzeroMagnitude, 1e-300, 1e300, .greatestFiniteMagnitude]

    /// The widths of items of 100 × 10 in a row of 300.
    private static func widths(_ styles: [(inout BoxStyle) -> Void], text: Double = 0) -> [Double] {
        let tree = LayoutTree { _, _ in LeafMeasurement(size: Size(width: text, height: 10)) }
        let root = tree.addFlexContainer(BoxStyle())
        let items = styles.map { change in
            var style = BoxStyle()
            style.width = .points(100)
            change(&style)
            let item = tree.addLeaf(tag: 0)
            tree.setStyle(style, of: item)
            tree.append(item, to: root)
            return item
        }
        tree.layOut(root, inBlockOfWidth: 300, height: nil)
        return items.map { tree.frame(of: $0).width }
    }

    @Test(arguments: notPositive)
    func `A flex factor that is no positive number grows nothing`(factor: Double) {
        #expect(Self.widths([{ $0.flexGrow = factor }, { $0.flexGrow = 1 }]) == [100, 200])
    }

    @Test(arguments: notPositive + [.infinity])
    func `An aspect ratio that is not positive and finite is none`(ratio: Double) {
        let tree = LayoutTree()
        var style = BoxStyle()
        style.aspectRatio = ratio
        #expect(tree.style(of: tree.addFlexContainer(style)).aspectRatio == nil)
    }

    @Test(arguments: extreme)
    func `The most extreme ratios, words and factors come to finite boxes`(number: Double) {
        let widths = Self.widths(
            [
                { $0.aspectRatio = number }, { $0.flexGrow = number }, { $0.flexShrink = number },
                { $0.minWidth = .points(number) }, { $0.maxWidth = .percent(number) },
                {
                    $0.width = .auto
                    $0.aspectRatio = number
                    $0.height = .points(number)
                },
            ], text: number)
        let areFinite = widths.allSatisfy(\.isFinite)
        #expect(areFinite, "\(widths)")
    }

    @Test
    func `What is not a number counts as not given`() {
        let tree = LayoutTree()
        var style = BoxStyle()
        style.width = .points(.nan)
        style.flexShrink = .nan
        style.inset.left = .percent(.nan)
        style.margin.top = .points(.nan)
        style.border.top = .nan
        #expect(tree.style(of: tree.addFlexContainer(style)) == BoxStyle())
        #expect(FlexibleLength(min: .nan, ideal: .nan, max: .nan) == FlexibleLength.none)
        #expect(Proposal(width: .nan, height: -3) == .zero)
        let frame = tree.addFixedFrame(width: .nan, height: -4)
        tree.append(tree.addImage(Size(width: 20, height: 10)), to: frame)
        #expect(tree.sizeThatFits(frame, .ideal) == Size(width: 20, height: 0))
    }

    @Test
    func `Lengths beyond the limit count as the limit, infinity where it means something does not`() {
        #expect(ProposedLength.length(1e300) == .length(LayoutTree.lengthLimit))
        #expect(ProposedLength.length(.infinity) == .infinity)
        #expect(FlexibleLength(min: .infinity, max: .infinity).min == LayoutTree.lengthLimit)
        #expect(FlexibleLength(max: .infinity).max == .infinity)
        let tree = LayoutTree()
        let fill = tree.addFill()
        #expect(tree.layOut(fill, proposing: .infinity).width == .infinity)
        #expect(tree.frame(of: fill).width == LayoutTree.lengthLimit)
    }

    @Test
    func `A measurer and a layout may answer anything`() {
        let tree = LayoutTree(pixelLength: .nan) { _, _ in
            LeafMeasurement(size: Size(width: .nan, height: -5), firstBaseline: .nan, lastBaseline: .infinity)
        }
        let leaf = tree.addLeaf(tag: 0)
        let layout = CustomLayout(
            sizeThatFits: { _, _ in Size(width: -.infinity, height: .nan) },
            placeChildren: { _, proposal, children in
                children[0].place(at: Point(x: .nan, y: .infinity), proposing: proposal)
            },
            guide: { _, _, _, _ in .nan })
        let custom = tree.addCustom(layout)
        tree.append(leaf, to: custom)
        #expect(tree.layOut(custom, proposing: .ideal) == .zero)
        #expect(tree.frame(of: leaf) == Rect(x: 0, y: LayoutTree.lengthLimit, width: 0, height: 0))
        #expect(tree.explicitPosition(of: .firstTextBaseline, in: leaf, .ideal) == nil)
        #expect(tree.pixelLength == 1)
    }

    @Test
    func `A layout that asks something else each time ends, however deep it is`() {
        var count = 0.0
        let tree = LayoutTree()
        let root = tree.addPadding(.zero)
        var node = root
        for index in 0..<120 {
            let child =
                index == 20
                ? tree.addCustom(
                    CustomLayout(
                        sizeThatFits: { _, children in
                            count += 1
                            return children[0].sizeThatFits(Proposal(width: count, height: nil))
                        },
                        placeChildren: { _, proposal, children in
                            children[0].place(at: .zero, proposing: proposal)
                        })) : tree.addPadding(.zero)
            tree.append(child, to: node)
            node = child
        }
        tree.append(tree.addFill(), to: node)
        tree.layOut(root, proposing: .ideal)
        #expect(tree.frame(of: root).width.isFinite)
    }
}
