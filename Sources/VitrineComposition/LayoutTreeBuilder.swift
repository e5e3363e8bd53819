import Flexbox
import Foundation
import VitrineDrawing
import VitrineGeometry
import VitrineViews

/// Adds resolved elements to a layout tree; the one place where elements meet the engine's kinds of nodes.
struct LayoutTreeBuilder {
    /// A resolved element's counterpart in the layout tree.
    struct Placed {
        var layoutNode: NodeID
        /// Whether the layout node is that of the element around it, because one of them only paints.
        var sharesBox = false
        var children: [Placed] = []
    }

    /// Where the line below a row of a list begins.
    private static let separators = HorizontalAlignment.listRowSeparatorLeading.key
    /// The middle of the first line of a label's title.
    private static let firstLine = VerticalAlignment.firstTextLineCenter.key

    let tree: LayoutTree
    let leaves: LeafMeasurements
    let customGuides = CustomGuides()

    init(tree: LayoutTree, leaves: LeafMeasurements) {
        self.tree = tree
        self.leaves = leaves
    }

    func add(_ node: ResolvedNode) -> Placed {
        var placed: Placed
        switch node.kind {
        case .text(let paragraph):
            placed = Placed(layoutNode: addText(paragraph, element: node.id.text))
        case .image(let image):
            placed = Placed(
                layoutNode: image.isResizable ? tree.addFill(ideal: image.size) : tree.addImage(image.size))
        case .icon(let icon):
            placed = Placed(layoutNode: addIcon(icon, element: node.id.text))
        case .shape(let shape):
            placed = Placed(layoutNode: shape.isSquare ? tree.addSquare() : tree.addFill())
        case .spacer(let axis, let minLength):
            placed = Placed(layoutNode: tree.addSpacer(along: axis, minLength: minLength))
        case .divider(let axis, _, let thickness):
            placed = Placed(layoutNode: tree.addDivider(across: axis.perpendicular, thickness: thickness))
        case .container(let container):
            let layoutNode = addContainer(
                container.layout, childTraits: node.children.map(\.layoutTraits),
                isRightToLeft: node.isRightToLeft, box: node.rare.flexItem)
            placed = around(node.children, layoutNode)
            if node.isFlex { setItemStyles(of: node.children, placed.children) }
        case .modified(.padding(let insets)):
            // The engine counts from the leading edge.
            let distances = Insets(
                top: Double(insets.top), left: Double(insets.leading), bottom: Double(insets.bottom),
                right: Double(insets.trailing))
            placed = around(node.children, tree.addPadding(distances))
        case .modified(.frame(let frame)):
            placed = around(
                node.children,
                tree.addFixedFrame(
                    width: frame.width, height: frame.height, alignment: guides(frame.alignment)))
        case .modified(.flexibleFrame(let frame)):
            placed = around(
                node.children,
                tree.addFlexibleFrame(
                    width: FlexibleLength(min: frame.minWidth, ideal: frame.idealWidth, max: frame.maxWidth),
                    height: FlexibleLength(
                        min: frame.minHeight, ideal: frame.idealHeight, max: frame.maxHeight),
                    alignment: guides(frame.alignment)))
        case .modified(.fixedSize(let horizontal, let vertical)):
            placed = around(node.children, tree.addFixedSize(horizontal: horizontal, vertical: vertical))
        case .modified(.aspectRatio(let ratio, let mode)):
            placed = around(node.children, tree.addAspectRatio(ratio, mode == .fit ? .fit : .fill))
        case .modified(.position(let x, let y)):
            placed = around(node.children, tree.addPosition(Point(x: x, y: y)))
        case .background(let alignment), .overlay(let alignment), .mask(let alignment):
            placed = around(node.children, tree.addOverlay(alignment: guides(alignment)))
        case .modified(.layoutPriority(let priority)):
            placed = sharingBox(of: node.children)
            tree.setLayoutPriority(priority, of: placed.layoutNode)
        case .modified(.alignmentGuide(let key, let value)):
            placed = sharingBox(of: node.children)
            setGuide(key, of: placed.layoutNode, to: value)
        case .modified(.offset), .modified(.opacity), .modified(.effect), .modified(.hidden),
            .modified(.snapshotTolerance), .modified(.snapshotMask), .shadow, .clip:
            placed = sharingBox(of: node.children)
        case .placed(let layout):
            placed = around(node.children, tree.addStored(layout, isRightToLeft: node.isRightToLeft))
        }
        if !placed.children.contains(where: \.sharesBox) {
            tree.setRightToLeft(node.isRightToLeft, of: placed.layoutNode)
        }
        return placed
    }

    private func around(_ children: [ResolvedNode], _ container: NodeID) -> Placed {
        var placed = Placed(layoutNode: container)
        for child in children {
            let inner = add(child)
            tree.append(inner.layoutNode, to: container)
            placed.children.append(inner)
        }
        return placed
    }

    /// Gives the items of a CSS container their styles.
    private func setItemStyles(of items: [ResolvedNode], _ placed: [Placed]) {
        for (item, placed) in zip(items, placed) {
            let style = tree.style(of: placed.layoutNode)
                .asItem(item.rare.flexItem, isRightToLeft: item.isRightToLeft)
            tree.setStyle(style, of: placed.layoutNode)
        }
    }

    /// An element that changes nothing about the layout has its content's box.
    private func sharingBox(of children: [ResolvedNode]) -> Placed {
        precondition(children.count == 1, "a modifier that only paints has one element inside")
        var inner = add(children[0])
        inner.sharesBox = true
        return Placed(layoutNode: inner.layoutNode, children: [inner])
    }

    private func addText(_ paragraph: Paragraph, element: String) -> NodeID {
        let leaf = tree.addLeaf(tag: leaves.add(paragraph, element: element))
        if let style = paragraph.runs.first?.style,
            let metrics = leaves.metrics(of: style, element: element, text: paragraph.text)
        {
            tree.setSpacing(
                .text(
                    TextSpacingMetrics(
                        ascender: metrics.ascender, descender: metrics.descender,
                        capHeight: metrics.capHeight, lineGap: metrics.lineGap),
                    pixelLength: tree.pixelLength), of: leaf)
        }
        if let separators = customGuides.guide(Self.separators) {
            // The line below a row begins at its first text.
            tree.setGuide(separators, of: leaf) { _ in 0 }
        }
        if let firstLine = customGuides.guide(Self.firstLine) {
            tree.setGuide(firstLine, of: leaf) {
                ($0.size.height - $0[.lastTextBaseline] + $0[.firstTextBaseline]) / 2
            }
        }
        return leaf
    }

    private func addIcon(_ icon: ResolvedIcon, element: String) -> NodeID {
        let node = icon.isResizable ? tree.addFill(ideal: icon.size) : tree.addImage(icon.size)
        if let style = icon.style,
            let metrics = leaves.metrics(of: style, element: element, text: icon.id.name)
        {
            // The middle of a symbol lies in the middle of the capitals.
            let belowMiddle = metrics.capHeight / 2
            for guide in [AlignmentGuide.firstTextBaseline, .lastTextBaseline] {
                tree.setGuide(guide, of: node) { $0.size.height / 2 + belowMiddle }
            }
        }
        return node
    }

    func guides(_ alignment: Alignment) -> BoxAlignment {
        BoxAlignment(horizontal: guide(alignment.horizontal.key), vertical: guide(alignment.vertical.key))
    }

    private func setGuide(
        _ key: AlignmentKey, of node: NodeID, to value: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) {
        tree.setGuide(guide(key), of: node) { [customGuides] in
            Double(value(ViewDimensions($0, customGuides: customGuides)))
        }
    }

    /// The engine's guide; one of a user's becomes known with what it is by default.
    func guide(_ key: AlignmentKey) -> AlignmentGuide {
        if let known = customGuides.guide(key) { return known }
        guard case .custom(let custom) = key else { preconditionFailure("the language's guides are known") }
        let guide = customGuides.add(custom)
        tree.customGuideDefaults[guide] = { [customGuides] in
            Double(custom.defaultValue(ViewDimensions($0, customGuides: customGuides)))
        }
        if key == Self.separators || key == Self.firstLine { tree.guidesOfFirstChild.insert(guide) }
        return guide
    }
}
