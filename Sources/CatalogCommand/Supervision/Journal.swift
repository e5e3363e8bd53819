import CProcess
import CatalogKit
import Glibc

/// The notes of a worker process about its work, in a file in memory that outlives it.
///
/// Notes are lines of fields between tabs, each appended by one call, so that they are whole whenever the process
/// ends. They wake no process: the supervisor reads them when it looks after the worker.
struct Journal: Sendable {
    let file: Int32

    /// Something that happened in the worker.
    enum Note: Equatable {
        /// A definition's code is about to run.
        case asks(place: Int, component: String, definition: String)
        /// All definitions have answered.
        case knowsSnapshots
        case plans([SnapshotID])
        case starts(SnapshotID)
        case ends(SnapshotID)
        /// A snapshot's code has the main actor.
        case occupiesMainActor(SnapshotID)
        case leavesMainActor
        /// A scenario has taken so many pictures.
        case takes(SnapshotID, count: Int)
        case crashes(signal: Int32, isStackOverflow: Bool)
        case runsCatalogCode(thread: Int32)
        /// Calls that led to the crash or take too long, the innermost first.
        case frames([String])
        case finishes(status: Int32)
    }

    func append(_ note: Note) {
        var line = Array((note.fields.map(Self.field).joined(separator: "\t") + "\n").utf8)
        // A component that has closed the file makes its own end unknown, and no more.
        _ = line.withUnsafeMutableBytes { Glibc.write(file, $0.baseAddress, $0.count) }
    }

    /// Fields hold no separators; names that do are shown with spaces.
    private static func field(_ text: String) -> String {
        String(text.map { $0 == "\t" || $0.isNewline ? " " : $0 })
    }
}

extension Journal.Note {
    fileprivate var fields: [String] {
        switch self {
        case .asks(let place, let component, let definition): ["asks", "\(place)", component, definition]
        case .knowsSnapshots: ["knows"]
        case .plans(let ids): ["plans"] + ids.map(\.description)
        case .starts(let id): ["starts", "\(id)"]
        case .ends(let id): ["ends", "\(id)"]
        case .occupiesMainActor(let id): ["occupies", "\(id)"]
        case .leavesMainActor: ["leaves"]
        case .takes(let id, let count): ["takes", "\(id)", "\(count)"]
        case .crashes(let signal, let isStackOverflow): ["crashes", "\(signal)", "\(isStackOverflow)"]
        case .runsCatalogCode(let thread): ["thread", "\(thread)"]
        case .frames(let frames): ["frames"] + frames
        case .finishes(let status): ["finishes", "\(status)"]
        }
    }

    /// Nothing where a component has written into the file.
    init?(_ line: String) {
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        let id = fields.count == 2 ? SnapshotID(fields[1]) : nil
        switch (fields[0], id) {
        case ("asks", _) where fields.count == 4:
            guard let place = Int(fields[1]) else { return nil }
            self = .asks(place: place, component: fields[2], definition: fields[3])
        case ("knows", _): self = .knowsSnapshots
        case ("plans", _): self = .plans(fields.dropFirst().compactMap { SnapshotID($0) })
        case ("starts", let id?): self = .starts(id)
        case ("ends", let id?): self = .ends(id)
        case ("occupies", let id?): self = .occupiesMainActor(id)
        case ("leaves", _): self = .leavesMainActor
        case ("takes", _) where fields.count == 3:
            guard let id = SnapshotID(fields[1]), let count = Int(fields[2]) else { return nil }
            self = .takes(id, count: count)
        case ("crashes", _) where fields.count == 3:
            guard let signal = Int32(fields[1]) else { return nil }
            self = .crashes(signal: signal, isStackOverflow: fields[2] == "true")
        case ("thread", _) where fields.count == 2:
            guard let thread = Int32(fields[1]) else { return nil }
            self = .runsCatalogCode(thread: thread)
        case ("frames", _): self = .frames(Array(fields.dropFirst()))
        case ("finishes", _) where fields.count == 2:
            guard let status = Int32(fields[1]) else { return nil }
            self = .finishes(status: status)
        default: return nil
        }
    }
}
