import MessageUI
import QuickLook
import SwiftUI
import UserNotifications

/// Asks whether the app may remind one.
@MainActor
final class ReminderModel: ObservableObject {
    @Published var isAllowed = false

    func ask() async {
        let center = UNUserNotificationCenter.current()
        isAllowed = (try? await center.requestAuthorization(options: [.alert, .badge])) ?? false
        guard isAllowed else { return }
        let content = UNMutableNotificationContent()
        content.title = "Time to stretch"
        content.sound = .default
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 3600, repeats: false)
        try? await center.add(
            UNNotificationRequest(identifier: "stretch", content: content, trigger: trigger))
    }
}

/// A mail to those who help.
struct MailView: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> MFMailComposeViewController {
        let controller = MFMailComposeViewController()
        controller.setToRecipients(["help@example.org"])
        controller.mailComposeDelegate = context.coordinator
        return controller
    }

    func updateUIViewController(_ controller: MFMailComposeViewController, context: Context) {}

    func makeCoordinator() -> Coordinator { Coordinator() }

    final class Coordinator: NSObject, MFMailComposeViewControllerDelegate {
        func mailComposeController(
            _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
            error: Error?
        ) {
            controller.dismiss(animated: true)
        }
    }
}

/// How to get help.
struct SupportMenu: View {
    @StateObject private var model = ReminderModel()
    @State private var manual: URL?
    @State private var chosen: Set<String> = ["Mail"]

    var body: some View {
        List(["Mail", "Chat", "Manual"], id: \.self, selection: $chosen) { Text($0) }
            .safeAreaInset(edge: .bottom) {
                Button("Remind me") { Task { await model.ask() } }
                    .buttonStyle(.borderedProminent)
                    .disabled(!MFMailComposeViewController.canSendMail())
            }
            .quickLookPreview($manual)
    }
}

#Preview("Menu") { SupportMenu() }

#Preview("Mail") { MailView() }
