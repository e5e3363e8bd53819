import Foundation
import TestWorkers

/// The program that runs a command again and again with a fault at one of its calls.
final class FaultyProcess {
    enum Fault: Int, CaseIterable, CustomStringConvertible {
        case kill
        case noSpace
        case brokenDisk
        case readOnly
        case none

        var description: String {
            ["a kill", "no space", "a broken disk", "write protection", "nothing"][rawValue]
        }
    }

    /// How a command ended, and how many calls there were that could have failed.
    struct Result {
        var status: Int32
        var calls: Int
    }

    enum Design: String {
        case old
        case new
    }

    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()

    /// - Parameter errors: the file that takes what commands print to standard error.
    init(errors: String) throws {
        process.executableURL = try .builtProgram("faulty-catalog")
        process.standardInput = input
        process.standardOutput = output
        try Data().write(to: URL(filePath: errors))
        process.standardError = FileHandle(forWritingAtPath: errors)
        try process.run()
    }

    deinit {
        // It ends with its input; that the input is closed already is fine.
        try? input.fileHandleForWriting.close()
        process.waitUntilExit()
    }

    func run(
        _ arguments: [String], in folder: String, _ design: Design, _ fault: Fault = .none, call: Int = 0
    ) throws -> Result {
        let fields = [folder, "\(fault.rawValue)", "\(call)", design.rawValue] + arguments
        try input.fileHandleForWriting.write(contentsOf: Data((fields.joined(separator: "\t") + "\n").utf8))
        var line = ""
        while !line.hasSuffix("\n") {
            let bytes = output.fileHandleForReading.availableData
            guard !bytes.isEmpty else { throw EndedEarly() }
            line += String(decoding: bytes, as: UTF8.self)
        }
        let numbers = line.split { $0.isWhitespace }.compactMap { Int($0) }
        guard numbers.count == 2 else { throw EndedEarly() }
        return Result(status: Int32(numbers[0]), calls: numbers[1])
    }

    private struct EndedEarly: Error {}
}
