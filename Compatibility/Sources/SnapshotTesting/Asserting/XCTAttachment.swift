public import Foundation
import Testing
public import UIKit

/// A file that tells more of a failure; Swift Testing keeps it where it is run with `--attachments-path`.
public final class XCTAttachment {
    /// How long a file is kept; here as long as the folder of attachments.
    public enum Lifetime: Int, Sendable {
        case keepAlways, deleteOnSuccess
    }

    public var name: String?
    public var lifetime = Lifetime.deleteOnSuccess
    public let uniformTypeIdentifier: String
    let data: Data

    public init(data: Data, uniformTypeIdentifier: String) {
        self.data = data
        self.uniformTypeIdentifier = uniformTypeIdentifier
    }

    public convenience init(data: Data) {
        self.init(data: data, uniformTypeIdentifier: "public.data")
    }

    public convenience init(string: String) {
        self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
    }

    public convenience init(image: UIImage) {
        self.init(data: image.pngData() ?? Data(), uniformTypeIdentifier: "public.png")
    }

    /// Keeps the file beside the results of the test that runs, under its snapshot's name.
    func record(for file: SnapshotFile, at place: SourceLocation) {
        guard Test.current != nil else { return }
        let snapshot = file.url.deletingPathExtension().lastPathComponent
        let ending =
            switch uniformTypeIdentifier {
            case "public.png": ".png"
            case "public.patch-file": ".patch"
            case "public.plain-text": ".txt"
            default: ""
            }
        Attachment.record(
            Array(data), named: "\(snapshot).\(name ?? "difference")\(ending)", sourceLocation: place)
    }
}
