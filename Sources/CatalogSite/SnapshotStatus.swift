import RunRecords
import VitrineExplanations

/// How a snapshot stands to its reference, in the words of the site.
enum SnapshotStatus: String, CaseIterable, Sendable {
    case matches
    case differs
    case missing
    case unreadable
    case failed
    case environment

    init(_ outcome: SnapshotOutcome.Kind) {
        switch outcome {
        case .matched: self = .matches
        case .differs: self = .differs
        case .missingReference: self = .missing
        case .unreadableReference: self = .unreadable
        case .failedToRender: self = .failed
        case .environmentChanged: self = .environment
        }
    }

    /// What is said of one snapshot.
    var label: String {
        switch self {
        case .matches: "matches"
        case .differs: "differs"
        case .missing: "no reference"
        case .unreadable: "unreadable reference"
        case .failed: "failed to render"
        case .environment: "environment changed"
        }
    }

    /// What is said of some out of many.
    func label(_ count: Int) -> String {
        switch self {
        case .matches: "\(count) match"
        case .differs: "\(count) \(count == 1 ? "differs" : "differ")"
        case .missing: "\(count) without a reference"
        case .unreadable: "\(count) unreadable \(count == 1 ? "reference" : "references")"
        case .failed: "\(count) failed to render"
        case .environment: "\(count) in a changed environment"
        }
    }
}

extension SitePicture {
    var status: SnapshotStatus { SnapshotStatus(outcome.kind) }

    /// What there is to say beside the status.
    var explanation: String? { outcome.explanation }
}

extension SnapshotOutcome {
    /// What there is to say beside the status.
    var explanation: String? {
        switch self {
        case .matched, .missingReference: nil
        case .differs(let difference): difference.explanation.sentence
        case .unreadableReference(let reason), .failedToRender(let reason): reason.text
        case .environmentChanged(let difference): difference.environmentChanges.joined(separator: ", ")
        }
    }
}

/// How many pictures stand how.
struct StatusCounts: Sendable {
    private var numbers: [SnapshotStatus: Int] = [:]

    mutating func add(_ status: SnapshotStatus) { numbers[status, default: 0] += 1 }

    mutating func add(_ others: StatusCounts) {
        numbers.merge(others.numbers, uniquingKeysWith: +)
    }

    /// Each status that occurs once.
    var counts: [(status: SnapshotStatus, count: Int)] {
        SnapshotStatus.allCases.compactMap { status in numbers[status].map { (status, $0) } }
    }
}
