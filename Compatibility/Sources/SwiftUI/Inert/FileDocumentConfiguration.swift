public import Foundation
public import Vitrine

/// An opened document, which nobody opens here.
public struct FileDocumentConfiguration<Document: FileDocument> {
    @Binding public var document: Document
    public var fileURL: URL?
    public var isEditable: Bool
}
