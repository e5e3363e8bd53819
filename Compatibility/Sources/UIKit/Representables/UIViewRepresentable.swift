public import CoreGraphics
public import Foundation
import Vitrine

/// A view of the view language that shows one of UIKit.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>

    func makeUIView(context: Context) -> UIViewType
    func updateUIView(_ uiView: UIViewType, context: Context)
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: UIViewType, context: Context
    ) -> CGSize? { nil }

    public var body: some View { ViewRepresentation(representable: self) }
}

extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What a representable is given.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
    public let transaction: Transaction
}

/// Makes the view once and updates it in each pass of a rendering.
private struct ViewRepresentation<Representable: UIViewRepresentable>: View {
    /// The view and its coordinator, which outlive the passes.
    @MainActor
    final class Instance {
        var made: (view: Representable.UIViewType, coordinator: Representable.Coordinator)?
    }

    let representable: Representable
    @State private var instance = Instance()
    @Environment(\.self) private var environment

    var body: some View {
        let coordinator = instance.made?.coordinator ?? representable.makeCoordinator()
        let context = UIViewRepresentableContext<Representable>(
            coordinator: coordinator, environment: environment, transaction: Transaction())
        let view = instance.made?.view ?? representable.makeUIView(context: context)
        instance.made = (view, coordinator)
        view.hostEnvironment = environment
        representable.updateUIView(view, context: context)
        return RepresentedView(view: view) {
            representable.sizeThatFits($0, uiView: view, context: context)
        }
    }
}
