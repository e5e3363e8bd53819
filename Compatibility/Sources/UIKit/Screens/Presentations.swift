import Foundation
import Vitrine

/// A screen of UIKit with what its controller presents over it.
package struct Presentations: ViewModifier {
    private let presenter: UIViewController

    package init(of presenter: UIViewController) {
        self.presenter = presenter
    }

    package func body(content: Content) -> some View {
        let alert = presenter.presented as? UIAlertController
        content
            .sheet(isPresented: shows(.sheet)) { presented }
            .fullScreenCover(isPresented: shows(.cover)) { presented }
            .popover(isPresented: shows(.popover)) { presented }
            .alert(Text(verbatim: alert?.title ?? ""), isPresented: shows(.alert)) {
                AlertButtons(alert: alert, presenter: presenter)
            } message: {
                AlertMessage(alert: alert)
            }
            .confirmationDialog(
                Text(verbatim: alert?.title ?? ""), isPresented: shows(.dialog),
                titleVisibility: alert?.title == nil ? .hidden : .visible
            ) {
                AlertButtons(alert: alert, presenter: presenter)
            } message: {
                AlertMessage(alert: alert)
            }
    }

    private func shows(_ form: PresentationForm) -> Binding<Bool> {
        let shown = presenter.presented
        return Binding(
            get: { presenter.presented?.form == form },
            set: { isShown in if !isShown, let shown { presenter.closePresentation(of: shown) } })
    }

    @ViewBuilder private var presented: some View {
        if let controller = presenter.presented { PresentedScreen(controller: controller) }
    }
}

/// A controller that lies over another one.
private struct PresentedScreen: View {
    let controller: UIViewController
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    var body: some View {
        controller.appear()
        return ControllerScreen(controller: controller)
            .modifier(Presentations(of: controller))
            .modifier(SheetLook(controller: controller))
            .interactiveDismissDisabled(controller.isModalInPresentation)
            .modifier(BarFindings(texts: undrawnParts))
    }

    private var undrawnParts: [String] {
        [
            controller.modalPresentationStyle == .custom && controller.transitioningDelegate != nil
                ? "the presentation of a transitioning delegate is not drawn: the controller covers the screen"
                : nil,
            controller.form == .popover && horizontalSizeClass == .regular
                ? "a popover of UIKit is drawn at the screen and not at its source" : nil,
            controller.form == .popover && controller.ownPopoverController.popoverBackgroundViewClass != nil
                ? "a popover's own background view is not drawn" : nil,
        ].compactMap { $0 }
    }
}

/// What a controller says of its sheet.
private struct SheetLook: ViewModifier {
    let controller: UIViewController

    func body(content: Content) -> some View {
        let sheet = controller.ownSheetController
        let preferred = controller.preferredContentSize
        return
            content
            .presentationDetents(Set(sheet.detents.map { $0.detent }), selection: selection(of: sheet))
            .presentationDragIndicator(sheet.prefersGrabberVisible ? .visible : .hidden)
            .presentationCornerRadius(sheet.preferredCornerRadius)
            .modifier(ClearBackdrop(isClear: controller.showsScreenBehind))
            .modifier(PopoverSize(size: controller.form == .popover ? preferred : .zero))
    }

    private func selection(of sheet: UISheetPresentationController) -> Binding<PresentationDetent> {
        Binding(
            get: {
                let selected = sheet.detents.first { $0.identifier == sheet.selectedDetentIdentifier }
                return (selected ?? sheet.detents.first ?? .large()).detent
            },
            set: { detent in
                sheet.selectedDetentIdentifier = sheet.detents.first { $0.detent == detent }?.identifier
            })
    }
}

extension UISheetPresentationController.Detent {
    fileprivate var detent: PresentationDetent {
        if identifier == .medium { return .medium }
        if identifier == .large { return .large }
        // The most that a sheet has is that of the screen, which a detent of its own never needs whole.
        return height?(UIScreen.main.bounds.height).map { .height($0) } ?? .large
    }
}

private struct ClearBackdrop: ViewModifier {
    let isClear: Bool

    func body(content: Content) -> some View {
        if isClear { content.presentationBackground(Color.clear) } else { content }
    }
}

private struct PopoverSize: ViewModifier {
    let size: CGSize

    func body(content: Content) -> some View {
        if size == .zero { content } else { content.frame(idealWidth: size.width, idealHeight: size.height) }
    }
}

/// The fields and buttons of an alert or a dialog.
private struct AlertButtons: View {
    let alert: UIAlertController?
    let presenter: UIViewController

    var body: some View {
        if let alert {
            let fields = alert.textFields ?? []
            ForEach(fields.indices, id: \.self) { index in
                let field = fields[index]
                let text = Binding(
                    get: { field.text ?? "" },
                    set: {
                        field.text = $0
                        field.sendActions(for: .editingChanged)
                    })
                if field.isSecureTextEntry {
                    SecureField(field.placeholder ?? "", text: text)
                } else {
                    TextField(field.placeholder ?? "", text: text)
                }
            }
            ForEach(alert.actions.indices, id: \.self) { index in
                let action = alert.actions[index]
                Button(role: action.style.role) {
                    // The alert is closed before its handler goes on to present something else.
                    presenter.closePresentation(of: alert)
                    action.run()
                } label: {
                    Text(verbatim: action.title ?? "")
                }
                .disabled(!action.isEnabled)
                .modifier(Preferred(isPreferred: action === alert.preferredAction))
            }
        }
    }
}

private struct Preferred: ViewModifier {
    let isPreferred: Bool

    func body(content: Content) -> some View {
        if isPreferred { content.keyboardShortcut(.defaultAction) } else { content }
    }
}

private struct AlertMessage: View {
    let alert: UIAlertController?

    var body: some View {
        if let message = alert?.message { Text(verbatim: message) }
    }
}

extension UIAlertAction.Style {
    fileprivate var role: ButtonRole? {
        switch self {
        case .default: nil
        case .cancel: .cancel
        case .destructive: .destructive
        }
    }
}
