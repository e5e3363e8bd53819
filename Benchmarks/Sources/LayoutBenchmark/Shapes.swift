import Flexbox
import LayoutFixtures

/// A tree to lay out, and how.
struct Subject {
    let tree: LayoutTree
    let root: NodeID
    var width: Double
    /// What measures the tree's texts.
    var measurer: Cards?

    func layOut() {
        tree.layOut(root, inBlockOfWidth: width, height: nil)
    }
}

/// The trees that the benchmark lays out.
enum Shapes {
    /// 100 wrapping rows of 100 boxes.
    static func wide() -> Subject {
        let tree = LayoutTree()
        var column = BoxStyle()
        column.flexDirection = .column
        column.width = .points(1000)
        var row = BoxStyle()
        row.flexWrap = .wrap
        var leaf = BoxStyle()
        leaf.width = .points(48)
        leaf.height = .points(20)
        let root = tree.addFlexContainer(column)
        for _ in 0..<100 {
            let line = tree.addFlexContainer(row)
            tree.append(line, to: root)
            for _ in 0..<100 { tree.append(tree.addFlexContainer(leaf), to: line) }
        }
        return Subject(tree: tree, root: root, width: 1000)
    }

    /// Containers with a single child each, which fill each other.
    static func deep(_ count: Int) -> Subject {
        let tree = LayoutTree()
        var style = BoxStyle()
        style.width = .points(4000)
        style.height = .points(4000)
        let root = tree.addFlexContainer(style)
        chain(below: root, count - 1, in: tree, flexGrow: 1)
        return Subject(tree: tree, root: root, width: 4000)
    }

    /// Containers with a single child each around a text, as high as that.
    static func deepAuto(_ count: Int) -> Subject {
        let tree = LayoutTree { _, proposal in Texts.title.measurement(fitting: proposal) }
        var style = BoxStyle()
        style.width = .points(4000)
        let root = tree.addFlexContainer(style)
        let last = chain(below: root, count - 2, in: tree, flexGrow: 0)
        tree.append(tree.addLeaf(tag: 0), to: last)
        return Subject(tree: tree, root: root, width: 4000)
    }

    @discardableResult
    private static func chain(
        below root: NodeID, _ count: Int, in tree: LayoutTree, flexGrow: Double
    ) -> NodeID {
        var parent = root
        for index in 0..<count {
            var style = BoxStyle()
            style.flexDirection = index.isMultiple(of: 2) ? .column : .row
            style.flexGrow = flexGrow
            style.padding = CSSEdges(all: .points(1))
            let node = tree.addFlexContainer(style)
            tree.append(node, to: parent)
            parent = node
        }
        return parent
    }

    /// Ten children per node, so many levels below the root.
    static func huge(levels: Int) -> Subject {
        let tree = LayoutTree()
        var style = BoxStyle()
        style.width = .points(4000)
        style.height = .points(4000)
        let root = tree.addFlexContainer(style)
        fill(root, in: tree, depth: 0, levels: levels)
        return Subject(tree: tree, root: root, width: 4000)
    }

    private static func fill(_ parent: NodeID, in tree: LayoutTree, depth: Int, levels: Int) {
        var style = BoxStyle()
        style.flexGrow = 1
        if depth == levels - 1 {
            style.width = .points(10)
            style.height = .points(10)
        } else {
            style.flexDirection = depth.isMultiple(of: 2) ? .column : .row
        }
        for _ in 0..<10 {
            let child = tree.addFlexContainer(style)
            tree.append(child, to: parent)
            if depth < levels - 1 { fill(child, in: tree, depth: depth + 1, levels: levels) }
        }
    }
}

/// What the texts of the shapes are.
enum Texts {
    static let title = FixtureText(words: [42, 30, 55, 20], lineHeight: 20, ascent: 15)
    static let time = FixtureText(words: [38], lineHeight: 14, ascent: 11)
    static let paragraph = FixtureText(
        words: [30, 22, 41, 18, 60, 35, 27, 44, 12, 50, 33, 29, 20, 48, 37, 25, 31, 40],
        lineHeight: 16, ascent: 12)
    static let shortParagraph = FixtureText(
        words: [30, 22, 41, 18, 60, 35, 27, 44, 12, 50, 33, 29], lineHeight: 16, ascent: 12)
    static let button = FixtureText(words: [28, 20], lineHeight: 16, ascent: 12)
}
