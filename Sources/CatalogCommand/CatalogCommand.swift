import ArgumentParser
public import CatalogKit
import Dispatch
import Foundation
import Glibc
public import RunRecords
import SnapshotStore
import VitrineGit
import VitrineTokenReading

/// The command line of a catalogue.
///
/// ```swift
/// @main struct Main {
///     static func main() async { await CatalogCommand.main(catalog: Catalog("Shop", definitions: [Row.self])) }
/// }
/// ```
@MainActor
public enum CatalogCommand {
    /// Does what the process's arguments say and ends the process with the exit code of ``RunStatus``.
    ///
    /// The work is done by a process of its own, so that a component that ends it costs one snapshot. Where this
    /// program has started threads before, or `--no-supervision` says so, it is done by this one.
    public static func main(
        catalog: @autoclosure @escaping @MainActor @Sendable () -> Catalog,
        fonts: CatalogFonts = .interAndNoto()
    ) async -> Never {
        ProcessPreparation.prepare()
        signal(SIGPIPE, SIG_IGN)
        let arguments = Array(CommandLine.arguments.dropFirst())
        let worker = { (command: ParsedCommand, assignment: Assignment) in
            Worker(command: command, assignment: assignment, catalog: catalog, fonts: fonts).run()
        }
        do {
            if let (assignment, arguments) = try Assignment.read(arguments) {
                worker(ParsedCommand(arguments), assignment)
            }
        } catch {
            // The folder with the assignment has gone, and with it the process that wanted the work.
            exit(RunStatus.failed.rawValue)
        }
        let parsed = ParsedCommand(arguments)
        let streams = StandardStreams()
        let host = CommandHost.process(streams)
        if let plan = SupervisionPlan(
            parsed, isContinuousIntegration: host.isContinuousIntegration, processors: host.processors)
        {
            if SupervisionPlan.isPossible {
                let inputs = (parsed.subcommand as? Check)?.inputs(host)
                var supervisor = Supervisor(plan: plan, inputs: inputs) { worker(parsed, $0) }
                exit(supervisor.run())
            }
            host.write(
                """
                warning: this program has started threads before it calls CatalogCommand.main, so nothing is supervised: \
                a component that crashes or hangs ends the command\n
                """, .error)
        }
        let command = Task { await run(parsed, CommandContext(catalog: catalog(), fonts: fonts, host: host)) }
        let interruption = cancelOnInterrupt(command)
        let status = streams.status(after: await command.value)
        interruption.cancel()
        exit(status.rawValue)
    }

    /// Does what arguments say; never ends the process.
    public static func run(
        _ arguments: [String], catalog: Catalog, fonts: CatalogFonts = .interAndNoto(), host: CommandHost
    ) async -> RunStatus {
        await run(ParsedCommand(arguments), catalog: catalog, fonts: fonts, host: host)
    }

    /// Does what arguments say that were read before.
    package static func run(
        _ command: ParsedCommand, catalog: Catalog, fonts: CatalogFonts = .interAndNoto(), host: CommandHost
    ) async -> RunStatus {
        await run(command, CommandContext(catalog: catalog, fonts: fonts, host: host))
    }

    /// Does what a command line says, or the part of it that the context's process has to do.
    static func run(_ parsed: ParsedCommand, _ context: CommandContext) async -> RunStatus {
        let host = context.host
        do {
            if let command = parsed.subcommand { return try await run(command, context) }
            // What is no command of ours asks for help, which is thrown.
            var command = try Root.parseAsRoot(parsed.arguments)
            try command.run()
            return .allMatch
        } catch is CancellationError {
            host.write("interrupted; nothing is half-written\n", .error)
            return .interrupted
        } catch {
            return report(error, of: parsed, to: host)
        }
    }

    private static func run(_ command: any CatalogSubcommand, _ context: CommandContext) async throws
        -> RunStatus
    {
        switch (context.assignment?.work, command) {
        case (.draft(let choice)?, let command as any RenderingSubcommand):
            try await command.draft(choice, context)
        case (.assist(let shard, let channel)?, let check as Check):
            try await check.assist(shard, channel, context)
        default: return try await command.run(context)
        }
        return .allMatch
    }

    /// Prints help that was asked for, a misuse, or any other failure.
    private static func report(
        _ error: any Error, of parsed: ParsedCommand, to host: CommandHost
    ) -> RunStatus {
        switch error {
        case CatalogError.unknownFilter, CatalogError.uncheckedFilter, StoreError.noCatalogFolder,
            StoreError.notACatalogFolder,
            GitError.unknownRevision, GitError.noRepository, GitError.noMainBranch,
            RunRecordError.unknownCluster, RunRecordError.unreportedFilter, is NewCatalogError:
            host.write("error: \(error)\n", .error)
            return .misuse
        case is CatalogError, is StoreError, is GitError:
            host.write("error: \(error)\n", .error)
            return .failed
        case let faults as TokenFaults:
            host.write(faults.compilerMessages + "\n", .error)
            return .failed
        default: break
        }
        switch Root.exitCode(for: error) {
        case .success:
            host.write(Root.fullMessage(for: error, columns: host.columns) + "\n", .output)
            return .allMatch
        case .validationFailure:
            host.write(Misuse.message(of: error, parsed.arguments, columns: host.columns) + "\n", .error)
            return .misuse
        default:
            host.write("error: \(error)\n", .error)
            return .failed
        }
    }

    /// The first interrupt ends the work after the snapshots in hand, the second one at once.
    nonisolated static func cancelOnInterrupt(_ command: Task<RunStatus, Never>)
        -> any DispatchSourceSignal
    {
        signal(SIGINT, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
        source.setEventHandler {
            if command.isCancelled { _exit(RunStatus.interrupted.rawValue) }
            command.cancel()
        }
        source.activate()
        return source
    }
}
