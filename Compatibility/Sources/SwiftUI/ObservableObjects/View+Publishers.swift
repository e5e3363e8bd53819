import Foundation
public import OpenCombine
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
            subscription = publisher.sink { value in
                // What other threads send comes after the picture.
                guard Thread.isMainThread else { return }
                action(value)
            }
        }
    }
}
