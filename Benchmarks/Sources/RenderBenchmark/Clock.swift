import Foundation

/// Processor time and wall time, in seconds since some moment.
struct Moment: Sendable {
    var processor: Double
    var wall: Double

    /// Now, with the processor time of all threads of this process.
    static func now() -> Moment {
        Moment(processor: seconds(CLOCK_PROCESS_CPUTIME_ID), wall: seconds(CLOCK_MONOTONIC))
    }

    static func - (left: Moment, right: Moment) -> Moment {
        Moment(processor: left.processor - right.processor, wall: left.wall - right.wall)
    }

    private static func seconds(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

/// The most memory that this process has had at once, in megabytes of 2^20 bytes.
func peakMegabytes() -> Int {
    // The kernel's own figure: getrusage counts what the parent had before the program was loaded.
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
    return (line.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) } ?? 0) / 1024
}

func median(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : values.sorted()[values.count / 2]
}

/// A number with three digits behind the point, in a column eight letters wide.
func column(_ value: Double) -> String {
    let thousandths = Int((value * 1000).rounded())
    let digits = "\(thousandths / 1000)." + String(String(thousandths % 1000 + 1000).dropFirst())
    return String(repeating: " ", count: max(1, 9 - digits.count)) + digits
}

func column(_ text: String, width: Int = 9) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
}
