import ArgumentParser
import Foundation
import RunRecords

struct Init: CatalogSubcommand {
    static let configuration = CommandConfiguration(
        abstract:
            "Writes a package with a catalogue, builds it, and records and checks its first references.",
        discussion: """
            The catalogue shows a first component, or with --previews all #Previews and PreviewProviders of a \
            folder of SwiftUI sources, which is linked and not copied. Of a Swift package's folder its manifest is \
            read, so that what the sources depend on comes along.

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
            previews: previews.map { Self.absolute($0, host) }, manifest: PackageManifest.reader(host))
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
        let findings = [catalog.leftOut, catalog.lackOfPreviews].compactMap(\.self)
        for finding in findings { context.warn("warning: \(finding)") }
        var status = RunStatus.allMatch
        if !noBuild {
            var building = NewCatalogBuild(catalog: catalog, name: folder, context: context)
            status = try building.run()
            // What has been said before the build is out of sight.
            for finding in findings { context.warn("note: \(finding)") }
            if let finding = building.catalog.stoodInFor { context.warn("warning: \(finding)") }
            guard status != .failed else { return status }
        }
        if !noCompletions { try installCompletions(context) }
        context.print("\n" + catalog.nextSteps(in: folder))
        return status
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
