/// Views and controllers, which can register for changes of single traits.
@MainActor @preconcurrency
public protocol UITraitChangeObservable: AnyObject {}

/// A registration, by which observing is ended.
public protocol UITraitChangeRegistration {}

extension UITraitChangeObservable {
    public typealias TraitChangeHandler<Observer> = (_ observer: Observer, _ previous: UITraitCollection) ->
        Void

    /// Has a handler called when one of the traits has changed, with those before.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping (_ observer: Self, _ previous: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        let registration = TraitChangeRegistration(traits: traits) { [weak self] previous in
            if let self { handler(self, previous) }
        }
        (self as? any TraitChangeKeeper)?.traitChanges.append(registration)
        return registration
    }

    /// The same for a handler that takes its observer as `Self`, which is the type that the observer has in the end.
    @discardableResult @_disfavoredOverload
    public func registerForTraitChanges<Observer: UITraitChangeObservable>(
        _ traits: [UITrait],
        handler: @escaping (_ observer: Observer, _ previous: UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits) { (observer: Self, previous) in
            if let observer = observer as? Observer { handler(observer, previous) }
        }
    }

    /// A selector calls nothing here.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], action: Selector
    ) -> any UITraitChangeRegistration { TraitChangeRegistration(traits: traits) { _ in } }

    /// A selector calls nothing here.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], target: Any, action: Selector
    ) -> any UITraitChangeRegistration { TraitChangeRegistration(traits: traits) { _ in } }

    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        let ended = registration as? TraitChangeRegistration
        (self as? any TraitChangeKeeper)?.traitChanges.removeAll { $0 === ended }
    }
}

extension UIView: UITraitChangeObservable, TraitChangeKeeper {}
extension UIViewController: UITraitChangeObservable, TraitChangeKeeper {}
// Their traits never change.
extension UIPresentationController: UITraitChangeObservable {}
extension UIWindowScene: UITraitChangeObservable {}

/// A view or controller with its registrations.
@MainActor
protocol TraitChangeKeeper: AnyObject {
    var traitChanges: [TraitChangeRegistration] { get set }
}

extension TraitChangeKeeper {
    /// Calls the handlers of the registrations one of whose traits has changed.
    func notifyOfTraitChanges(from previous: UITraitCollection, to traits: UITraitCollection) {
        for change in traitChanges where !change.traits.allSatisfy({ traits.agrees(with: previous, on: $0) })
        {
            change.handler(previous)
        }
    }
}

final class TraitChangeRegistration: UITraitChangeRegistration {
    let traits: [UITrait]
    let handler: (_ previous: UITraitCollection) -> Void

    init(traits: [UITrait], handler: @escaping (_ previous: UITraitCollection) -> Void) {
        self.traits = traits
        self.handler = handler
    }
}
