import ArgumentParser
import RunRecords
import SnapshotRuns
import VitrineRendering
import VitrineWording

struct Render: RenderingSubcommand {
    static let configuration = CommandConfiguration(
        abstract: "Renders snapshots into a folder, under the same paths as references.",
        discussion: """
            With --screen, what a server has sent for a screen is drawn instead, 'payload/NAME@MODE', in the modes that \
            the catalogue names for payloads or those of them that GLOB chooses, such as '@dark'.
            """)

    @OptionGroup var selection: SelectionOptions
    @Option(name: .shortAndLong, help: ArgumentHelp("Where the pictures go.", valueName: "dir"))
    var output: String
    @Option(help: ArgumentHelp("Draws the payload of a screen, a file of JSON.", valueName: "file"))
    var screen: String?
    @Option(help: ArgumentHelp("png, or pdf or svg with texts as texts."))
    var format = Format.png
    @OptionGroup var folderOptions: FolderOptions
    @OptionGroup var rendering: RenderingOptions

    func run(_ context: CommandContext) async throws -> RunStatus {
        let folder = try context.folder(folderOptions)
        let run = try context.catalogRun(selection, rendering, in: folder, payload: screen)
        let rendered = try await run.render(into: context.host.path(output), as: format.document)
        if !rendering.quiet {
            let count = rendered.count { $0.result == .new }
            context.print("rendered \(Pluralized.snapshots(count)) into '\(output)'\(context.note())")
        }
        let findings = RepeatedReason.all(of: rendered.flatMap(\.findings)).map(\.sentence)
        for finding in findings.sorted() {
            context.warn("warning: \(TerminalText.line(finding))")
        }
        return context.reportFailures(of: rendered, run.failures)
    }

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case png, pdf, svg

        var document: DocumentFormat? {
            switch self {
            case .png: nil
            case .pdf: .pdf
            case .svg: .svg
            }
        }
    }
}
