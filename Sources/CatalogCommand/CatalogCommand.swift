import ArgumentParser
public import CatalogKit
import Dispatch
import Foundation
import Glibc
public import SnapshotStore

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
    public static func main(catalog: Catalog, fonts: CatalogFonts = .inter) async -> Never {
        ProcessPreparation.prepare()
        signal(SIGPIPE, SIG_IGN)
        let command = Task {
            await run(
                Array(CommandLine.arguments.dropFirst()), catalog: catalog, fonts: fonts, host: .process)
        }
        let interruption = cancelOnInterrupt(command)
        let status = await command.value
        interruption.cancel()
        exit(status.rawValue)
    }

    /// Does what arguments say; never ends the process.
    public static func run(
        _ arguments: [String], catalog: Catalog, fonts: CatalogFonts = .inter, host: CommandHost
    ) async -> RunStatus {
        do {
            var command = try Root.parseAsRoot(arguments)
            if let command = command as? any CatalogSubcommand {
                return try await command.run(Session(catalog: catalog, fonts: fonts, host: host))
            }
            // What is no command of ours asks for help, which is thrown.
            try command.run()
            return .allMatch
        } catch is CancellationError {
            host.print("interrupted; nothing is half-written\n", .error)
            return .interrupted
        } catch {
            return report(error, to: host)
        }
    }

    /// Prints help that was asked for, a misuse, or any other failure.
    private static func report(_ error: any Error, to host: CommandHost) -> RunStatus {
        switch error {
        case CatalogError.unknownFilter, StoreError.noCatalogFolder, StoreError.notACatalogFolder:
            host.print("error: \(error)\n", .error)
            return .misuse
        case is CatalogError, is StoreError:
            host.print("error: \(error)\n", .error)
            return .failed
        default: break
        }
        switch Root.exitCode(for: error) {
        case .success:
            host.print(Root.fullMessage(for: error, columns: host.columns) + "\n", .output)
            return .allMatch
        case .validationFailure:
            host.print(Root.fullMessage(for: error, columns: host.columns) + "\n", .error)
            return .misuse
        default:
            host.print("error: \(error)\n", .error)
            return .failed
        }
    }

    /// The first interrupt ends the work after the snapshots in hand, the second one at once.
    private nonisolated static func cancelOnInterrupt(_ command: Task<RunStatus, Never>)
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
