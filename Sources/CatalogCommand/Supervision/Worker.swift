import CatalogKit
import Dispatch
import Glibc
import RunRecords

/// The work of a worker process.
struct Worker {
    let command: ParsedCommand
    let assignment: Assignment
    let catalog: @MainActor @Sendable () -> Catalog
    let fonts: CatalogFonts

    /// Does the work and ends the process.
    func run() -> Never {
        WorkerProcess.closeDescriptorsOnExecution()
        CrashReporter.install()
        if case .assist = assignment.work { WorkerProcess.mute() }
        let streams = StandardStreams(
            output: WorkerProcess.Descriptor.output, error: WorkerProcess.Descriptor.error, isHeldBack: true)
        let work = Task { @MainActor in
            var context = CommandContext(catalog: catalog(), fonts: fonts, host: host(streams))
            context.assignment = assignment
            context.journal = Journal(file: WorkerProcess.Descriptor.journal)
            return await CatalogCommand.run(command, context)
        }
        let interruption = CatalogCommand.cancelOnInterrupt(work)
        Task { @MainActor in
            let status = streams.status(after: await work.value)
            interruption.cancel()
            fflush(nil)
            Journal(file: WorkerProcess.Descriptor.journal).append(.finishes(status: status.rawValue))
            // What the catalogue's code wants to be called at the end of a process is not called.
            _exit(status.rawValue)
        }
        dispatchMain()
    }

    private func host(_ streams: StandardStreams) -> CommandHost {
        var host = CommandHost.process(streams)
        switch assignment.work {
        case .command: break
        case .draft, .assist:
            // The command that comes after, or the other worker, prints what there is to print.
            host.print = { _, _ in }
            host.showsProgress = false
        }
        return host
    }
}
