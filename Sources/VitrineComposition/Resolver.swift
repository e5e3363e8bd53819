import Foundation
import VitrineDrawing
import VitrineGeometry
import VitrineJSONValues
import VitrinePixels
package import VitrineViews

/// Runs the bodies of views with their environments; its result holds nothing that is inherited.
///
/// One resolver serves one component for all its passes: it keeps the states of the views.
@MainActor
package final class Resolver {
    let resources: Resources
    let fonts: FontFamilies
    let effects: Effects
    private let states = StateStore()
    let bodies: BodyStore
    /// Where the elements of the last pass were.
    let places = PlaceLookup()
    let rowWindows = RowWindows()
    /// What the views that have been resolved so far in this part of the tree hand upwards.
    private var preferences = PreferenceValues()
    var subviews = SubviewRegister()
    private var environmentChanges = 0
    var placeholders: [CompositionFinding] = []
    var interactions = InteractionRegister()

    /// Elements that this pass has asked for their places in the last one.
    var awaitedElements: Set<String> { Set(places.questions) }

    /// What the whole component prefers for the canvas below it.
    var preferredColorScheme: ColorScheme? { preferences[PreferredColorSchemeKey.self] }

    /// How deep views may be nested, so that a view that shows itself is an error and not a crash.
    private static let depthLimit = 600

    init(resources: Resources, fonts: FontFamilies, tasks: TaskList, changes: ChangeMark) {
        self.resources = resources
        self.fonts = fonts
        self.effects = Effects(tasks: tasks)
        self.bodies = BodyStore(resources: resources, places: places, changes: changes)
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
        places.begin(after: elements)
        preferences = PreferenceValues()
        subviews = SubviewRegister()
        placeholders = []
        interactions = InteractionRegister()
        effects.begin()
        states.begin()
        bodies.begin()
        rowWindows.begin()
        let scope = Scope(environment: environment)
        let found = try resolve(view, in: scope)
        if let element = found.first, found.count == 1 { return element.node }
        return ImplicitColumn.node(around: found.map(\.node), in: scope)
    }

    /// The one place where the renderer looks at the type of a view. Called with an existential alone: for a type that is known where it is
    /// called, the compiler would specialize it, and again for that of its body, and so on.
    func resolve<Content: View>(_ view: Content, in scope: Scope) throws -> [Element] {
        var scope = scope
        scope.depth += 1
        guard scope.depth <= Self.depthLimit else {
            throw CompositionError.tooDeep(element: scope.path.text, limit: Self.depthLimit)
        }
        if let primitive = (view as? any PrimitiveView)?.primitive {
            // Views are nested through lists most of all; the stack is spared a frame for each.
            if case .list(let elements) = primitive { return try list(elements, in: scope) }
            if case .source(let source) = primitive { return try list(of: source, in: scope) }
            let found = try resolve(primitive, in: scope)
            return scope.isArranged && !primitive.keepsViewsApart ? found.map { $0.coming(from: nil) } : found
        }
        let name = TypeNames.name(of: Content.self)
        let inner = scope.entering(Content.self)
        guard Content.Body.self != Never.self else {
            return try placeholder(name, in: inner)
        }
        let isOfLanguage = TypeNames.isOfLanguage(Content.self)
        var view = view
        DynamicPropertyFields.connect(&view, from: properties(in: inner))
        let body: any View =
            isOfLanguage
            ? view.body
            : made(by: view, at: inner.identity) { $0.body }
        var found = try resolve(body, in: inner)
        if scope.isArranged { found = found.map { $0.coming(from: nil) } }
        guard found.count > 1, !isOfLanguage else { return found }
        let column = ImplicitColumn(scope: inner)
        return found.map { $0.placed(in: column) }
    }

    /// Does what is to be done for the views that have gone since the last step, and forgets their states; returns
    /// whether anything was done that may change the component.
    func dismissAbsent() -> Bool {
        states.forgetAbsent()
        return effects.dismissAbsent()
    }

    /// What code of the component makes for a value of its own, as the last pass has it unless something has changed.
    func made<Maker, Made>(by maker: Maker, at identity: UInt64, _ make: (Maker) -> Made) -> Made {
        bodies.body(of: maker, at: identity, isRepeated: effects.isSuppressed, make)
    }

    func nextEnvironmentVersion() -> Int {
        environmentChanges += 1
        return environmentChanges
    }

    private func properties(in scope: Scope) -> PropertyScope {
        PropertyScope(environment: scope.environment, identity: scope.identity, states: states)
    }

    private func resolve(_ primitive: Primitive, in scope: Scope) throws -> [Element] {
        switch primitive {
        case .list(let elements):
            return try list(elements, in: scope)
        case .source(let source):
            return try list(of: source, in: scope)
        case .image(let image):
            let view = scope.isRedacted ? image.redacted : image.drawing
            if let view { return try resolve(view, in: scope) }
            return [Element(try leaf(primitive, in: scope))]
        case .text, .shape, .spacer, .divider:
            return [Element(try leaf(primitive, in: scope))]
        case .container(let container, let content):
            return [Element(try self.container(container, content, in: scope))]
        case .rows(let content, let axis):
            return try rows(content, along: axis, in: scope)
        case .modified(let content, let modification):
            return try resolve(content, modifiedBy: modification, in: scope)
        case .environment(let content, let change):
            return try resolve(content, in: scope.changing(change, version: nextEnvironmentVersion()))
        case .deferred(let make):
            return try resolve(
                make(MakingContext(properties(in: scope), of: self)), in: scope.descending(0)
            )
        case .geometry(let make):
            return [Element(try geometryReader(make, in: scope))]
        case .subviews(let content, let isInPlace, let arrange):
            var inner = scope.descending(0)
            if !isInPlace { inner.rowWindow = nil }
            inner.arrangement = Scope.Arrangement(environmentVersion: scope.environmentVersion)
            let found = try resolve(Primitive.Element(view: content), at: 0, in: inner)
            var outer = scope.descending(1)
            outer.rowWindow = nil
            return try resolve(arrange(subviews.add(found)), in: outer)
        case .subview(let subview):
            subviews.place(subview)
            return [try element(of: subview, in: scope).placed(in: nil)]
        case .preferences(let content, let collect):
            return try collecting(content, in: scope) { found, values in
                collect(&values, CollectionContext(effects: effects, elements: found, scope: scope))
            }
        case .offstage(let content, let isOffstage):
            guard isOffstage else { return try resolve(content, in: scope) }
            let wasSuppressed = effects.isSuppressed
            effects.isSuppressed = true
            defer { effects.isSuppressed = wasSuppressed }
            _ = try resolve(content, in: scope.withOwnNames())
            return []
        case .placeholder(let name):
            return try placeholder(name, in: scope.entering(component: name))
        case .preferenceReading(let content, let make):
            var view: (any View)?
            var inner = scope.descending(0)
            inner.rowWindow = nil
            _ = try collecting(content, in: inner) { found, values in
                let first = found.prefix(1).map { $0.coming(from: nil) }
                view = subviews.add(first).first.map { make(values, $0) }
            }
            return try view.map { try resolve($0, in: scope.descending(1)) } ?? []
        }
    }

    private func placeholder(_ name: String, in scope: Scope) throws -> [Element] {
        placeholders.append(
            .placeholder(element: scope.path.text, reason: "UIKit draws it, which is not available here"))
        return try resolve(PlaceholderView(name).box, in: scope)
    }

    /// Resolves something without hearing what its views want to be done and hand upwards.
    func suppressingEffects<Result>(_ resolve: () throws -> Result) rethrows -> Result {
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
        if let proxy = GeometryProxy(of: node.id.text, places: places, environment: scope.environment) {
            node.children = try resolve(make(proxy), in: inner).map(\.node)
        }
        return node
    }

    private func container(
        _ container: Container, _ content: any View, in scope: Scope
    ) throws -> ResolvedNode {
        var inner = scope.entering(component: container.name, stackAxis: container.layout.stackAxis)
        var node = scope.node(id: inner.path, .container(container), [])
        inner.isInFlex = node.isFlex
        if case .scroll(let axes) = container.layout { inner.scrollAxes = axes }
        inner.arrangement = nil
        let elements = try resolve(content, in: inner)
        if case .grid = container.layout {
            node.children = elements.cellsInLines
        } else {
            node.children = elements.map(\.node)
        }
        if node.isFlex { node.children = try node.children.map { try $0.asFlexItem() } }
        return try node.checked()
    }
}
