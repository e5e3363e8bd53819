public import Foundation

/// Remembers what takes changes back.
open class UndoManager: NSObject {
    private struct Action {
        let target: ObjectIdentifier
        var name: String
        let perform: () -> Void
    }

    private enum Direction { case undoing, redoing }

    private var undone: [Action] = []
    private var done: [Action] = []
    private var direction: Direction?
    private var disabled = 0

    /// How many changes can be taken back; 0 for all.
    open var levelsOfUndo = 0
    open var groupsByEvent = true

    open var canUndo: Bool { !done.isEmpty }
    open var canRedo: Bool { !undone.isEmpty }
    open var isUndoing: Bool { direction == .undoing }
    open var isRedoing: Bool { direction == .redoing }
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    open var undoActionName: String { done.last?.name ?? "" }
    open var redoActionName: String { undone.last?.name ?? "" }

    /// Remembers what takes a change back, or while that is taken back what makes it again.
    public func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping (Target) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        let action = Action(target: ObjectIdentifier(target), name: "") { [weak target] in
            if let target { handler(target) }
        }
        switch direction {
        case .undoing: undone.append(action)
        case .redoing: done.append(action)
        case nil:
            done.append(action)
            undone = []
        }
        if levelsOfUndo > 0, done.count > levelsOfUndo { done.removeFirst(done.count - levelsOfUndo) }
    }

    open func undo() { perform(done.popLast(), .undoing) }
    open func redo() { perform(undone.popLast(), .redoing) }

    private func perform(_ action: Action?, _ direction: Direction) {
        self.direction = direction
        action?.perform()
        self.direction = nil
    }

    open func setActionName(_ actionName: String) {
        if let last = done.indices.last { done[last].name = actionName }
    }

    open func removeAllActions() {
        done = []
        undone = []
    }

    open func removeAllActions(withTarget target: Any) {
        let target = ObjectIdentifier(target as AnyObject)
        done.removeAll { $0.target == target }
        undone.removeAll { $0.target == target }
    }

    open func disableUndoRegistration() { disabled += 1 }
    open func enableUndoRegistration() { disabled -= 1 }

    /// Without effect: each change is taken back alone.
    open func beginUndoGrouping() {}
    /// Without effect: each change is taken back alone.
    open func endUndoGrouping() {}
}
