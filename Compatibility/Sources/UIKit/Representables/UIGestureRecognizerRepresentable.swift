public import CoreGraphics
import Vitrine

/// A gesture of UIKit on a view of the view language, which nobody makes in a picture: its recognizer is never asked for.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    associatedtype Coordinator = Void
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

    func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
    func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
    func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
    public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}

    public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
    public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What a gesture's methods are given.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
    public let coordinator: Representable.Coordinator
    public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Says where a gesture is in the spaces of the view language.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    public var localLocation: CGPoint { .zero }
    public var localTranslation: CGPoint? { nil }
    public var localVelocity: CGPoint? { nil }

    public func location(in space: some CoordinateSpaceProtocol) -> CGPoint { .zero }

    public func translation(in space: some CoordinateSpaceProtocol) -> CGPoint? { nil }

    public func velocity(in space: some CoordinateSpaceProtocol) -> CGPoint? { nil }

    public func convert(globalPoint: CGPoint) -> CGPoint { globalPoint }

    public func convert(globalPoint: CGPoint, to space: some CoordinateSpaceProtocol) -> CGPoint {
        globalPoint
    }

    public func convert(localPoint: CGPoint, to space: some CoordinateSpaceProtocol) -> CGPoint { localPoint }
}

extension View {
    /// The view, on which nobody makes the gesture.
    nonisolated public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
        self
    }
}
