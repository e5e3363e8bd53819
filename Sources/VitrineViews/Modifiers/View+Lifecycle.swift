nonisolated extension View {
    /// Does something before the picture; what it changes is shown.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        collecting { _, context in
            guard let action else { return }
            context.observe(true, as: "onAppear", initially: true) { _, _ in action() }
        }
    }

    /// Does something when the view goes, which no picture shows.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        collecting { _, context in
            if let action { context.finish(action) }
        }
    }

    /// Does something before the picture that takes time: as much of it as needs nothing from outside.
    public func task(
        priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
    ) -> some View {
        task(id: true, priority: priority, action)
    }

    public func task<ID: Equatable>(
        id value: ID, priority: TaskPriority = .userInitiated,
        _ action: @escaping @MainActor @Sendable () async -> Void
    ) -> some View {
        collecting { _, context in
            context.start(action, for: value)
        }
    }

    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false,
        _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View {
        collecting { _, context in
            context.observe(value, as: "onChange", initially: initial, action)
        }
    }

    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    public func onChange<Value: Equatable>(
        of value: Value, perform action: @escaping (_ newValue: Value) -> Void
    ) -> some View {
        onChange(of: value) { _, new in action(new) }
    }
}
