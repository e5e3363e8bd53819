import CatalogKit
import RunRecords
import SnapshotStore
import VitrineViews

/// Finds the line at which a failure is shown: that of its cause in a file of the catalogue, or else of the source.
struct FailurePlaces {
    let sources: SourceFinder

    /// Nothing where no source is found.
    func place(of problem: CheckReport.Problem, in report: CheckReport) throws -> FilePlace? {
        if let cause = problem.cause { return cause }
        if let example = problem.places.first { return path(try report.results.result(at: example).place) }
        guard let definition = problem.definitions.first else { return nil }
        if let statement = definition.statement { return path(statement) }
        if let declaration = try sources.declaration(ofType: definition.definition) {
            return FilePlace(file: declaration.file, line: declaration.line)
        }
        // A file of previews is its own definition.
        return path(SourcePlace(file: definition.definition, line: 1))
    }

    private func path(_ place: SourcePlace) -> FilePlace? {
        sources.path(of: place.file).map { FilePlace(file: $0, line: place.line) }
    }
}
