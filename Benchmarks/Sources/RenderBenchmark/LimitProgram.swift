import Foundation

/// The program that shows what can be reached by drawing the pictures by hand.
struct LimitProgram {
    private let executable: URL
    /// Where it finds its data.
    private let folder: URL

    init(executable: URL, folder: URL) {
        self.executable = executable
        self.folder = folder
    }

    /// The processor time from data to PNG bytes by picture, in milliseconds: drawing and Paeth encoding.
    func warm() throws -> [Picture: Double] {
        var times: [Picture: Double] = [:]
        for line in try run(["warm"]) {
            let fields = line.split(separator: " ")
            guard let picture = fields.first.flatMap({ Picture(rawValue: String($0)) }),
                let time = fields.dropFirst(3).first.flatMap({ Double($0) })
            else { continue }
            times[picture] = time
        }
        for line in try run(["fastpng"]) {
            let fields = line.split(separator: " ")
            guard fields.count > 4, fields[3] == "4:", let index = Int(fields[1]),
                let time = Double(fields[4])
            else { continue }
            times[Picture.allCases[index], default: 0] += time
        }
        return times
    }

    /// Wall and processor seconds for as many different coupons.
    func throughput(encoding: Bool, workers: Int, count: Int) throws -> Moment {
        let fields =
            try run(["tp2", encoding ? "2" : "0", "\(workers)", "\(count)"]).first?
            .split(separator: " ").compactMap { Double($0) } ?? []
        guard fields.count >= 2 else { return Moment(processor: 0, wall: 0) }
        return Moment(processor: fields[1], wall: fields[0])
    }

    /// The whole life of a process that draws one coupon.
    func cold() throws -> Moment {
        let start = Moment.nowOfChildren()
        _ = try run(["cold"])
        return Moment.nowOfChildren() - start
    }

    private func run(_ arguments: [String]) throws -> [String] {
        try outputLines(of: executable, arguments, in: folder)
    }
}

/// What a program prints.
func outputLines(of executable: URL, _ arguments: [String], in folder: URL) throws -> [String] {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
}

extension Moment {
    /// Now, with the processor time of all processes that this one has started and seen end.
    static func nowOfChildren() -> Moment {
        var usage = rusage()
        getrusage(RUSAGE_CHILDREN.rawValue, &usage)
        let seconds = { (time: timeval) in Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
        return Moment(
            processor: seconds(usage.ru_utime) + seconds(usage.ru_stime), wall: Moment.now().wall)
    }
}
