import CatalogKit
import Foundation
import Glibc
import RunRecords
import SnapshotRuns

/// Runs a command in a worker process, so that a component that ends the process costs one snapshot.
///
/// A worker that dies is followed by others: each snapshot that was under way is drawn once more by a process of
/// its own, so that the supervisor knows for certain which one it was; what was not reached is drawn, to find all of its
/// kind; and then the command runs anew and has these snapshots fail. A run without such a component costs
/// nothing but the processes that draw, and one with many takes at most twice as long and a process for each.
struct Supervisor {
    let plan: SupervisionPlan
    /// What decides all that a check finds; nothing where that is not known or not asked for.
    let inputs: CheckInputs?
    /// What a worker does; it ends the process.
    let work: (Assignment) -> Never

    private var known = KnownFailures()
    private var drafts: Drafts?
    /// Snapshots that took too long beside others and ended when they were drawn alone.
    private var slow: Set<SnapshotID> = []
    /// The program's start, and answers of definitions, that took too long once.
    private var slowMoments: Set<WorkerTermination.Moment> = []
    private var interruptions = 0
    /// Whether a worker has died, after which one process alone checks, so that it reaches all that is like it.
    private var hasLost = false
    /// How often a worker may die for which no component is to blame.
    private var patience = 3

    init(plan: SupervisionPlan, inputs: CheckInputs?, work: @escaping (Assignment) -> Never) {
        self.plan = plan
        self.inputs = inputs
        self.work = work
    }

    /// Why there is no more to do.
    private enum Stop: Error {
        case signal(Int32)
        case failure(String)
    }

    /// Runs the command to its end; the process's exit code.
    mutating func run() -> Int32 {
        let signals = SupervisorSignals()
        let folder = plan.isRecording ? Self.makeFolder() : nil
        // What cannot be removed lies among other temporary files.
        defer { if let folder { try? FileManager.default.removeItem(atPath: folder) } }
        do {
            if let folder { try draft(into: folder, signals) }
            while true {
                var assignment = Assignment(known: known, drafts: drafts, inputs: inputs)
                let isDoneByOne = hasLost || inputs?.areUnchanged == true
                let assistants = isDoneByOne ? [] : startAssistants(assignment)
                assignment.assistants = assistants.map(\.channel)
                switch try attempt(assignment, beside: assistants, signals) {
                case .finished(let status): return status
                case .terminated(let termination, let progress):
                    hasLost = true
                    try resolve(termination, signals)
                    try drawRest(of: progress, signals)
                }
            }
        } catch Stop.signal(SIGINT) {
            Self.warn("interrupted; nothing is half-written")
            return RunStatus.interrupted.rawValue
        } catch Stop.signal(let signal) {
            return 128 + signal
        } catch Stop.failure(let reason) {
            Self.warn("error: \(reason)")
            return RunStatus.failed.rawValue
        } catch {
            Self.warn("error: \(error)")
            return RunStatus.failed.rawValue
        }
    }

    /// Starts workers that check parts beside the one that does the command; none where the system has no room for all.
    private func startAssistants(_ assignment: Assignment) -> [AssistantProcess] {
        let shards = Shard.all(plan.assistants + 1).dropFirst()
        let assistants = shards.compactMap { shard in
            AssistantProcess(limits: plan.limits) { channel in
                var assignment = assignment
                assignment.work = .assist(shard, channel)
                work(assignment)
            }
        }
        if assistants.count == shards.count { return assistants }
        for assistant in assistants { assistant.end() }
        return []
    }

    private static func makeFolder() -> String? {
        var path = Array("\(FileManager.default.temporaryDirectory.path)/vitrine-drafts-XXXXXX".utf8CString)
        return mkdtemp(&path).map { String(cString: $0) }
    }

    private static func warn(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }

    /// Has everything that may become a reference drawn by a process that shares nothing with later ones.
    private mutating func draft(into folder: String, _ signals: SupervisorSignals) throws {
        let sidecars = Drafts(folder: folder + "/sidecars")
        while true {
            let failures = folder + "/failures.json"
            try JSONEncoder().encode(known).write(to: URL(filePath: failures))
            let arguments = Assignment.arguments(
                drafts: folder + "/sidecars", failures: failures, command: plan.arguments)
            switch try attempt(Assignment(), fresh: arguments, signals) {
            case .finished:
                drafts = sidecars
                return
            case .terminated(let termination, _): try resolve(termination, signals)
            }
        }
    }

    /// Draws the snapshots that a dead worker has not finished, until no worker dies any more.
    private mutating func drawRest(of dead: WorkerProgress, _ signals: SupervisorSignals) throws {
        var left = dead.planned.filter { !dead.ended.contains($0) }
        while true {
            left.removeAll { known.snapshots["\($0)"] != nil }
            if left.isEmpty { return }
            guard case .terminated(let termination, let progress) = try attempt(drawing(left), signals) else {
                return
            }
            try resolve(termination, signals)
            left.removeAll(where: progress.ended.contains)
        }
    }

    private func drawing(_ ids: [SnapshotID]) -> Assignment {
        var choice = CatalogRun.DraftChoice()
        choice.ids = Set(ids)
        return Assignment(work: .draft(choice), known: known)
    }

    /// Finds out which definition or snapshot has ended a worker.
    private mutating func resolve(_ termination: WorkerTermination, _ signals: SupervisorSignals) throws {
        switch termination.moment {
        case .start:
            if isRetried(termination) { return }
            throw Stop.failure("the program \(termination) before its catalogue was known")
        case .question(let question):
            if isRetried(termination) { return }
            blame(question, for: termination)
        case .snapshots(let ids): try resolve(termination, among: ids, signals)
        case .between:
            patience -= 1
            if patience == 0 {
                throw Stop.failure("the process that draws \(termination)\nwhile no snapshot was being drawn")
            }
        }
    }

    /// Whether what took too long gets a second attempt, since the machine may have been busy.
    private mutating func isRetried(_ termination: WorkerTermination) -> Bool {
        termination.cause == .timeLimit && slowMoments.insert(termination.moment).inserted
    }

    private mutating func resolve(
        _ termination: WorkerTermination, among ids: [SnapshotID], _ signals: SupervisorSignals
    ) throws {
        var isFound = false
        for id in ids {
            guard case .terminated(let own, let progress) = try attempt(drawing([id]), signals) else {
                continue
            }
            isFound = true
            switch own.moment {
            case .question(let question): blame(question, for: own)
            case .start, .snapshots, .between:
                known.add(id, because: "\(own)", steps: progress.steps[id] ?? 0)
            }
        }
        if isFound { return }
        if termination.cause == .timeLimit, !slow.isSuperset(of: ids) {
            // The machine may be busy, for which no component is to blame.
            slow.formUnion(ids)
            return
        }
        for id in ids {
            known.add(
                id, because: "\(termination)\nwhile this was drawn beside others; alone it could be drawn",
                steps: 0
            )
        }
    }

    private mutating func blame(_ question: WorkerProgress.Question, for termination: WorkerTermination) {
        known.definitions[question.place] = KnownFailures.Definition(
            component: question.component, definition: question.definition, reason: "\(termination)")
    }

    /// How a worker has ended.
    private enum Ending {
        case finished(status: Int32)
        case terminated(WorkerTermination, WorkerProgress)
    }

    /// Has a worker do something and waits for its end.
    private mutating func attempt(
        _ assignment: Assignment, fresh arguments: [String]? = nil,
        beside assistants: [AssistantProcess] = [], _ signals: SupervisorSignals
    ) throws -> Ending {
        var assistants = assistants
        defer { for assistant in assistants { assistant.end() } }
        guard
            let process = WorkerProcess(
                megabytes: plan.limits.megabytes, arguments: arguments, work: { work(assignment) })
        else { throw Stop.failure("cannot start a process that draws: \(String(cString: strerror(errno)))") }
        defer { process.close() }
        var watch = WorkerWatch(process, limits: plan.limits, slow: slow)
        if case .command = assignment.work, arguments == nil { watch.forwardsPrinted = true }
        while true {
            switch signals.next() {
            case nil, SIGCHLD?: break
            case SIGINT? where interruptions == 0:
                interruptions += 1
                process.send(SIGINT)
            case let signal?:
                process.end()
                throw Stop.signal(signal)
            }
            for index in assistants.indices { assistants[index].look() }
            guard let end = watch.look() else { continue }
            // Whatever it has died of after an interruption, it is no longer waited for.
            if case .termination = end, interruptions > 0 { throw Stop.signal(SIGINT) }
            switch end {
            case .status(let status):
                for index in assistants.indices { assistants[index].finish() }
                return .finished(status: status)
            case .termination(let termination): return .terminated(termination, watch.progress)
            }
        }
    }
}
