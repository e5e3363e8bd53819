import SwiftUI
import UniformTypeIdentifiers

// Apps in the forms that SwiftUI has beside the usual ones; that they compile is all that is asked of them.

private struct NotesApp: App {
    @State private var showsEditor = true

    var body: some Scene {
        WindowGroup { Text("Notes") }
            .backgroundTask(.appRefresh("refresh")) { print("refreshed") }
            .backgroundTask(.urlSession(matching: { $0 == "notes" })) { identifier in print(identifier) }
            .commands {
                ToolbarCommands()
                TextFormattingCommands()
                InspectorCommands()
                if showsEditor { SidebarCommands() } else { EmptyCommands() }
                CommandMenu(Text("Note")) { Button("New") {} }
            }
            .commandsRemoved()
            .defaultSize(width: 300, height: 400)
            .windowResizability(.contentSize)
            .handlesExternalEvents(matching: ["note"])
            .persistentSystemOverlays(.hidden)
        WindowGroup(id: "note", for: UUID.self) { $id in Text(id?.uuidString ?? "None") }
        WindowGroup("Note", for: UUID.self) { $id in Text(id?.uuidString ?? "None") }
        WindowGroup("Note", id: "numbered", for: Int.self) { $number in
            Text("\(number)")
        } defaultValue: {
            0
        }
        WindowGroup(Text("Note"), id: "made", makeContent: { Text("Note") })
        DocumentGroup(newDocument: TextNote()) { file in TextEditor(text: file.$document.text) }
        DocumentGroup(viewing: TextNote.self) { file in Text(file.document.text).disabled(!file.isEditable) }
        DocumentGroup(newDocument: { Sketch() }) { file in Text(file.document.name) }
        DocumentGroupLaunchScene("Notes") {
            NewDocumentButton("Write", contentType: .plainText)
        } background: {
            Color.yellow
        } overlayAccessoryView: { geometry in
            Color.red.frame(height: geometry.titleViewFrame.height)
        }
        DocumentGroupLaunchScene { NewDocumentButton() }
    }
}

private struct TextNote: FileDocument {
    static let readableContentTypes = [UTType.plainText]
    var text = ""

    init() {}

    init(configuration: ReadConfiguration) throws {
        text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

private final class Sketch: ReferenceFileDocument, @unchecked Sendable {
    static let readableContentTypes = [UTType.plainText]
    @Published var name = ""

    init() {}

    init(configuration: ReadConfiguration) throws {
        name = configuration.file.filename ?? ""
    }

    func snapshot(contentType: UTType) throws -> String { name }

    func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(snapshot.utf8))
    }
}
