public import OpenCombine
import OpenCombineFoundation
import PictureFoundation
public import Vitrine

nonisolated extension View {
    /// Does something with what a publisher sends before the picture: its current value, or what effects cause.
    ///
    /// As on Apple's systems, another publisher takes the place of the last one, so that `Just(value)` is heard with each new value.
    public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(Receiver(publisher: publisher, action: action))
    }
}

private nonisolated struct Receiver<P: Publisher>: ViewModifier where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void
    @State private var subscription = Subscription<P.Output>()

    @MainActor func body(content: Content) -> some View {
        subscription.action = action
        return content.onChange(of: ComparedPublisher(publisher), initial: true) { _, compared in
            // A timer sends nothing before the picture; the main thread, in whose loop it would run, has ended in a command,
            // of which Foundation complains.
            if P.self == Publishers.Autoconnect<Timer.OCombine.TimerPublisher>.self { return }
            subscription.hear(compared.publisher)
        }
    }
}

/// What is heard for as long as a view is there.
private nonisolated final class Subscription<Output> {
    /// What the view does in its newest state.
    var action: (Output) -> Void = { _ in }
    private var heard: AnyCancellable?

    func hear<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Never {
        heard = publisher.sink { [weak self] value in
            // What other threads send comes after the picture.
            if Thread.isMainThread { self?.action(value) }
        }
    }
}

/// A publisher, with whether it is another one than before as far as that can be said: those that cannot be compared and are no objects, such as chains of
/// operators, count as the same, but for a `Just`, which sends nothing but what it has.
private nonisolated struct ComparedPublisher<P: Publisher>: Equatable {
    let publisher: P

    init(_ publisher: P) {
        self.publisher = publisher
    }

    static func == (one: Self, other: Self) -> Bool {
        if let one = one.publisher as? any Equatable { return isEqual(one, other.publisher) }
        if P.self is AnyObject.Type { return one.publisher as AnyObject === other.publisher as AnyObject }
        return !(one.publisher is any SendingItsValueAlone)
    }

    private static func isEqual<Value: Equatable>(_ one: Value, _ other: P) -> Bool { one == other as? Value }
}

private protocol SendingItsValueAlone {}

extension Just: SendingItsValueAlone {}
