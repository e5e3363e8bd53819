import Drawing
import Foundation
import Geometry
import Pixels
package import Views

/// Runs the bodies of views with their environments; its result holds nothing that is inherited.
@MainActor
package final class Resolver {
    private let resources: Resources
    private let fonts: FontFamilies
    private let plans = PropertyPlans()
    private let states = StateStore()

    /// How deep views may be nested, so that a view that shows itself is an error and not a crash.
    private static let depthLimit = 600

    package init(resources: Resources, fonts: FontFamilies) {
        self.resources = resources
        self.fonts = fonts
    }

    /// The tree of a whole component; several views at its root stand below each other.
    package func resolve(_ view: any View, in environment: EnvironmentValues) throws -> ResolvedNode {
        let scope = Scope(environment: environment)
        let nodes = try lower(view, in: scope)
        if let node = nodes.first, nodes.count == 1 { return node }
        return scope.node("VStack", .verticalStack(.center, spacing: nil), nodes)
    }

    /// The one place where the renderer looks at the type of a view.
    private func lower<Content: View>(_ view: Content, in scope: Scope) throws -> [ResolvedNode] {
        var scope = scope
        scope.depth += 1
        guard scope.depth <= Self.depthLimit else {
            throw CompositionError.tooDeep(element: scope.path, limit: Self.depthLimit)
        }
        if let primitive = view as? any PrimitiveView {
            return try lower(primitive.primitive, in: scope)
        }
        let inner = scope.entering(component: String(describing: Content.self))
        var view = view
        plans.supply(&view, from: properties(in: inner))
        return try lower(view.body, in: inner)
    }

    private func properties(in scope: Scope) -> PropertyScope {
        PropertyScope(environment: scope.environment, identity: scope.path, states: states)
    }

    private func lower(_ primitive: Primitive, in scope: Scope) throws -> [ResolvedNode] {
        switch primitive {
        case .list(let elements):
            return try elements.flatMap { try lower($0.view, in: scope.listing($0.id)) }
        case .text(let text):
            let name = scope.name("Text")
            let paragraph = try TextResolver(environment: scope.environment, fonts: fonts)
                .paragraph(of: text, element: name)
            return [try scope.leaf(name, .text(paragraph))]
        case .image(let image):
            let name = scope.name("Image")
            let kind = try ImageResolver(environment: scope.environment, fonts: fonts, resources: resources)
                .kind(of: image, element: name)
            return [try scope.leaf(name, kind)]
        case .shape(let drawing):
            return [try scope.leaf(scope.name(drawing.name), .shape(drawing.resolved(in: scope.environment)))]
        case .spacer(let minLength):
            return [try scope.leaf(scope.name("Spacer"), .spacer(scope.stackAxis, minLength: minLength))]
        case .divider:
            let color = Color.separator.sRGB(in: scope.environment)
            let axis = scope.stackAxis == .horizontal ? LayoutAxis.vertical : .horizontal
            return [try scope.leaf(scope.name("Divider"), .divider(axis, color))]
        case .stack(.horizontal(let alignment, let spacing), let content):
            return [
                try container(
                    "HStack", .horizontalStack(alignment, spacing: spacing), content, in: scope, .horizontal)
            ]
        case .stack(.vertical(let alignment, let spacing), let content):
            return [
                try container(
                    "VStack", .verticalStack(alignment, spacing: spacing), content, in: scope, .vertical)
            ]
        case .overlapping(let alignment, let content):
            return [try container("ZStack", .overlapping(alignment), content, in: scope, nil)]
        case .grid(let layout, let content):
            let name = layout.isVertical ? "LazyVGrid" : "LazyHGrid"
            return [try container(name, .grid(layout), content, in: scope, nil)]
        case .modified(let content, let modification):
            return try lower(content, modifiedBy: modification, in: scope)
        case .environment(let content, let change):
            var scope = scope
            change(&scope.environment)
            return try lower(content, in: scope)
        case .made(let make):
            return try lower(make(MakingContext(plans: plans, scope: properties(in: scope))), in: scope)
        }
    }

    private func container(
        _ name: String, _ kind: ResolvedNode.Kind, _ content: any View, in scope: Scope, _ axis: LayoutAxis?
    ) throws -> ResolvedNode {
        let inner = scope.entering(component: name, stackAxis: axis)
        return try ResolvedNode(
            id: inner.path, kind: kind, isRightToLeft: scope.isRightToLeft,
            children: try lower(content, in: inner)
        ).checked()
    }

    /// Wraps each view of the content into the modification.
    private func lower(
        _ content: any View, modifiedBy modification: Modification, in scope: Scope
    ) throws -> [ResolvedNode] {
        if case .identified(let id) = modification {
            return try lower(content, in: scope.listing(id))
        }
        return try lower(content, in: scope).map { node in
            let kind = try modification.kind(in: scope)
            var wrapper = ResolvedNode(
                id: node.id(modifiedBy: kind.name), kind: kind, isRightToLeft: scope.isRightToLeft,
                children: [node])
            if let secondary = modification.secondaryView {
                let inner = scope.entering(component: "\(node.name):\(kind.name)", stackAxis: nil)
                wrapper.children += try overlapping(secondary.view, secondary.alignment, in: inner)
            }
            return try wrapper.checked()
        }
    }

    /// What lies behind or in front of a view: several views lie on top of each other.
    private func overlapping(
        _ content: any View, _ alignment: Alignment, in scope: Scope
    ) throws -> [ResolvedNode] {
        let nodes = try lower(content, in: scope)
        return nodes.count > 1 ? [scope.node("ZStack", .overlapping(alignment), nodes)] : nodes
    }

    /// Lends the resolver's knowledge to whoever makes a view.
    private struct MakingContext: ViewMakingContext {
        let plans: PropertyPlans
        let scope: PropertyScope

        var environment: EnvironmentValues { scope.environment }

        func supply<Value>(_ value: inout Value) {
            plans.supply(&value, from: scope)
        }
    }
}
