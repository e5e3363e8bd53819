public import Vitrine

/// The windows of an app.
public struct WindowGroup<Content: View>: InertScene {
    nonisolated public init(@ViewBuilder content: () -> Content) {}

    nonisolated public init(id: String, @ViewBuilder content: () -> Content) {}

    nonisolated public init(_ title: Text, id: String = "", @ViewBuilder content: () -> Content) {}

    nonisolated public init(
        _ titleKey: LocalizedStringKey, id: String = "", @ViewBuilder content: () -> Content
    ) {}

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, id: String = "", @ViewBuilder content: () -> Content
    ) {}
}

// Windows whose content is made anew for each.
extension WindowGroup {
    @_disfavoredOverload
    nonisolated public init(id: String = "", @ViewBuilder makeContent: @escaping () -> Content) {}

    @_disfavoredOverload
    nonisolated public init(_ title: Text, id: String = "", @ViewBuilder makeContent: @escaping () -> Content)
    {}

    @_disfavoredOverload
    nonisolated public init(
        _ titleKey: LocalizedStringKey, id: String = "", @ViewBuilder makeContent: @escaping () -> Content
    ) {}

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, id: String = "", @ViewBuilder makeContent: @escaping () -> Content
    ) {}
}

// Windows for values.
extension WindowGroup {
    nonisolated public init<Data: Codable & Hashable>(
        id: String = "", for type: Data.Type,
        @ViewBuilder content: @escaping (Binding<Data?>) -> Content
    ) {}

    nonisolated public init<Data: Codable & Hashable>(
        _ title: Text, id: String = "", for type: Data.Type,
        @ViewBuilder content: @escaping (Binding<Data?>) -> Content
    ) {}

    nonisolated public init<Data: Codable & Hashable>(
        _ titleKey: LocalizedStringKey, id: String = "", for type: Data.Type,
        @ViewBuilder content: @escaping (Binding<Data?>) -> Content
    ) {}

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, Data: Codable & Hashable>(
        _ title: S, id: String = "", for type: Data.Type,
        @ViewBuilder content: @escaping (Binding<Data?>) -> Content
    ) {}

    nonisolated public init<Data: Codable & Hashable>(
        id: String = "", for type: Data.Type = Data.self,
        @ViewBuilder content: @escaping (Binding<Data>) -> Content, defaultValue: @escaping () -> Data
    ) {}

    nonisolated public init<Data: Codable & Hashable>(
        _ title: Text, id: String = "", for type: Data.Type = Data.self,
        @ViewBuilder content: @escaping (Binding<Data>) -> Content, defaultValue: @escaping () -> Data
    ) {}

    nonisolated public init<Data: Codable & Hashable>(
        _ titleKey: LocalizedStringKey, id: String = "", for type: Data.Type = Data.self,
        @ViewBuilder content: @escaping (Binding<Data>) -> Content, defaultValue: @escaping () -> Data
    ) {}

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, Data: Codable & Hashable>(
        _ title: S, id: String = "", for type: Data.Type = Data.self,
        @ViewBuilder content: @escaping (Binding<Data>) -> Content, defaultValue: @escaping () -> Data
    ) {}
}
