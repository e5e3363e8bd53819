import CatalogCommand
import CatalogKit
import Dispatch
import Foundation
import Glibc
import RunRecords
import SystemFaults
import VitrineViews

/// Runs commands on a small catalogue, each in a copy of the process in which a call of the system fails.
///
/// A line on standard input is a task: the folder, the fault, the number of the call, the design and the command's
/// arguments, with tabs between. The answer is a line with the exit code and how many calls there were.
@main
enum FaultyCatalog {
    static func main() {
        var commands: [[String]: ParsedCommand] = [:]
        while let line = readLine() {
            let fields = line.split(separator: "\t").map(String.init)
            guard fields.count > 4, let fault = UInt32(fields[1]), let call = Int32(fields[2]),
                let design = Design(rawValue: fields[3])
            else { preconditionFailure("a task is a folder, a fault, a call, a design and arguments") }
            let arguments = Array(fields[4...])
            let command = commands[arguments] ?? ParsedCommand(arguments)
            commands[arguments] = command
            // Until here no thread but this one is running, so that the copy is whole.
            let process = system_faults_fork(fields[0], system_fault(fault), call)
            if process == 0 { run(command, in: fields[0], design) }
            let answer = "\(system_faults_wait(process)) \(system_faults_count())\n"
            FileHandle.standardOutput.write(Data(answer.utf8))
        }
    }

    private static func run(_ command: ParsedCommand, in folder: String, _ design: Design) -> Never {
        Task { @MainActor in
            let host = CommandHost(workingFolder: folder) { text, stream in
                if stream == .error { FileHandle.standardError.write(Data(text.utf8)) }
            }
            let status = await Design.$current.withValue(design) {
                await CatalogCommand.run(
                    command, catalog: Catalog("Small", modes: [.light], definitions: [Box_Definition.self]),
                    host: host)
            }
            _exit(status.rawValue)
        }
        dispatchMain()
    }
}

/// What the component looks like before and after it is worked on.
private enum Design: String {
    case old
    case new

    @TaskLocal static var current = old
}

private enum Box_Definition: ViewDefinition {
    static var componentName: String { "Box" }
    static var canvas: SnapshotCanvas { .ideal.margin(1) }

    static var contentVariants: ContentVariants {
        Color.red.frame(width: 2, height: 2).named("Same")
        switch Design.current {
        case .old:
            Color.blue.frame(width: 3, height: 3).named("Changed")
            Color.green.frame(width: 4, height: 4).named("Old name")
            Color.gray.frame(width: 5, height: 5).named("Gone")
        case .new:
            Color.blue.frame(width: 6, height: 6).named("Changed")
            Color.green.frame(width: 4, height: 4).named("New name")
            Color.yellow.frame(width: 7, height: 7).named("Added")
        }
    }
}
