package import SnapshotStore

/// Where the results of a run go while it is under way: into a file without a name, which goes with the run.
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
    }

    package func results() throws(StoreError) -> SnapshotResults {
        collector.results(in: try file.reading(), naming: places)
    }
}
