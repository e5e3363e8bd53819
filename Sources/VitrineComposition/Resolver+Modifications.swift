import Foundation
import VitrineGeometry
import VitrineViews

// What modifiers make around views, and what they tell of them.
extension Resolver {
    /// Wraps each view of the content into the modification.
    func resolve(
        _ content: any View, modifiedBy modification: Modification, in scope: Scope
    ) throws -> [Element] {
        if case .identified(let id) = modification {
            let element = Primitive.Element(id: StableText.of(id.base), view: content)
            return scrollTargets(
                try resolve(content, in: scope.listing(element, at: 0)), called: id, in: scope)
        }
        let found = try resolve(content, in: scope)
        var elements = modification.isAroundViews ? ImplicitColumn.uniting(found) : found
        for position in elements.indices
        where try !annotate(&elements[position], with: modification, in: scope) {
            let node = elements[position].node
            let kind = try kind(of: modification, around: node, in: scope)
            var wrapper = scope.node(id: node.id(modifiedBy: kind.name), kind, [node])
            wrapper.rare.tokens = resources.tokenUses.take()
            wrapper.layoutTraits = node.layoutTraits
            if let secondary = modification.secondaryView {
                let inner = scope.entering(kind.name, of: node.id, part: position)
                wrapper.children += try overlapping(secondary.view, secondary.alignment, in: inner)
            }
            elements[position].node = try wrapper.checked()
        }
        return elements
    }

    /// Elements that proxies and positions around may scroll to by an id.
    func scrollTargets(_ elements: [Element], called id: AnyHashable, in scope: Scope) -> [Element] {
        guard !scope.environment.scrollers.isEmpty else { return elements }
        return elements.map { element in
            var element = element
            element.node.rare.interactions.append(
                interactions.add(.scrollTarget(id), in: scope.environment))
            return element
        }
    }

    private func kind(
        of modification: Modification, around element: ResolvedNode, in scope: Scope
    ) throws -> ResolvedNode.Kind {
        switch modification {
        case .clip(let shape, let isEvenOdd):
            // What is clipped has the same box.
            let located = self.shape(shape, of: element.id, in: scope)
            return try resources.tokenUses.noting("corner radius") {
                try Modification.clip(located, isEvenOdd: isEvenOdd).kind(in: scope)
            }
        case .shadow:
            return try resources.tokenUses.noting("color") { try modification.kind(in: scope) }
        case .safeAreaIgnored(let edges):
            let padding = ResolvedNode.Kind.modified(.padding(EdgeInsets()))
            let reach = reach(of: element.id(modifiedBy: padding.name), around: element.id, in: scope)
            return .modified(.padding(reach.outsets(at: edges, isRightToLeft: scope.isRightToLeft)))
        case .resolved(.frame(let frame)) where resources.standIns != nil:
            return .modified(.frame(possible(frame, around: element)))
        default:
            return try modification.kind(in: scope)
        }
    }

    /// The frame without lengths that no frame can have, each of which is a finding.
    private func possible(_ frame: FixedFrame, around element: ResolvedNode) -> FixedFrame {
        let name = element.id(modifiedBy: ResolvedNode.Kind.modified(.frame(frame)).name).text
        func possible(_ length: Double?, _ side: String) -> Double? {
            guard let length, !(length.isFinite && length >= 0) else { return length }
            placeholders.append(.ignoredLength(element: name, name: side, length: length))
            return nil
        }
        return FixedFrame(
            width: possible(frame.width, "width"), height: possible(frame.height, "height"),
            alignment: frame.alignment)
    }

    /// Applies a modification that changes an element's properties and makes no element around it.
    private func annotate(
        _ element: inout Element, with modification: Modification, in scope: Scope
    ) throws -> Bool {
        switch modification {
        case .safeAreaIgnored: return scope.environment.safeArea == nil
        case .trait(let change): change(&element.traits)
        case .layoutTrait(let change):
            change(&element.node.layoutTraits)
            if element.node.isFlex {
                element.node.rare.flexItem = element.node.layoutTraits.flexItem
                element.node = try element.node.checked()
            }
        case .accessibility(let change):
            var properties = element.node.rare.accessibility ?? AccessibilityProperties()
            change(&properties)
            properties.writeOutTexts(in: scope.environment)
            element.node.rare.accessibility = properties
        case .accessibilityContent(let content):
            let inner = scope.entering("accessibility", of: element.node.id)
            element.node.rare.accessibilityContent = try suppressingEffects {
                try resolve(content, in: inner).map(\.node)
            }
        case .accessibilityLabelContent(let content):
            let inner = scope.entering("label", of: element.node.id)
            let nodes = try suppressingEffects { try resolve(content, in: inner).map(\.node) }
            var properties = element.node.rare.accessibility ?? AccessibilityProperties()
            properties.label = [Text(verbatim: LaidOutNode.label(of: nodes))]
            element.node.rare.accessibility = properties
        case .interactions(let list):
            for interaction in list {
                element.node.rare.interactions.append(interactions.add(interaction, in: scope.environment))
                if interaction.isOfControl, !scope.environment.isEnabled {
                    element.node.rare.isDisabled = true
                }
            }
        case .actionContent(let content):
            let inner = scope.entering("actions", of: element.node.id)
            element.node.rare.actionContent += try suppressingEffects {
                try resolve(content, in: inner).map(\.node)
            }
        case .tokens(let tokens): element.node.rare.tokens.merge(tokens) { $1 }
        case .coordinateSpaces(let spaces): element.node.rare.coordinateSpaces += spaces.map(\.key)
        case .geometryObserved(let observe):
            let id = element.node.id.text
            if let proxy = GeometryProxy(of: id, places: places, environment: scope.environment) {
                observe(proxy, CollectionContext(effects: effects, elements: [element], scope: scope))
            }
        default: return false
        }
        return true
    }

    /// What lies behind or in front of a view: several views lie on top of each other.
    private func overlapping(
        _ content: any View, _ alignment: Alignment, in scope: Scope
    ) throws -> [ResolvedNode] {
        let nodes = try resolve(content, in: scope).map(\.node)
        let container = Container(name: "ZStack", layout: .overlapping(alignment))
        return nodes.count > 1 ? [scope.node("ZStack", .container(container), nodes)] : nodes
    }
}

extension Insets {
    /// The same distances outwards, at some edges.
    fileprivate func outsets(at edges: Edge.Set, isRightToLeft: Bool) -> EdgeInsets {
        let (leading, trailing) = isRightToLeft ? (right, left) : (left, right)
        return EdgeInsets(
            top: edges.contains(.top) ? CGFloat(0 - top) : 0,
            leading: edges.contains(.leading) ? CGFloat(0 - leading) : 0,
            bottom: edges.contains(.bottom) ? CGFloat(0 - bottom) : 0,
            trailing: edges.contains(.trailing) ? CGFloat(0 - trailing) : 0)
    }
}
