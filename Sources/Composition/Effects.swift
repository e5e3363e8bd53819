import Views

/// What views want to be done when they have been laid out: `onAppear`, `onChange`, `task`, `onPreferenceChange` …
@MainActor
package final class Effects {
    /// Which modifier of which view.
    struct Place {
        var identity: UInt64
        var name: String
        var element: String
    }

    private struct Pending {
        var place: Place
        var run: () -> Void
    }

    /// The values that have been seen last, by the modifiers' identities.
    private var lastValues: [UInt64: Any] = [:]
    private var pending: [Pending] = []
    /// The values of this pass, which count once its effects run.
    private var pendingValues: [(identity: UInt64, value: Any)] = []
    /// Whether what views want to be done is not heard, because they are resolved once more.
    var isSuppressed = false
    /// How many modifiers with the same identity this pass has met.
    private var counts: [UInt64: Int] = [:]
    private var tasks: [(element: String, action: @MainActor @Sendable () async -> Void)] = []

    /// Whether nothing is to be done.
    var isIdle: Bool { pending.isEmpty && tasks.isEmpty && pendingValues.isEmpty }

    /// Forgets what the last pass has left undone.
    func begin() {
        pending = []
        pendingValues = []
        counts = [:]
    }

    func observe<Value: Equatable>(
        _ value: Value, at place: Place, initially: Bool, _ action: @escaping (Value, Value) -> Void
    ) {
        guard !isSuppressed else { return }
        let count = counts[place.identity, default: 0]
        counts[place.identity] = count + 1
        let identity = place.identity.identity(ofPart: UInt64(count))
        // `nil as? Value` is a value where that is an optional, so what is there is looked at first.
        if let seen = lastValues[identity], let last = seen as? Value {
            guard last != value else { return }
            pending.append(Pending(place: place) { action(last, value) })
        } else if initially {
            pending.append(Pending(place: place) { action(value, value) })
        }
        pendingValues.append((identity, value))
    }

    func start(_ action: @escaping @MainActor @Sendable () async -> Void, element: String) {
        tasks.append((element, action))
    }

    /// Does what is to be done, in the order of the tree; returns the places where something was.
    func run() -> [Place] {
        for (identity, value) in pendingValues { lastValues[identity] = value }
        pendingValues = []
        let due = pending
        pending = []
        for effect in due { effect.run() }
        return due.map(\.place)
    }

    /// The tasks that are to be started.
    func takeTasks() -> [(element: String, action: @MainActor @Sendable () async -> Void)] {
        defer { tasks = [] }
        return tasks
    }
}
