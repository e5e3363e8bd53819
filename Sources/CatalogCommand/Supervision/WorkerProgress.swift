import CatalogKit
import Glibc

/// How far a worker process is, by its journal.
struct WorkerProgress {
    private let journal: Journal
    private var offset = 0
    private var rest: [UInt8] = []

    /// The definition whose code runs, if it is one's.
    private(set) var question: Question?
    private(set) var knowsSnapshots = false
    /// What the worker has to do, in order.
    private(set) var planned: [SnapshotID] = []
    private(set) var ended: Set<SnapshotID> = []
    /// The snapshots that were started and have not ended, in the order of their starts.
    private(set) var underWay: [SnapshotID] = []
    /// The snapshot whose code has the main actor.
    private var occupant: SnapshotID?
    /// How many pictures scenarios have taken.
    private(set) var steps: [SnapshotID: Int] = [:]
    /// The threads on which the catalogue's code has run.
    private(set) var threads: [Int32] = []
    private(set) var crash: (signal: Int32, isStackOverflow: Bool)?
    private(set) var frames: [String] = []
    /// How many threads have named their calls.
    private(set) var answers = 0
    private(set) var status: Int32?

    /// A definition that is asked for its variants.
    struct Question: Hashable {
        var place: Int
        var component: String
        var definition: String
    }

    init(of journal: Journal) {
        self.journal = journal
    }

    /// Whether code of the catalogue may run, which has to end in time.
    var isAtCatalogCode: Bool { status == nil && (!knowsSnapshots || !underWay.isEmpty) }

    /// The snapshots under way that may be waiting for the main actor, since another one has it.
    var waiting: [SnapshotID] { occupant == nil ? [] : underWay.filter { $0 != occupant } }

    /// Reads what the worker has noted since the last time.
    mutating func update() {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = pread(journal.file, &buffer, buffer.count, offset)
            guard count > 0 else { return }
            offset += count
            rest += buffer[..<count]
            let lines = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            rest = Array(lines.last ?? [])
            for line in lines.dropLast() {
                if let note = Journal.Note(String(decoding: line, as: UTF8.self)) { apply(note) }
            }
        }
    }

    private mutating func apply(_ note: Journal.Note) {
        switch note {
        case .asks(let place, let component, let definition):
            question = Question(place: place, component: component, definition: definition)
            knowsSnapshots = false
        case .knowsSnapshots:
            question = nil
            knowsSnapshots = true
        case .plans(let ids):
            planned = ids
            ended = []
            underWay = []
            occupant = nil
        case .starts(let id): underWay.append(id)
        case .occupiesMainActor(let id): occupant = id
        case .leavesMainActor: occupant = nil
        case .takes(let id, let count): steps[id] = count
        case .ends(let id):
            ended.insert(id)
            underWay.removeAll { $0 == id }
        // Naming the calls of a crash may crash as well.
        case .crashes(let signal, let isStackOverflow): crash = crash ?? (signal, isStackOverflow)
        case .runsCatalogCode(let thread): threads.append(thread)
        case .frames(let frames):
            answers += 1
            if !frames.isEmpty { self.frames = frames }
        case .finishes(let status): self.status = status
        }
    }
}
