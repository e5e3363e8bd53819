import Drawing
import Foundation
import Geometry
import JSONValues
import Pixels
package import Views

/// Runs the bodies of views with their environments; its result holds nothing that is inherited.
///
/// One resolver serves one component for all its passes: it keeps the states of the views.
@MainActor
package final class Resolver {
    let resources: Resources
    let fonts: FontFamilies
    let effects: Effects
    private let states: StateStore
    /// Where the elements of the last pass were.
    private(set) var elements = PlacedElements()
    /// What the views that have been resolved so far in this part of the tree hand upwards.
    private var preferences = PreferenceValues()
    private var subviews = SubviewRegister()
    private var environmentChanges = 0
    private(set) var placeholders: [CompositionFinding] = []
    var interactions = InteractionRegister()

    /// Elements that this pass has asked for their places in the last one.
    var awaitedElements: Set<String> { elements.readElements }

    /// What the whole component prefers for the canvas below it.
    var preferredColorScheme: ColorScheme? { preferences[PreferredColorSchemeKey.self] }

    /// How deep views may be nested, so that a view that shows itself is an error and not a crash.
    private static let depthLimit = 600

    init(resources: Resources, fonts: FontFamilies, tasks: TaskList, changes: ChangeMark) {
        self.resources = resources
        self.fonts = fonts
        self.effects = Effects(tasks: tasks)
        self.states = StateStore(changes: changes)
    }

    /// A resolver for views by themselves, whose tasks are not run.
    package convenience init(resources: Resources, fonts: FontFamilies) {
        self.init(
            resources: resources, fonts: fonts, tasks: TaskList(jobs: JobQueue()), changes: ChangeMark())
    }

    /// The tree of a whole component; several views at its root stand below each other.
    package func resolve(
        _ view: any View, in environment: EnvironmentValues, after elements: PlacedElements = PlacedElements()
    ) throws -> ResolvedNode {
        self.elements = elements.unread
        preferences = PreferenceValues()
        subviews = SubviewRegister()
        placeholders = []
        interactions = InteractionRegister()
        effects.begin()
        states.begin()
        let scope = Scope(environment: environment)
        let found = try resolve(view, in: scope)
        if let element = found.first, found.count == 1 { return element.node }
        return ImplicitColumn.node(around: found.map(\.node), in: scope)
    }

    /// The one place where the renderer looks at the type of a view.
    private func resolve<Content: View>(_ view: Content, in scope: Scope) throws -> [Element] {
        var scope = scope
        scope.depth += 1
        guard scope.depth <= Self.depthLimit else {
            throw CompositionError.tooDeep(element: scope.path.text, limit: Self.depthLimit)
        }
        if let primitive = (view as? any PrimitiveView)?.primitive {
            let found = try resolve(primitive, in: scope)
            return scope.isArranged && !primitive.keepsViewsApart ? found.map { $0.coming(from: nil) } : found
        }
        let name = TypeNames.name(of: Content.self)
        let inner = scope.entering(Content.self)
        guard Content.Body.self != Never.self else {
            return try placeholder(name, in: inner)
        }
        var view = view
        DynamicPropertyFields.connect(&view, from: properties(in: inner))
        var found = try resolve(view.body, in: inner)
        if scope.isArranged { found = found.map { $0.coming(from: nil) } }
        guard found.count > 1, !TypeNames.isOfLanguage(Content.self) else { return found }
        let column = ImplicitColumn(scope: inner)
        return found.map { $0.standing(in: column) }
    }

    /// One of several views. Where a container arranges them, each element knows which of the views it comes from, unless
    /// that is a list that knows it more closely.
    private func resolve(
        _ element: Primitive.Element, at position: Int, in scope: Scope
    ) throws -> [Element] {
        let source = scope.isArranged ? SubviewSource(element, at: position, in: scope) : nil
        var found = try resolve(element.view, in: scope.listing(element, at: position))
        if let tag = element.tag {
            found = scrollTargets(found, called: tag, in: scope).map { $0.taggedByDefault(tag) }
        }
        guard let source else { return found }
        return found.indices.map { index in
            let element = found[index]
            guard found.count == 1 || element.origin == nil else { return element }
            return element.coming(from: SubviewSource.Origin(source: source, position: index))
        }
    }

    /// Does what is to be done for the views that have gone since the last step, and forgets their states; returns
    /// whether anything was done that may change the component.
    func dismissAbsent() -> Bool {
        states.forgetAbsent()
        return effects.dismissAbsent()
    }

    private func nextEnvironmentVersion() -> Int {
        environmentChanges += 1
        return environmentChanges
    }

    private func properties(in scope: Scope) -> PropertyScope {
        PropertyScope(environment: scope.environment, identity: scope.identity, states: states)
    }

    private func resolve(_ primitive: Primitive, in scope: Scope) throws -> [Element] {
        switch primitive {
        case .list(let elements):
            return try elements.enumerated().flatMap { try resolve($1, at: $0, in: scope) }
        case .image(let image) where scope.isRedacted:
            return try resolve(RedactedContent(image), in: scope)
        case .image(let image) where image.isDrawn:
            return try resolve(DrawnImage(image), in: scope)
        case .text, .image, .shape, .spacer, .divider:
            return [Element(try leaf(primitive, in: scope))]
        case .container(let container, let content):
            return [Element(try self.container(container, content, in: scope))]
        case .modified(let content, let modification):
            return try resolve(content, modifiedBy: modification, in: scope)
        case .environment(let content, let change):
            return try resolve(content, in: scope.changing(change, version: nextEnvironmentVersion()))
        case .deferred(let make):
            return try resolve(
                make(MakingContext(scope: properties(in: scope), elements: elements)), in: scope.descending(0)
            )
        case .geometry(let make):
            return [Element(try geometryReader(make, in: scope))]
        case .subviews(let content, let arrange):
            var inner = scope.descending(0)
            inner.arrangement = Scope.Arrangement(environmentVersion: scope.environmentVersion)
            let found = try resolve(Primitive.Element(view: content), at: 0, in: inner)
            return try resolve(arrange(subviews.add(found)), in: scope.descending(1))
        case .subview(let subview):
            return [try element(of: subview, in: scope).standing(in: nil)]
        case .preferences(let content, let collect):
            return try collecting(content, in: scope) { found, values in
                collect(&values, CollectionContext(effects: effects, element: found.first, scope: scope))
            }
        case .offstage(let content, let isOffstage):
            guard isOffstage else { return try resolve(content, in: scope) }
            let wasSuppressed = effects.isSuppressed
            effects.isSuppressed = true
            defer { effects.isSuppressed = wasSuppressed }
            _ = try resolve(content, in: scope.forkingNames())
            return []
        case .placeholder(let name):
            return try placeholder(name, in: scope.entering(component: name))
        case .preferenceReading(let content, let make):
            var view: (any View)?
            _ = try collecting(content, in: scope.descending(0)) { found, values in
                view = subviews.add(Array(found.prefix(1))).first.map { make(values, $0) }
            }
            return try view.map { try resolve($0, in: scope.descending(1)) } ?? []
        }
    }

    private func placeholder(_ name: String, in scope: Scope) throws -> [Element] {
        placeholders.append(
            .placeholder(element: scope.path.text, reason: "UIKit draws it, which is not available here"))
        return try resolve(PlaceholderBox(name: name), in: scope)
    }

    /// The elements of a subview, or those that it has in the environment of the place where its container has put it.
    private func element(of subview: Subview, in scope: Scope) throws -> Element {
        guard let source = subviews[subview].origin?.source,
            source.scope.arrangement?.environmentVersion != scope.environmentVersion
        else { return subviews[subview] }
        if let known = subviews[subview, scope.environmentVersion] { return known }
        let inner = source.scope.moved(to: scope, version: nextEnvironmentVersion())
        // What the views want to be done and hand upwards has been heard already.
        let found = try suppressingEffects { try resolve(source.element, at: source.position, in: inner) }
        subviews.keep(found, of: source, for: scope.environmentVersion)
        return subviews[subview, scope.environmentVersion] ?? subviews[subview]
    }

    /// Resolves something without hearing what its views want to be done and hand upwards.
    private func suppressingEffects<Result>(_ resolve: () throws -> Result) rethrows -> Result {
        let (handedUpwards, wasSuppressed) = (preferences, effects.isSuppressed)
        effects.isSuppressed = true
        defer {
            preferences = handedUpwards
            effects.isSuppressed = wasSuppressed
        }
        return try resolve()
    }

    /// Resolves a content and looks at what its views hand upwards before it is handed on.
    private func collecting(
        _ content: any View, in scope: Scope, _ look: ([Element], inout PreferenceValues) -> Void
    ) throws -> [Element] {
        var outer = preferences
        preferences = PreferenceValues()
        let found = try resolve(content, in: scope)
        look(found, &preferences)
        outer.merge(preferences)
        preferences = outer
        return found
    }

    /// A geometry reader has its content from the second pass on, when its size is known.
    private func geometryReader(
        _ make: (GeometryProxy) -> any View, in scope: Scope
    ) throws -> ResolvedNode {
        let inner = scope.entering(component: "GeometryReader", stackAxis: nil)
        let container = Container(name: "GeometryReader", layout: .proposal)
        var node = scope.node(id: inner.path, .container(container), [])
        if let place = elements.place(of: node.id.text) {
            let content = make(
                GeometryProxy(place: place, elements: elements, environment: scope.environment))
            node.children = try resolve(content, in: inner).map(\.node)
        }
        return node
    }

    private func container(
        _ container: Container, _ content: any View, in scope: Scope
    ) throws -> ResolvedNode {
        var inner = scope.entering(component: container.name, stackAxis: container.layout.stackAxis)
        var node = scope.node(id: inner.path, .container(container), [])
        inner.isInFlex = node.isFlex
        inner.arrangement = nil
        node.children = try resolve(content, in: inner).map(\.node)
        if node.isFlex { node.children = try node.children.map { try $0.asFlexItem() } }
        return try node.checked()
    }

    /// Wraps each view of the content into the modification.
    private func resolve(
        _ content: any View, modifiedBy modification: Modification, in scope: Scope
    ) throws -> [Element] {
        if case .identified(let id) = modification {
            let element = Primitive.Element(id: String(describing: id.base), view: content)
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
    private func scrollTargets(_ elements: [Element], called id: AnyHashable, in scope: Scope) -> [Element] {
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
            let padding = ResolvedNode.Kind.padding(EdgeInsets())
            let reach = reach(of: element.id(modifiedBy: padding.name), in: scope)
            return .padding(reach.outsets(at: edges, isRightToLeft: scope.isRightToLeft))
        case .frame(let frame) where resources.standIns != nil:
            return .frame(possible(frame, around: element))
        default:
            return try modification.kind(in: scope)
        }
    }

    /// The frame without lengths that none can have, which are told.
    private func possible(_ frame: FixedFrame, around element: ResolvedNode) -> FixedFrame {
        let name = element.id(modifiedBy: ResolvedNode.Kind.frame(frame).name).text
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
            if let place = elements.place(of: element.node.id.text) {
                observe(
                    GeometryProxy(place: place, elements: elements, environment: scope.environment),
                    CollectionContext(effects: effects, element: element, scope: scope))
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

    /// An element with the values that its modifiers hand to the containers around.
    struct Element {
        var node: ResolvedNode
        var traits = Traits()
        /// That of the user's view whose body has this element and others at its root.
        private(set) var column: ImplicitColumn?
        /// What it is resolved from again for another environment.
        private(set) var origin: SubviewSource.Origin?

        init(_ node: ResolvedNode) {
            self.node = node
        }

        func taggedByDefault(_ tag: AnyHashable) -> Element {
            var element = self
            element.traits.tagByDefault(tag)
            return element
        }

        func coming(from origin: SubviewSource.Origin?) -> Element {
            var element = self
            element.origin = origin
            return element
        }

        func standing(in column: ImplicitColumn?) -> Element {
            var element = self
            element.column = column
            return element
        }
    }

    /// Lends the resolver's knowledge to deferred views.
    private struct MakingContext: ViewMakingContext {
        let scope: PropertyScope
        let elements: PlacedElements

        var environment: EnvironmentValues { scope.environment }
        var identity: UInt64 { scope.identity }

        func place(of element: String) -> PlacedElements.Place? { elements.place(of: element) }

        func supply<Value>(_ value: inout Value) {
            DynamicPropertyFields.connect(&value, from: scope)
        }
    }

    /// Lends the register of effects to readers of preferences.
    private struct CollectionContext: @MainActor CollectingContext {
        let effects: Effects
        let identity: UInt64
        let element: String?

        init(effects: Effects, element: Element?, scope: Scope) {
            self.effects = effects
            self.identity = scope.identity
            self.element = element?.node.id.text
        }

        @MainActor func observe<Value: Equatable>(
            _ value: Value, as name: String, initially: Bool, _ action: @escaping (Value, Value) -> Void
        ) {
            effects.observe(value, at: place(name), initially: initially, action)
        }

        @MainActor func start<Value: Equatable>(
            _ action: @escaping @MainActor @Sendable () async -> Void, for value: Value
        ) {
            effects.start(action, for: value, at: place("task"))
        }

        @MainActor func finish(_ action: @escaping () -> Void) {
            effects.finish(at: place("onDisappear"), action)
        }

        @MainActor private func place(_ name: String) -> Effects.Place {
            Effects.Place(identity: identity.identity(ofPart: name), name: name, element: element ?? "")
        }
    }
}

extension Primitive {
    /// Whether it shows views of its content as they are, each by itself.
    fileprivate var keepsViewsApart: Bool {
        switch self {
        case .list, .environment: true
        default: false
        }
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
