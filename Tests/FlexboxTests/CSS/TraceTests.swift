import Flexbox
import LayoutFixtures
import Testing
import VitrineGeometry

struct TraceTests {
    private let tree = LayoutTree { _, proposal in
        FixtureText(words: [40, 30, 50], lineHeight: 20, ascent: 15).measurement(fitting: proposal)
    }

    @Test
    func `The decisions of a flex container are told`() {
        let row = tree.addFlexContainer(BoxStyle())
        tree.setLabel("row", of: row)
        let title = tree.addLeaf(tag: 0)
        tree.setLabel("title", of: title)
        var style = BoxStyle()
        style.width = .points(80)
        style.height = .points(10)
        let badge = tree.addFlexContainer(style)
        style.flexShrink = 0
        style.width = .points(10)
        let icon = tree.addFlexContainer(style)
        for child in [title, badge, icon] { tree.append(child, to: row) }

        #expect(
            trace(of: row, width: 90) == """
                  leaf 1 "title": content is at most 120.0 wide
                  leaf 1 "title": flex base size 120.0
                  flex 2: flex base size 80.0
                  flex 3: flex base size 10.0
                  flex 3: does not flex, stays 10.0
                  leaf 1 "title": content is at least 50.0 wide
                  leaf 1 "title": frozen at min 50.0
                  flex 2: flexes to 30.0
                  leaf 1 "title": 50.0 wide, becomes 60.0 high
                  leaf 1 "title": stretched across to 60.0
                  flex 2: aligned across to 10.0
                  flex 3: aligned across to 10.0
                flex 0 "row": 90.0 wide, becomes 60.0 high
                """)
    }

    @Test
    func `Lines and the answers of other nodes are told`() {
        var style = BoxStyle()
        style.flexWrap = .wrap
        let list = tree.addFlexContainer(style)
        let stack = tree.addStack(.horizontal)
        for child in [tree.addLeaf(tag: 0), tree.addSpacer(along: .horizontal)] {
            tree.append(child, to: stack)
        }
        for child in [stack, tree.addLeaf(tag: 0)] { tree.append(child, to: list) }

        #expect(
            trace(of: list, width: 200) == """
                      leaf 2: ideal × ideal proposed, takes 120.0 × 20.0
                      spacer 3: ideal × ideal proposed, takes 8.0 × 0.0
                    row 1: ideal × ideal proposed, takes 128.0 × 20.0
                  row 1: content is at most 128.0 wide
                  leaf 4: content is at most 120.0 wide
                  row 1: flex base size 128.0
                  leaf 4: flex base size 120.0
                  flex 0: lines of 1, 1 items
                  row 1: does not flex, stays 128.0
                  leaf 4: does not flex, stays 120.0
                      spacer 3: 0.0 × ideal proposed, takes 8.0 × 0.0
                      leaf 2: 120.0 × ideal proposed, takes 120.0 × 20.0
                      spacer 3: 8.0 × ideal proposed, takes 8.0 × 0.0
                    row 1: 128.0 × ideal proposed, takes 128.0 × 20.0
                  row 1: 128.0 wide, becomes 20.0 high
                  leaf 4: 120.0 wide, becomes 20.0 high
                  row 1: stretched across to 20.0
                  leaf 4: stretched across to 20.0
                flex 0: 200.0 wide, becomes 40.0 high
                  spacer 3: 0.0 × 20.0 proposed, takes 8.0 × 0.0
                  leaf 2: 120.0 × 20.0 proposed, takes 120.0 × 20.0
                  spacer 3: 8.0 × 20.0 proposed, takes 8.0 × 0.0
                """)
    }

    private func trace(of root: NodeID, width: Double) -> String {
        var lines: [String] = []
        tree.trace = { lines.append($0) }
        tree.layOut(root, inBlockOfWidth: width, height: nil)
        tree.trace = nil
        return lines.joined(separator: "\n")
    }
}
