import Flexbox
import Foundation
import Testing
import VitrineComposition
import VitrineGeometry
import VitrineJSONValues
import VitrineViews

@MainActor
struct FlexTests {
    @Test func `A row fills its width, and items grow by their factors`() throws {
        let row = Flex(gap: 8) {
            Text("ab").font(.system(size: 20))
            Color.red.flexItem(grow: 1, basis: 0)
            Color.blue.flexItem(grow: 2, basis: 0)
        }
        #expect(
            try boxes(row, width: 96) == """
                flex 0 0 96×25 column gap 8, row gap 8
                  text 0 0 20×25
                  shape 28 0 20×25 flex basis 0, flex grow 1
                  shape 56 0 40×25 flex basis 0, flex grow 2
                """)
    }

    @Test func `Items wrap, and lines have their own gap`() throws {
        let row = Flex(wrap: .wrap, justify: .spaceBetween, gap: 4, rowGap: 10) {
            ForEach(0..<3) { _ in Color.red.flexSize(width: .percent(40), height: 20) }
        }
        #expect(
            try boxes(row, width: 100) == """
                flex 0 0 100×50 column gap 4, justify space-between, row gap 10, wrap wrap
                  shape 0 0 40×20 flex height 20, flex width 40%
                  shape 60 0 40×20 flex height 20, flex width 40%
                  shape 0 30 40×20 flex height 20, flex width 40%
                """)
    }

    @Test func `Margins, positions and rows follow the direction of reading`() throws {
        let row = Flex(align: .start) {
            Color.red.flexSize(width: 10, height: 10).flexMargin(.leading, 4)
            Color.blue.flexSize(width: 10, height: 10).flexMargin(.leading, .auto)
            Color.green.flexSize(width: 6, height: 6).flexPosition(top: 1, trailing: .percent(10))
        }
        let leftToRight = try laidOut(row, width: 100)
        #expect(leftToRight.children.map(\.frame.minX) == [4, 90, 84])
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        let rightToLeft = try laidOut(row, width: 100, environment: environment)
        #expect(rightToLeft.children.map(\.frame.minX) == [86, 0, 10])
    }

    @Test func `A spacer takes what is free, and items can be put in another order`() throws {
        let row = Flex(align: .center) {
            Color.red.flexSize(width: 10, height: 10).flexItem(alignSelf: .end, order: 1)
            Spacer(minLength: 0)
            Color.blue.flexSize(width: 20, height: 30)
        }
        #expect(
            try boxes(row, width: 100) == """
                flex 0 0 100×30 align center
                  shape 90 20 10×10 flex align self end, flex height 10, flex order 1, flex width 10
                  spacer 0 15 70×0 axis horizontal, flex grow 1, minimum length 0
                  shape 70 0 20×30 flex height 30, flex width 20
                """)
    }

    @Test func `What modifiers around an item tell is its own, and its box goes through them`() throws {
        let row = Flex {
            Text("ab").font(.system(size: 20)).padding(5).background(.blue).flexItem(grow: 1)
            Color.red.flexSize(width: 10, height: 60)
        }
        #expect(
            try boxes(row, width: 100) == """
                flex 0 0 100×60
                  background 0 0 90×60 alignment center center, flex grow 1
                    padding 0 0 90×60 all edges 5
                      text 5 5 80×50
                    shape 0 0 90×60
                  shape 90 0 10×60 flex height 60, flex width 10
                """)
    }

    @Test func `A flex container in another one has the box that its modifiers tell`() throws {
        let outer = Flex {
            Flex { Color.red.flexItem(grow: 1) }.flexSize(width: .percent(50)).padding(4)
            Flex(.column) { Color.blue.flexItem(grow: 1) }.opacity(0.5).flexItem(grow: 1)
        }
        #expect(
            try boxes(outer, width: 200, height: 40) == """
                flex 0 0 200×18
                  padding 0 0 100×18 all edges 4, flex width 50%
                    flex 4 4 92×10
                      shape 0 0 92×10 flex grow 1
                  opacity 100 0 100×18 flex grow 1, opacity 0.5
                    flex 0 0 100×18 direction column
                      shape 0 0 100×18 flex grow 1
                """)
    }

    @Test func `It nests with stacks both ways`() throws {
        let view = VStack(alignment: .leading, spacing: 2) {
            Flex(justify: .center) {
                HStack(spacing: 3) {
                    Color.red.frame(width: 10, height: 10)
                    Color.blue.frame(width: 10, height: 10)
                }
            }
            Flex(.column) { Color.green.flexItem(grow: 1) }.flexSize(width: .fitContent, height: 30)
        }
        #expect(
            try boxes(view, width: 63) == """
                vstack 0 0 63×42 alignment leading, spacing 2
                  flex 0 0 63×10 justify center
                    hstack 20 0 23×10 alignment center, spacing 3
                      frame 0 0 10×10 alignment center center, height 10, width 10
                        shape 0 0 10×10
                      frame 13 0 10×10 alignment center center, height 10, width 10
                        shape 0 0 10×10
                  flex 0 12 10×30 direction column, flex height 30, flex width fit-content
                    shape 0 0 10×30 flex grow 1
                """)
    }

    @Test func `Texts in it are broken first and keep their exact width`() throws {
        let view = Flex {
            Text("abc").font(.system(size: 13.1))
            HStack { Text("abc").font(.system(size: 13.1)) }
        }
        let root = try laidOut(view, width: 100)
        #expect(root.children[0].frame.width == 13.1 * 1.5)
        #expect(root.children[1].frame.width == 20)
        let lastLines = root.descriptions.map { $0.properties["last line"] }
        #expect(lastLines == [nil, "brokenFirst", nil, nil])
    }

    @Test func `A sidecar holds all that lays the items out again`() throws {
        let view = Flex(.rowReverse, wrap: .wrapReverse, justify: .spaceEvenly, align: .baseline, gap: 3) {
            Color.red.flexItem(grow: 1, shrink: 2, basis: .percent(12.5), alignSelf: .lastBaseline, order: -1)
            Color.red.flexSize(width: .minContent, height: .stretch, minWidth: 1.5, maxWidth: .percent(70))
            Color.red.flexSize(minHeight: .fitContent, maxHeight: .maxContent, aspectRatio: 2)
            Color.red.flexItem(basis: .content).flexMargin(3).flexMargin(.top, .auto)
            Color.red.flexSize(width: 5, height: 5).flexPosition(top: 1, bottom: .percent(3))
        }
        let root = try laidOut(view, width: 90)
        let read = try SidecarTree.resolve(root.descriptions, resources: .none)
        let again = try LayoutPass(texts: .monospaced, scale: 2)
            .layOut(read, proposing: Proposal(width: 90, height: nil))
        #expect(again.description == root.description)
    }

    @Test func `Where nothing is proposed it is as wide as its items, and without items it is flat`() throws {
        let tags = Flex(wrap: .wrap, gap: 5) {
            ForEach(0..<3) { _ in Color.red.flexSize(width: 20, height: 10) }
        }
        #expect(try laidOut(tags.fixedSize(), width: 40).frame.size == Size(width: 70, height: 10))
        #expect(
            try laidOut(tags.fixedSize(horizontal: true, vertical: false), width: 40).frame.width == 70)
        #expect(try laidOut(ScrollView(.horizontal) { tags }, width: 40, height: 50).frame.width == 40)
        // It is never narrower than its widest item.
        #expect(try laidOut(tags, width: 10).frame.size == Size(width: 20, height: 40))
        #expect(try laidOut(Flex { EmptyView() }, width: 40).frame.size == Size(width: 40, height: 0))
    }

    @Test func `A percentage of a height needs a height around`() throws {
        let panel = Flex(.column, justify: .spaceBetween) {
            Color.red.flexSize(height: .percent(25))
            Color.blue.flexSize(height: 10)
        }
        let filling = try laidOut(
            panel.flexSize(height: .percent(100)).frame(width: 30, height: 80), width: 100)
        #expect(filling.children[0].children.map(\.frame.height) == [20, 10])
        #expect(filling.children[0].children.map(\.frame.minY) == [0, 70])
    }

    @Test func `An impossible number names the item`() {
        #expect(throws: CompositionError.self) {
            try laidOut(Flex { Text("a").flexItem(grow: -1) })
        }
        #expect(throws: CompositionError.self) {
            try laidOut(Flex { Text("a") }.flexSize(width: .percent(.infinity)))
        }
    }

    /// Kinds, boxes and properties but for those of leaves.
    private func boxes(_ view: some View, width: Double, height: Double? = nil) throws -> String {
        try laidOut(view, width: width, height: height).descriptions.map { node in
            let place = [node.box.minX, node.box.minY].map(JSONValue.text).joined(separator: " ")
            let size = [node.box.width, node.box.height].map(JSONValue.text).joined(separator: "×")
            let properties = node.properties.filter { key, _ in
                !["text", "shape"].contains(node.kind) || key.hasPrefix("flex ")
            }
            .sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
            let line = "\(node.kind) \(place) \(size) \(properties)"
            return String(repeating: "  ", count: node.depth) + line.trimmingCharacters(in: .whitespaces)
        }.joined(separator: "\n")
    }
}
