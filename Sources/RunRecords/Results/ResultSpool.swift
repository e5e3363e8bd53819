package import SnapshotStore

/// The store of results while a run is under way: a file without a name, which ends with the run.
package struct ResultSpool {
    private let file: FileWriter
    private let places: PicturePlaces
    private var collector: ResultCollector

    package init(_ file: FileWriter, count: Int, naming places: PicturePlaces) {
        self.file = file
        self.places = places
        collector = ResultCollector(count: count)
    }

    package mutating func append(_ result: SnapshotResult) throws(StoreError) {
        let start = file.position
        try file.write(result.line(naming: places))
        collector.append(result, line: start..<file.position)
        try file.write("\n")
    }

    package func results() throws(StoreError) -> SnapshotResults {
        collector.results(in: try file.reading(), naming: places)
    }

    /// The results that another process has written so.
    package static func results(
        in file: FileReader, count: Int, naming places: PicturePlaces
    ) throws -> SnapshotResults {
        var collector = ResultCollector(count: count)
        var lines = FileLines(file)
        while let line = try lines.next() {
            collector.append(try SnapshotResult(line: line.bytes), line: line.range)
        }
        return collector.results(in: file, naming: places)
    }
}
