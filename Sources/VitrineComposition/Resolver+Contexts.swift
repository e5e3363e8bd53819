import VitrineViews

extension Resolver {
    /// Lends the resolver's knowledge to deferred views.
    struct MakingContext: ViewMakingContext {
        private let scope: PropertyScope
        private let resolver: Resolver

        init(_ scope: PropertyScope, of resolver: Resolver) {
            self.scope = scope
            self.resolver = resolver
        }

        var environment: EnvironmentValues { scope.environment }
        var identity: UInt64 { scope.identity }

        func place(of element: String) -> PlacedElements.Place? { resolver.places.place(of: element) }

        func supply<Value>(_ value: inout Value) {
            DynamicPropertyFields.connect(&value, from: scope)
        }

        func supply<Value>(_ value: inout Value, at identity: UInt64) {
            var scope = scope
            scope.identity = identity
            DynamicPropertyFields.connect(&value, from: scope)
        }

        func made<Maker, Made>(by maker: Maker, _ make: (Maker) -> Made) -> Made {
            resolver.made(by: maker, at: scope.identity.identity(ofPart: "made"), make)
        }
    }

    /// Lends the register of effects to readers of preferences.
    struct CollectionContext: @MainActor CollectingContext {
        let effects: Effects
        let identity: UInt64
        /// Those of the views that are looked at.
        private let elements: [String]
        var element: String? { elements.first }

        init(effects: Effects, elements: [Element], scope: Scope) {
            self.effects = effects
            self.identity = scope.identity
            self.elements = elements.map(\.node.id.text)
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
            Effects.Place(identity: identity.identity(ofPart: name), name: name, elements: elements)
        }
    }
}
