import VitrineViews

/// The actions of views that are due when a layout has settled: `onAppear`, `onChange`, `task`, `onPreferenceChange` …
@MainActor
package final class Effects {
    /// Which modifier of which view.
    struct Place {
        var identity: UInt64
        var name: String
        /// The elements of the view, of which there may be several or none.
        var elements: [String]
        var element: String { elements.first ?? "" }

        /// Whether the view has elements, and all of them are among others.
        func isAmong(_ others: Set<String>) -> Bool {
            !elements.isEmpty && elements.allSatisfy(others.contains)
        }
    }

    private struct Pending {
        var place: Place
        var run: () -> Void
    }

    private let tasks: TaskList
    /// The values that have been seen last, by the modifiers' identities.
    private var lastValues: [UInt64: Any] = [:]
    private var pending: [Pending] = []
    /// The values of this pass, which count once its effects run.
    private var pendingValues: [(identity: UInt64, value: Any)] = []
    /// What is to be done when views go, by the modifiers' identities: those of this pass and of the last step.
    private var farewells: [UInt64: () -> Void] = [:]
    private var lastFarewells: [(identity: UInt64, run: () -> Void)] = []
    /// Whether what views want to be done is not heard, because they are resolved once more.
    var isSuppressed = false
    /// How many modifiers with the same identity this pass has met.
    private var counts: [UInt64: Int] = [:]
    /// The modifiers that this pass has met, in its order, and their places.
    private var present: [(identity: UInt64, place: Place)] = []

    init(tasks: TaskList) {
        self.tasks = tasks
    }

    /// Whether nothing is to be done.
    var isIdle: Bool { pending.isEmpty && pendingValues.isEmpty }

    /// Forgets what the last pass has left undone.
    func begin() {
        pending = []
        pendingValues = []
        farewells = [:]
        counts = [:]
        present = []
    }

    func observe<Value: Equatable>(
        _ value: Value, at place: Place, initially: Bool, _ action: @escaping (Value, Value) -> Void
    ) {
        guard !isSuppressed else { return }
        observe(value, of: identity(of: place), at: place, initially: initially, action)
    }

    /// Starts a task when its view appears, and in its place another one when the value has changed.
    func start<Value: Equatable>(
        _ action: @escaping TaskList.Action, for value: Value, at place: Place
    ) {
        guard !isSuppressed else { return }
        let identity = identity(of: place)
        observe(value, of: identity, at: place, initially: true) { [tasks] _, _ in
            tasks.start(action, of: identity, element: place.element)
        }
    }

    /// Does something when the view goes.
    func finish(at place: Place, _ action: @escaping () -> Void) {
        guard !isSuppressed else { return }
        farewells[identity(of: place)] = action
    }

    private func observe<Value: Equatable>(
        _ value: Value, of identity: UInt64, at place: Place, initially: Bool,
        _ action: @escaping (Value, Value) -> Void
    ) {
        // `nil as? Value` is a value where that is an optional, so what is there is looked at first.
        if let seen = lastValues[identity], let last = seen as? Value {
            guard last != value else { return }
            pending.append(Pending(place: place) { action(last, value) })
        } else if initially {
            pending.append(Pending(place: place) { action(value, value) })
        }
        pendingValues.append((identity, value))
    }

    /// Tells modifiers of one view apart that are alike.
    private func identity(of place: Place) -> UInt64 {
        let count = counts[place.identity, default: 0]
        counts[place.identity] = count + 1
        let identity = place.identity.identity(ofPart: UInt64(count))
        present.append((identity, place))
        return identity
    }

    /// Does what is to be done, in the order of the tree; returns the places where something was.
    ///
    /// - Parameter hidden: the elements that have not appeared: as if they were not there.
    func run(except hidden: Set<String>) -> [Place] {
        if !hidden.isEmpty {
            let absent = Set(present.filter { $0.place.isAmong(hidden) }.map(\.identity))
            present.removeAll { absent.contains($0.identity) }
            pending.removeAll { $0.place.isAmong(hidden) }
            pendingValues.removeAll { absent.contains($0.identity) }
            for identity in absent { farewells[identity] = nil }
        }
        for (identity, value) in pendingValues { lastValues[identity] = value }
        pendingValues = []
        let due = pending
        pending = []
        for effect in due { effect.run() }
        return due.map(\.place)
    }

    /// Does what is to be done for the views that the last step has left and this one has not: ends their tasks, forgets
    /// their values. Returns whether anything was done that may change the component.
    func dismissAbsent() -> Bool {
        let present = Set(present.map(\.identity))
        let absent = lastValues.keys.filter { !present.contains($0) }
        for identity in absent { lastValues[identity] = nil }
        let hasCancelled = tasks.cancel(all: absent)
        let gone = lastFarewells.filter { farewells[$0.identity] == nil }
        lastFarewells = self.present.compactMap { identity, _ in farewells[identity].map { (identity, $0) } }
        for farewell in gone { farewell.run() }
        return hasCancelled || !gone.isEmpty
    }
}
