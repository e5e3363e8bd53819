public import CoreTransferable
public import UniformTypeIdentifiers
public import Vitrine

// Panels in which files are chosen are the system's, and nobody chooses one here.
nonisolated extension View {
    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { self }

    public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View { self }

    public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View { self }

    public func fileMover<Files: Collection<URL>>(
        isPresented: Binding<Bool>, files: Files,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View { self }

    public func fileExporter<Document: FileDocument>(
        isPresented: Binding<Bool>, document: Document?, contentType: UTType,
        defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { self }

    public func fileExporter<Document: FileDocument>(
        isPresented: Binding<Bool>, document: Document?, contentTypes: [UTType] = [],
        defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View { self }

    public func fileExporter<Documents: Collection>(
        isPresented: Binding<Bool>, documents: Documents, contentType: UTType,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where Documents.Element: FileDocument { self }

    public func fileExporter<Documents: Collection>(
        isPresented: Binding<Bool>, documents: Documents, contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where Documents.Element: FileDocument { self }

    public func fileExporter<Item: Transferable>(
        isPresented: Binding<Bool>, item: Item?, contentTypes: [UTType] = [],
        defaultFilename: String? = nil, onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View { self }

    public func fileExporter<Items: Collection>(
        isPresented: Binding<Bool>, items: Items, contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View where Items.Element: Transferable { self }
}

extension PasteButton {
    /// A button that says "Paste"; there is nothing to paste, so the action is never run.
    @MainActor @preconcurrency
    public init(
        supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
    ) {
        self.init(payloadType: NSItemProvider.self, onPaste: payloadAction)
    }
}

/// A file's content as an app reads and writes it.
public protocol FileDocument {
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    static var readableContentTypes: [UTType] { get }
    static var writableContentTypes: [UTType] { get }

    init(configuration: ReadConfiguration) throws

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

public struct FileDocumentReadConfiguration {
    public let contentType: UTType
    public let file: FileWrapper
}

public struct FileDocumentWriteConfiguration {
    public let contentType: UTType
    public let existingFile: FileWrapper?
}

/// A file, or a folder of files, that code has at hand.
open class FileWrapper {
    public let regularFileContents: Data?
    open var filename: String?
    open var preferredFilename: String?

    public init(regularFileWithContents contents: Data) {
        self.regularFileContents = contents
    }
}
