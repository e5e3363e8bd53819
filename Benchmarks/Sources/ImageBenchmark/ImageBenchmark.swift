/// Measures encoding and decoding of the picture files named, or comparing pictures if none is.
@main
struct ImageBenchmark {
    static func main() throws {
        let paths = CommandLine.arguments.dropFirst()
        if paths.isEmpty { measureComparison() }
        for path in paths { try measureFile(path) }
    }
}
