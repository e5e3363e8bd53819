/// Answers that nodes have given: one list of entries per node, all in one table.
///
/// Nothing is evicted while a layout runs, which is what makes restarting after a postponed question end; the memory
/// is bounded by the number of different questions. Entries of changed nodes are dropped, and their room is
/// reclaimed when the tree is next laid out and most of it is unused.
struct Memo {
    /// What was asked: a node's size, or the position of one of its guides.
    struct Question: Equatable {
        let number: Int32

        static let size = Question(number: 0)

        static func guide(_ guide: AlignmentGuide) -> Question {
            Question(number: guide.number)
        }

        /// The guide that was asked for, if it was one.
        var guide: AlignmentGuide? { number == 0 ? nil : AlignmentGuide(number: number) }
    }

    /// A size, or in `first` a guide's position (NaN where there is none).
    struct Answer {
        var first: Double
        var second: Double
    }

    private struct Entry {
        var proposal: Proposal
        var answer: Answer
        var question: Question
        var next: Int32
    }

    private var entries = Table<Entry>(minimumCapacity: 256)

    var count: Int { entries.count }

    func deallocate() {
        entries.deallocate()
    }

    /// The answer to a question in the list that begins at `head`.
    func answer(to question: Question, _ proposal: Proposal, head: Int32) -> Answer? {
        var index = head
        while index != NodeRecord.none {
            let entry = entries.base + Int(index)
            if entry.pointee.proposal == proposal, entry.pointee.question == question {
                return entry.pointee.answer
            }
            index = entry.pointee.next
        }
        return nil
    }

    /// Remembers an answer; `head` becomes the list with it.
    mutating func remember(
        _ answer: Answer, to question: Question, _ proposal: Proposal, head: inout Int32
    ) {
        head = Int32(
            truncatingIfNeeded: entries.append(
                Entry(proposal: proposal, answer: answer, question: question, next: head)))
    }

    /// Forgets everything; all lists must be emptied with it.
    mutating func removeAll() {
        entries.removeAll()
    }
}
