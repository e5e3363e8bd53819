import Foundation
import RunRecords
import SnapshotRuns

/// The work of a worker process.
struct Assignment {
    enum Work {
        /// All that the arguments say.
        case command
        /// Drawing and no more, to see what comes of it.
        case draft(CatalogRun.DraftChoice)
        /// Checking a part for another worker.
        case assist(Shard, AssistantChannel)
    }

    var work = Work.command
    var known = KnownFailures()
    /// Where sidecars of a first drawing go, or come from.
    var drafts: Drafts?
    /// What leads to workers that check parts for this one.
    var assistants: [AssistantChannel] = []
    /// What decides all that a check finds; nothing where it is checked whatever the last run has found.
    var inputs: CheckInputs?
}

extension Assignment {
    private static let flag = "--draft-worker"

    /// The arguments of a process of its own that draws into a folder what the arguments of the command choose.
    ///
    /// - Parameter failures: a file of ``KnownFailures``.
    static func arguments(drafts folder: String, failures: String, command: [String]) -> [String] {
        [flag, folder, failures] + command
    }

    /// The assignment that such arguments say, with those of the command; nothing for any others.
    static func read(_ arguments: [String]) throws -> (assignment: Assignment, command: [String])? {
        guard arguments.count >= 3, arguments[0] == flag else { return nil }
        let known = try JSONDecoder().decode(
            KnownFailures.self, from: Data(contentsOf: URL(filePath: arguments[2])))
        let assignment = Assignment(
            work: .draft(CatalogRun.DraftChoice()), known: known, drafts: Drafts(folder: arguments[1]))
        return (assignment, Array(arguments.dropFirst(3)))
    }
}
