// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's systems.

public import Foundation
public import UIKit

public enum MFMailComposeResult: Int, Sendable {
    case cancelled, saved, sent, failed
}

/// A screen on which mail is written, which is not drawn here: a labelled box. Nothing can be sent.
open class MFMailComposeViewController: UINavigationController {
    public static func canSendMail() -> Bool { false }

    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    open func setSubject(_ subject: String) {}

    open func setToRecipients(_ toRecipients: [String]?) {}

    open func setCcRecipients(_ ccRecipients: [String]?) {}

    open func setBccRecipients(_ bccRecipients: [String]?) {}

    open func setMessageBody(_ body: String, isHTML: Bool) {}

    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}

    override open func loadView() {
        view = MailPage()
    }
}

/// What the screen shows.
private final class MailPage: UnavailableView {}

@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: AnyObject {
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
        error: (any Error)?)
}

public enum MessageComposeResult: Int, Sendable {
    case cancelled, sent, failed
}

/// A screen on which a message is written, which is not drawn here: a labelled box. Nothing can be sent.
open class MFMessageComposeViewController: UINavigationController {
    public static func canSendText() -> Bool { false }

    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    open var recipients: [String]?
    open var body: String?
    open var subject: String?

    override open func loadView() {
        view = MailPage()
    }
}

@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
