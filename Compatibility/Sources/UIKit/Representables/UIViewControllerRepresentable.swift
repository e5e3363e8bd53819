public import CoreGraphics
public import Foundation
import Vitrine

/// A view of the view language that shows a controller's view.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>

    func makeUIViewController(context: Context) -> UIViewControllerType
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator)
    func makeCoordinator() -> Coordinator
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
}

extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}

    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }

    public var body: some View { ControllerRepresentation(representable: self) }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}

/// What a representable is given.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public let environment: EnvironmentValues
    public let transaction: Transaction
}

/// Makes the controller once and updates it in each pass of a rendering.
private struct ControllerRepresentation<Representable: UIViewControllerRepresentable>: View {
    /// The controller and its coordinator, which outlive the passes.
    @MainActor
    final class Instance {
        var made: (controller: Representable.UIViewControllerType, coordinator: Representable.Coordinator)?
    }

    let representable: Representable
    @State private var instance = Instance()
    @Environment(\.self) private var environment

    var body: some View {
        let isNew = instance.made == nil
        let coordinator = instance.made?.coordinator ?? representable.makeCoordinator()
        let context = UIViewControllerRepresentableContext<Representable>(
            coordinator: coordinator, environment: environment, transaction: Transaction())
        let controller = instance.made?.controller ?? representable.makeUIViewController(context: context)
        instance.made = (controller, coordinator)
        controller.view.hostEnvironment = environment
        representable.updateUIViewController(controller, context: context)
        if isNew { controller.appear() }
        return RepresentedView(view: controller.view) { proposal in
            representable.sizeThatFits(proposal, uiViewController: controller, context: context)
                ?? (controller.preferredContentSize == .zero ? nil : controller.preferredContentSize)
        }
        .modifier(Presentations(of: controller))
    }
}
