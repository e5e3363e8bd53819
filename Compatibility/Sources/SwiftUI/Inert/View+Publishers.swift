public import OpenCombine
public import Vitrine

extension View {
    /// Does nothing: what a publisher sends comes after the picture.
    public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        self
    }
}
