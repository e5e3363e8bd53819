import Flexbox

/// Measures how long layouts of fresh trees take, and of one with a single change.
@main
struct LayoutBenchmark {
    static func main() {
        // The name of the only row to measure, and how often.
        let arguments = CommandLine.arguments.dropFirst()
        let only = arguments.first
        let repetitions = arguments.dropFirst().first.flatMap(Int.init)
        func report(_ name: String, runs: Int = 15, _ make: () -> Subject) {
            guard only == nil || only == name else { return }
            let row = Row(name, runs: repetitions ?? runs, make)
            print(row)
        }
        report("wide", Shapes.wide)
        report("deep 1000") { Shapes.deep(1000) }
        report("deep 2000") { Shapes.deep(2000) }
        report("deep auto 100") { Shapes.deepAuto(100) }
        report("deep auto 1000") { Shapes.deepAuto(1000) }
        report("deep auto 2000") { Shapes.deepAuto(2000) }
        report("huge 3") { Shapes.huge(levels: 3) }
        report("huge 4") { Shapes.huge(levels: 4) }
        report("huge 5", runs: 7) { Shapes.huge(levels: 5) }
        report("cards") { Cards(count: 1000).subject }
        if only == nil || only == "cards, one changed" { reportChange() }
        print(Yardstick())
    }

    private static func reportChange() {
        let cards = Cards(count: 1000)
        let subject = cards.subject
        subject.layOut()
        var times: [Double] = []
        for run in 0..<200 {
            cards.change(isShort: run.isMultiple(of: 2))
            times.append(Stopwatch.milliseconds { subject.layOut() })
        }
        let least = thousandths(times.min() ?? 0)
        print("cards, one changed: \(thousandths(median(times))) ms (at least \(least))")
    }
}

/// One line of the report.
struct Row: CustomStringConvertible {
    let description: String

    init(_ name: String, runs: Int, _ make: () -> Subject) {
        var layouts: [Double] = []
        var builds: [Double] = []
        var count = 0
        for _ in 0..<runs {
            var subject: Subject?
            builds.append(Stopwatch.milliseconds { subject = make() })
            guard let subject else { continue }
            count = subject.tree.count
            layouts.append(Stopwatch.milliseconds { subject.layOut() })
        }
        let nanoseconds = { (milliseconds: Double) in Int(milliseconds * 1e6 / Double(count)) }
        let least = nanoseconds(layouts.min() ?? 0)
        let middle = nanoseconds(median(layouts))
        let building = nanoseconds(median(builds))
        description =
            "\(name): \(count) nodes, \(middle) ns per node (at least \(least)); to build \(building) ns per node"
    }
}

/// The time of a plain pass over as many records, to compare machines and minutes by.
struct Yardstick: CustomStringConvertible {
    let description: String

    init() {
        var records = [BoxStyle](repeating: BoxStyle(), count: 12_001)
        var times: [Double] = []
        var sum = 0.0
        for run in 0..<50 {
            times.append(
                Stopwatch.milliseconds {
                    for index in records.indices {
                        sum += records[index].flexGrow
                        records[index].flexShrink = Double(run)
                    }
                })
        }
        let perNode = median(times) * 1e6 / Double(records.count)
        description = "yardstick: \(thousandths(perNode)) ns per record of a plain pass (\(sum))"
    }
}

enum Stopwatch {
    static func milliseconds(_ act: () -> Void) -> Double {
        let duration = ContinuousClock().measure(act)
        return Double(duration.components.attoseconds) / 1e15 + Double(duration.components.seconds) * 1e3
    }
}

func median(_ values: [Double]) -> Double {
    values.sorted()[values.count / 2]
}

func thousandths(_ value: Double) -> String {
    "\((value * 1000).rounded() / 1000)"
}
