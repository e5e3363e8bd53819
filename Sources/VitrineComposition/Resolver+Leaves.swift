import Foundation
import VitrineDrawing
import VitrineGeometry
import VitrineViews

extension Resolver {
    /// The element of a view that has no views inside.
    func leaf(_ primitive: Primitive, in scope: Scope) throws -> ResolvedNode {
        var node = try untracedLeaf(primitive, in: scope)
        node.rare.tokens = resources.tokenUses.take()
        return node
    }

    private func untracedLeaf(_ primitive: Primitive, in scope: Scope) throws -> ResolvedNode {
        switch primitive {
        case .text(let text):
            let id = scope.id("Text")
            var paragraph = try TextResolver(
                environment: scope.environment, fonts: fonts, resources: resources
            )
            .paragraph(of: text, element: id.text)
            if scope.isInFlex {
                paragraph.lastLine = .brokenFirst
                paragraph.avoidsOrphans = false
            }
            paragraph.isRedacted = scope.isRedacted
            var node = try scope.leaf(id, .text(paragraph))
            node.rare.textLinks = links(in: paragraph, scope)
            if let label = text.accessibilityLabel(in: scope.environment) {
                var properties = AccessibilityProperties()
                properties.label = [Text(verbatim: label)]
                node.rare.accessibility = properties
            }
            return node
        case .image(let image):
            let id = scope.id("Image")
            var image = image
            if scope.environment.keepsImageSizes { image.isResizable = false }
            let kind = try ImageResolver(environment: scope.environment, fonts: fonts, resources: resources)
                .kind(of: image, element: id.text)
            var node = try scope.leaf(id, kind)
            if image.isDecorative { node.rare.accessibility = .hidden }
            if let words = image.words {
                var properties = AccessibilityProperties()
                properties.label = [words.text]
                node.rare.accessibility = properties
            }
            return node
        case .shape(let drawing):
            let id = scope.id(drawing.name)
            var drawing = drawing.unfolded
            drawing.shape = shape(drawing.shape, of: id, in: scope)
            var shape = drawing.resolved(in: scope.environment, noting: resources.tokenUses)
            if case .square = ShapeSizing(of: drawing.shape) { shape.isSquare = true }
            return try scope.leaf(id, .shape(shape))
        case .spacer(let minLength):
            return try scope.leaf(scope.id("Spacer"), .spacer(scope.stackAxis, minLength: minLength))
        case .divider:
            let color = Color.separator.sRGB(in: scope.environment)
            let axis = scope.stackAxis == .horizontal ? LayoutAxis.vertical : .horizontal
            let isThick = scope.environment.dynamicTypeSize.isAccessibilitySize
            return try scope.leaf(
                scope.id("Divider"), .divider(axis, color, thickness: isThick ? 1 : nil))
        case .list, .source, .container, .rows, .modified, .environment, .deferred, .geometry, .subviews,
            .subview,
            .preferences,
            .preferenceReading, .offstage, .placeholder:
            preconditionFailure("a view that holds others is not a leaf")
        }
    }
}

extension Resolver {
    /// What can be done with the links of a text.
    fileprivate func links(in paragraph: Paragraph, _ scope: Scope) -> [TextLink] {
        paragraph.links.compactMap { label, address, runs in
            guard let url = URL(string: address) else { return nil }
            let open = scope.environment.openURL
            let number = interactions.add(.activation { open(url) }, in: scope.environment)
            return TextLink(
                label: label, runs: runs, interaction: number, isEnabled: scope.environment.isEnabled)
        }
    }
}

extension Paragraph {
    /// The stretches that lead to an address, of as many runs as it takes.
    fileprivate var links: [(label: String, address: String, runs: Range<Int>)] {
        var links: [(label: String, address: String, runs: Range<Int>)] = []
        for (index, run) in runs.enumerated() {
            guard let address = run.link else { continue }
            if let last = links.last, last.address == address, last.runs.upperBound == index {
                links[links.count - 1] = (last.label + run.text, address, last.runs.lowerBound..<index + 1)
            } else {
                links.append((run.text, address, index..<index + 1))
            }
        }
        return links
    }
}

extension ContainerLayout {
    /// The axis that spacers and dividers inside follow.
    var stackAxis: LayoutAxis? {
        switch self {
        case .horizontal, .lazyHorizontal: .horizontal
        case .vertical, .lazyVertical: .vertical
        case .custom(let arrangement):
            switch arrangement.stackOrientation {
            case .horizontal?: .horizontal
            case .vertical?: .vertical
            case nil: nil
            }
        case .flex(let layout): layout.axis
        case .overlapping, .grid, .table, .scroll, .firstThatFits, .proposal: nil
        }
    }
}
