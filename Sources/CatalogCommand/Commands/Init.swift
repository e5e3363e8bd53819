import ArgumentParser
import Foundation
import RunRecords

struct Init: CatalogSubcommand {
    static let configuration = CommandConfiguration(
        abstract:
            "Writes a package with a catalogue, builds it, and records and checks its first references.",
        discussion: """
            The catalogue shows a first component, or with --previews all #Previews and PreviewProviders of a \
            folder of SwiftUI sources, which is linked and not copied.

            Nothing is overwritten: where the package or its catalogue is there already nothing is written at \
            all, and other files that are there stay as they are.
            """)

    @Argument(help: ArgumentHelp("The folder of the new package.", valueName: "dir"))
    var folder = "SnapshotCatalog"
    @Option(
        help: ArgumentHelp("A folder of SwiftUI sources whose previews are shown.", valueName: "sources"))
    var previews: String?
    @Option(
        help: ArgumentHelp(
            "The folder of Vitrine's package; by default the one that this program was built from.",
            valueName: "dir"))
    var vitrine: String?
    @Flag(help: "Write the files and build nothing.") var noBuild = false
    @Flag(help: "Install no completions for the shell.") var noCompletions = false

    var runsCatalogCode: Bool { false }

    func run(_ context: CommandContext) throws -> RunStatus {
        let host = context.host
        let catalog = try NewCatalog(
            folder: Self.absolute(folder, host), vitrine: Self.absolute(vitrine ?? Self.ownPackage, host),
            previews: previews.map { Self.absolute($0, host) })
        let report = try catalog.write()
        context.print("wrote \(report.written.joined(separator: ", ")) to \(folder)")
        for path in report.kept { context.print("left alone \(path), which was there") }
        if !catalog.isSelfContained {
            context.print(
                """
                no workflow and no Dockerfile: Vitrine lies outside of the repository, where no other machine \
                finds it. Add it with 'git submodule add URL vitrine' and say --vitrine vitrine.
                """)
        }
        if let missing = catalog.missingModules(in: folder) {
            context.warn("error: nothing was built, since \(missing)")
            return .failed
        }
        let steps = [
            ["swift", "build", "--product", "catalog"], [".build/debug/catalog", "record"],
            [".build/debug/catalog", "check"],
        ]
        if !noBuild, let launch = host.launch {
            for step in steps {
                let command = step.joined(separator: " ")
                context.print("\n$ \(command)")
                let status = try launch(step, catalog.folder)
                guard status == 0 else {
                    context.warn(
                        "error: '\(command)' in \(folder) ended with \(status); its message stands above")
                    return .failed
                }
            }
        }
        if !noCompletions { try installCompletions(context) }
        context.print("\n" + catalog.nextSteps(in: folder))
        return .allMatch
    }

    /// Lets the person's shell complete the words of the command.
    @MainActor private func installCompletions(_ context: CommandContext) throws {
        guard let user = context.host.user,
            let completions = ShellCompletions(shell: user.shell, home: user.home),
            try completions.install()
        else { return }
        context.print(
            (["\ninstalled completions of 'catalog' for your shell: \(completions.path)"]
                + [completions.advice].compactMap(\.self)).joined(separator: "\n"))
    }

    private static func absolute(_ path: String, _ host: CommandHost) -> String {
        URL(filePath: host.path(path)).standardized.path
    }

    /// The folder of the sources that this file belongs to.
    private static let ownPackage = URL(filePath: #filePath).appending(path: "../../../..").standardized.path
}
