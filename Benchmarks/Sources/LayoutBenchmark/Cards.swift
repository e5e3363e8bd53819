import Flexbox
import LayoutFixtures

/// A list of cards with texts, one of which can be changed.
final class Cards {
    let tree = LayoutTree()
    let root: NodeID
    private var texts = [Texts.title, Texts.time, Texts.paragraph, Texts.button, Texts.paragraph]
    private var changingParagraph: NodeID

    /// - Parameter count: of cards; each has 12 nodes.
    init(count: Int) {
        var list = BoxStyle()
        list.flexDirection = .column
        list.width = .points(400)
        list.rowGap = .points(8)
        list.columnGap = .points(8)
        list.padding = CSSEdges(all: .points(8))
        root = tree.addFlexContainer(list)
        changingParagraph = root
        for index in 0..<count { addCard(isChanging: index == count / 2) }
        tree.measureLeaf = { [unowned self] tag, proposal in texts[tag].measurement(fitting: proposal) }
    }

    var subject: Subject { Subject(tree: tree, root: root, width: 400, measurer: self) }

    /// Gives a paragraph in the middle more or less text.
    func change(isShort: Bool) {
        texts[4] = isShort ? Texts.shortParagraph : Texts.paragraph
        tree.markChanged(changingParagraph)
    }

    private func addCard(isChanging: Bool) {
        var style = BoxStyle()
        style.padding = CSSEdges(all: .points(12))
        style.border = CSSEdges(all: 1)
        style.columnGap = .points(8)
        style.rowGap = .points(8)
        let card = addContainer(style, to: root)

        var avatar = BoxStyle()
        avatar.width = .points(40)
        avatar.height = .points(40)
        avatar.flexShrink = 0
        _ = addContainer(avatar, to: card)

        var body = BoxStyle()
        body.flexDirection = .column
        body.flexGrow = 1
        body.flexBasis = .points(0)
        body.rowGap = .points(4)
        body.columnGap = .points(4)
        addContents(to: addContainer(body, to: card), isChanging: isChanging)

        var badge = BoxStyle()
        badge.position = .absolute
        badge.inset.top = .points(4)
        badge.inset.right = .points(4)
        badge.width = .points(16)
        badge.height = .points(16)
        _ = addContainer(badge, to: card)
    }

    private func addContents(to body: NodeID, isChanging: Bool) {
        var header = BoxStyle()
        header.justifyContent = .spaceBetween
        header.alignItems = .center
        let headerNode = addContainer(header, to: body)
        addText(0, BoxStyle(), to: headerNode)
        addText(1, BoxStyle(), to: headerNode)

        let paragraph = addText(isChanging ? 4 : 2, BoxStyle(), to: body)
        if isChanging { changingParagraph = paragraph }

        var footer = BoxStyle()
        footer.columnGap = .points(6)
        footer.rowGap = .points(6)
        footer.margin.top = .points(4)
        let footerNode = addContainer(footer, to: body)
        var button = BoxStyle()
        button.padding = CSSEdges(left: .points(8), top: .points(4), right: .points(8), bottom: .points(4))
        for _ in 0..<3 { addText(3, button, to: footerNode) }
    }

    private func addContainer(_ style: BoxStyle, to parent: NodeID) -> NodeID {
        let node = tree.addFlexContainer(style)
        tree.append(node, to: parent)
        return node
    }

    @discardableResult
    private func addText(_ tag: Int, _ style: BoxStyle, to parent: NodeID) -> NodeID {
        let node = tree.addLeaf(tag: tag)
        tree.setStyle(style, of: node)
        tree.append(node, to: parent)
        return node
    }
}
