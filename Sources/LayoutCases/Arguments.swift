/// The arguments of the command line.
struct Arguments {
    static let usage = "usage: layout-cases [--jobs N] [--list-failures] FILE…"

    var jobs = 2
    var listsFailures = false
    var paths: [String] = []

    enum Misuse: Error, CustomStringConvertible {
        case unknownOption(String)
        case noJobs
        case noFile

        var description: String {
            switch self {
            case .unknownOption(let option): "there is no option '\(option)'"
            case .noJobs: "--jobs needs a number from 1"
            case .noFile: "no file was named"
            }
        }
    }

    static func parse(_ words: [String]) -> Result<Arguments, Misuse> {
        var arguments = Arguments()
        var rest = words[...]
        while let word = rest.popFirst() {
            switch word {
            case "--jobs":
                guard let jobs = rest.popFirst().flatMap(Int.init), jobs >= 1 else {
                    return .failure(.noJobs)
                }
                arguments.jobs = jobs
            case "--list-failures": arguments.listsFailures = true
            case _ where word.hasPrefix("-"): return .failure(.unknownOption(word))
            default: arguments.paths.append(word)
            }
        }
        return arguments.paths.isEmpty ? .failure(.noFile) : .success(arguments)
    }
}
