import Foundation
public import OpenCombine
import OpenCombineFoundation
public import Vitrine

nonisolated extension View {
    /// Does something with what a publisher sends before the picture: its current value, or what effects cause.
    public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(Receiver(publisher: publisher, action: action))
    }
}

/// A subscription that lasts as long as the view.
private nonisolated struct Receiver<P: Publisher>: ViewModifier where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void
    @State private var subscription: AnyCancellable?

    @MainActor func body(content: Content) -> some View {
        content.onAppear {
            // A timer sends nothing before the picture; the main thread, in whose loop it would run, has ended in a command,
            // of which Foundation complains.
            if P.self == Publishers.Autoconnect<Timer.OCombine.TimerPublisher>.self { return }
            subscription = publisher.sink { value in
                // What other threads send comes after the picture.
                guard Thread.isMainThread else { return }
                action(value)
            }
        }
    }
}
