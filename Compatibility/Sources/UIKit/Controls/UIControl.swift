import CoreGraphics
public import Foundation
public import QuartzCore
import Vitrine

/// What a person touches, and a test: actions are run, and selectors, which cannot be called, are not.
open class UIControl: UIView {
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let touchDown = Event(rawValue: 1)
        public static let touchDownRepeat = Event(rawValue: 2)
        public static let touchDragInside = Event(rawValue: 4)
        public static let touchDragOutside = Event(rawValue: 8)
        public static let touchDragEnter = Event(rawValue: 16)
        public static let touchDragExit = Event(rawValue: 32)
        public static let touchUpInside = Event(rawValue: 64)
        public static let touchUpOutside = Event(rawValue: 128)
        public static let touchCancel = Event(rawValue: 256)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        public static let allEditingEvents = Event(rawValue: 0xF0000)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
        public static let focused = State(rawValue: 8)
    }

    /// An object that a selector would be called of; it is not kept by the control.
    private struct EventTarget {
        var event: Event
        weak var target: AnyObject?
        let action: Selector
    }

    public enum ContentHorizontalAlignment: Int, Sendable {
        case center, left, right, fill, leading, trailing
    }

    public enum ContentVerticalAlignment: Int, Sendable {
        case center, top, bottom, fill
    }

    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center
    open var contentVerticalAlignment = ContentVerticalAlignment.center
    open var showsMenuAsPrimaryAction = false
    open var isContextMenuInteractionEnabled = false
    private var actions: [(event: Event, action: UIAction)] = []
    /// Targets with their selectors, which are kept and never called.
    private var targets: [EventTarget] = []

    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    override public init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var state: State {
        var state = State.normal
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        targets.append(
            EventTarget(event: controlEvents, target: target.map { $0 as AnyObject }, action: action))
    }

    /// Takes events from a target, or from all, with one selector or with any.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        let removed = target.map { $0 as AnyObject }
        for index in targets.indices
        where (removed == nil || removed === targets[index].target)
            && (action == nil || action == targets[index].action)
        {
            targets[index].event.subtract(controlEvents)
        }
        targets.removeAll { $0.event.isEmpty }
    }

    /// Takes the place of an action of the same identifier at these events.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(action, for: controlEvents)
        actions.append((controlEvents, action))
    }

    /// Takes events from an action, which is known by its identifier where it was made with one.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeActions(for: controlEvents) { $0 === action || ($0.given != nil && $0.given == action.given) }
    }

    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        removeActions(for: controlEvents) { $0.identifier == actionIdentifier }
    }

    private func removeActions(for events: Event, where isMeant: (UIAction) -> Bool) {
        for index in actions.indices where isMeant(actions[index].action) {
            actions[index].event.subtract(events)
        }
        actions.removeAll { $0.event.isEmpty }
    }

    /// Calls the iterator with each action, then with each target and its selector, at their events, until it sets its last argument. What it
    /// adds or removes counts from the next time on.
    open func enumerateEventHandlers(
        _ iterator: (
            _ action: UIAction?, _ targetAction: (Any?, Selector)?, _ event: Event, _ stop: inout Bool
        ) -> Void
    ) {
        var stop = false
        for (event, action) in actions where !stop { iterator(action, nil, event, &stop) }
        for target in targets where !stop {
            iterator(nil, (target.target, target.action), target.event, &stop)
        }
    }

    /// The events that have an action or a target.
    open var allControlEvents: Event {
        Event(actions.map(\.event)).union(Event(targets.map(\.event)))
    }

    open func sendAction(_ action: UIAction) {
        action.run(by: self)
    }

    open func sendActions(for controlEvents: Event) {
        for (event, action) in actions where !event.isDisjoint(with: controlEvents) { action.run(by: self) }
    }

    /// Whether a finger is being followed; in a picture none is.
    open var isTracking: Bool { false }
    /// Whether the finger that is being followed is within the control.
    open var isTouchInside: Bool { false }

    /// Never called by itself: no finger is followed.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    open func cancelTracking(with event: UIEvent?) {}

    /// Whether there is something that a tap does.
    var takesTaps: Bool {
        actions.contains { !$0.event.isDisjoint(with: [.touchUpInside, .primaryActionTriggered]) }
    }

    /// Does what a tap does.
    func tap() {
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }

    /// What a control of the view language reads, and sets as a person does.
    func binding<Value>(
        _ get: @escaping () -> Value, _ set: @escaping (Value) -> Void
    ) -> Binding<Value> {
        Binding(
            get: get,
            set: { [self] value in
                set(value)
                sendActions(for: [.valueChanged, .primaryActionTriggered])
            })
    }

    override open var intrinsicContentSize: CGSize { ownSize ?? super.intrinsicContentSize }

    override open func sizeThatFits(_ size: CGSize) -> CGSize { ownSize ?? super.sizeThatFits(size) }

    /// The size of the control's content, measured as it is drawn.
    var ownSize: CGSize? {
        isBeingMeasured = true
        defer { isBeingMeasured = false }
        return drawnContent()?.measuredSize(in: .unspecified, of: self)
    }
}
