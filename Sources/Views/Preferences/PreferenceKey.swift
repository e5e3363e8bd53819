/// Names a value that views hand to those around them.
public protocol PreferenceKey: SendableMetatype {
    associatedtype Value

    static var defaultValue: Value { get }

    /// Combines what has been collected so far with the next view's value.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// What the views of a part of the tree hand upwards.
@MainActor
package struct PreferenceValues {
    private var values: [ObjectIdentifier: any Entry] = [:]

    package init() {}

    package subscript<Key: PreferenceKey>(key: Key.Type) -> Key.Value {
        get { (values[ObjectIdentifier(key)] as? Collected<Key>)?.value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = Collected<Key>(value: newValue) }
    }

    /// Adds what views further on in the tree have handed upwards.
    package mutating func merge(_ later: PreferenceValues) {
        for (key, entry) in later.values {
            values[key] = values[key]?.reduced(with: entry) ?? entry
        }
    }

    private protocol Entry {
        func reduced(with next: any Entry) -> any Entry
    }

    private struct Collected<Key: PreferenceKey>: Entry {
        var value: Key.Value

        func reduced(with next: any Entry) -> any Entry {
            guard let next = next as? Collected<Key> else { return self }
            var reduced = value
            Key.reduce(value: &reduced) { next.value }
            return Collected(value: reduced)
        }
    }
}

extension View {
    /// Hands a value to the views around.
    public func preference<Key: PreferenceKey>(key: Key.Type = Key.self, value: Key.Value) -> some View {
        collecting { values, _ in values[Key.self] = value }
    }

    public func transformPreference<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, _ callback: @escaping (inout Key.Value) -> Void
    ) -> some View {
        collecting { values, _ in callback(&values[Key.self]) }
    }

    /// Does something once what the views inside hand upwards is known, and whenever it has changed.
    public func onPreferenceChange<Key: PreferenceKey>(
        _ key: Key.Type = Key.self, perform action: @escaping (Key.Value) -> Void
    ) -> some View where Key.Value: Equatable {
        collecting { values, context in
            context.observe(values[Key.self], as: "onPreferenceChange", initially: true) { action($1) }
        }
    }

    public func anchorPreference<Value, Key: PreferenceKey>(
        key _: Key.Type = Key.self, value: Anchor<Value>.Source,
        transform: @escaping (Anchor<Value>) -> Key.Value
    ) -> some View {
        collecting { values, context in
            values[Key.self] = transform(Anchor(source: value, element: context.element))
        }
    }

    public func transformAnchorPreference<Value, Key: PreferenceKey>(
        key _: Key.Type = Key.self, value: Anchor<Value>.Source,
        transform: @escaping (inout Key.Value, Anchor<Value>) -> Void
    ) -> some View {
        collecting { values, context in
            transform(&values[Key.self], Anchor(source: value, element: context.element))
        }
    }

    public func overlayPreferenceValue<Key: PreferenceKey, Content: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> Content
    ) -> some View {
        readingPreferences { values, content in
            Modified(content: content, modification: .overlay(transform(values[Key.self]), alignment))
        }
    }

    public func backgroundPreferenceValue<Key: PreferenceKey, Content: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> Content
    ) -> some View {
        readingPreferences { values, content in
            Modified(content: content, modification: .background(transform(values[Key.self]), alignment))
        }
    }

    func collecting(
        _ collect: @escaping (inout PreferenceValues, any CollectingContext) -> Void
    ) -> Collecting<Self> {
        Collecting(content: self, collect: collect)
    }

    private func readingPreferences(
        _ make: @escaping (PreferenceValues, AnyView) -> any View
    ) -> PreferenceReading<Self> {
        PreferenceReading(content: self, make: make)
    }
}

/// What somebody who looks at the preferences of some views is given.
@MainActor
package protocol CollectingContext {
    /// The first element that the views have come to.
    var element: String? { get }

    /// Does something after the layout if a value is another than before; `initially` also with the first value.
    func observe<Value: Equatable>(
        _ value: Value, as name: String, initially: Bool,
        _ action: @escaping (_ old: Value, _ new: Value) -> Void)

    /// Starts something that takes time; it has to come to its end before the picture.
    func start(_ action: @escaping @MainActor @Sendable () async -> Void)
}

/// A view whose preferences are looked at or changed.
struct Collecting<Content: View>: PrimitiveView {
    let content: Content
    let collect: (inout PreferenceValues, any CollectingContext) -> Void

    var primitive: Primitive { .collecting(content, collect) }
}

/// A view that is changed by the preferences of its content.
private struct PreferenceReading<Content: View>: PrimitiveView {
    let content: Content
    let make: (PreferenceValues, AnyView) -> any View

    var primitive: Primitive { .preferenceReading(content) { make($0, AnyView($1)) } }
}
