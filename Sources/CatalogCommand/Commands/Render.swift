import ArgumentParser
import Rendering
import SnapshotStore

struct Render: RenderingSubcommand {
    static let configuration = CommandConfiguration(
        abstract: "Renders snapshots into a folder, under the same paths as references.")

    @OptionGroup var selection: SelectionOptions
    @Option(name: .shortAndLong, help: ArgumentHelp("Where the pictures go.", valueName: "dir"))
    var output: String
    @Option(help: ArgumentHelp("png, or pdf or svg with texts as texts."))
    var format = Format.png
    @OptionGroup var folderOptions: FolderOptions
    @OptionGroup var rendering: RenderingOptions

    func run(_ context: CommandContext) async throws -> RunStatus {
        let run = try context.catalogRun(selection, rendering, in: try context.folder(folderOptions))
        let rendered = try await run.render(into: context.host.path(output), as: format.document)
        if !rendering.quiet {
            let count = rendered.count { $0.result == .new }
            context.print("rendered \(Pluralized.snapshots(count)) into '\(output)'\(context.note())")
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
