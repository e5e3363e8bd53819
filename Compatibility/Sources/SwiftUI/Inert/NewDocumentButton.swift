public import Foundation
public import UniformTypeIdentifiers
public import Vitrine

/// A button that would make a document, on a screen that is never shown.
public struct NewDocumentButton: View {
    private let label: Text?

    nonisolated public init(_ label: Text? = nil, contentType: UTType? = nil) {
        self.label = label
    }

    nonisolated public init(
        _ label: Text? = nil, contentType: UTType, prepareDocumentURL: @escaping () async throws -> URL?
    ) {
        self.label = label
    }

    nonisolated public init<Document: FileDocument>(
        _ label: Text? = nil, for documentType: Document.Type = Document.self, contentType: UTType? = nil,
        prepareDocument: @escaping () async throws -> Document?
    ) {
        self.label = label
    }

    nonisolated public init(_ titleKey: LocalizedStringKey, contentType: UTType? = nil) {
        self.init(Text(titleKey), contentType: contentType)
    }

    public var body: some View {
        Button {
        } label: {
            label ?? Text("Create Document")
        }
    }
}
