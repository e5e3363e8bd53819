import CatalogKit
public import RunRecords
import SnapshotStore
import VitrineExplanations
import VitrineGeometry
import VitrineWording

/// The report of a check as pages that need nothing but the report's pictures, style sheet and script, which lie
/// beside them.
///
/// However long the report is, no page is large: the second is `page-2.html`.
public struct ReportPages {
    private let title: String
    private let report: CheckReport
    private let outline: ReportOutline
    /// The same on all pages: it counts all results, once.
    private let head: Markup
    private let next: NextCommand
    private let pictureSize: (String) throws -> PixelSize?

    /// - Parameters:
    ///   - folder: where the report is written, which has its pictures before its pages.
    ///   - next: how commands are written that it suggests.
    public init(title: String, report: CheckReport, in folder: String, next: NextCommand = NextCommand())
        throws
    {
        self.next = next
        self.title = title
        self.report = report
        outline = try ReportOutline(report)
        head = Self.head(of: report, title: title)
        let tree = FileTree(root: folder)
        pictureSize = { path in
            try tree.reader(path).flatMap { PixelSize(header: try $0.bytes(in: 0..<24)) }
        }
    }

    /// A page's file name and text; pages count from 1, after the last one there is nothing.
    public func page(_ number: Int) throws -> (name: String, text: String)? {
        try ReportPaging(title: title, weights: outline.items.map(\.weight)).page(number, head: head) {
            item in
            try box(outline.items[item])
        }
    }

    private static func head(of report: CheckReport, title: String) -> Markup {
        Tag.div(.class("title")) {
            Tag.h1 { title }
            Tag.p(.class("facts")) { Pluralized.snapshots(report.results.count) }
            Tag.p(.class("summary")) {
                for kind in SnapshotOutcome.Kind.allCases {
                    let (status, count) = (SnapshotStatus(kind), report.count(kind))
                    if count > 0 { StatusMarkup.badge(status, status.label(count)) }
                }
                let failed = report.failedComponentCount
                if failed > 0 { StatusMarkup.badge(.failed, StatusMarkup.failureText(failed)) }
                if !report.stale.isEmpty {
                    StatusMarkup.badge(.missing, "\(report.stale.count) stale")
                }
            }
            ReportTools.markup
        }
    }

    private func box(_ item: ReportOutline.Item) throws -> Markup {
        switch item {
        case .failure(let number):
            let failure = report.failures[number]
            return box(failure.component.text, .failed, "failed to say what it shows") {
                ReportBox.why(failure.reason)
            }
        case .cluster(let cluster, let range): return try box(cluster, range)
        case .problem(let problem, let range): return try box(problem, range)
        case .result(let place): return try box(try report.results.result(at: place))
        case .stale(let paths):
            return box("Stale references", .missing, "owned by no snapshot") {
                Tag.p(.class("detail")) { Tag.code { "catalog prune --delete" } }
                Tag.ul {
                    for path in paths { Tag.li { "Snapshots/\(path)" } }
                }
            }
        }
    }

    private func box(_ cluster: CheckReport.Cluster, _ range: Range<Int>) throws -> Markup {
        let isFirst = range.lowerBound == 0
        let example = try report.results.result(at: cluster.example)
        let pictures = isFirst ? try sides(example) : .group([])
        let members = try cluster.places[range].map { try member(try report.results.result(at: $0)) }
        let heading = "\(Pluralized.snapshots(cluster.places.count)) with the same cause"
        return box(heading + Self.part(range, of: cluster.places), .differs, "differ") {
            ReportBox.why(cluster.title)
            Tag.p(.class("detail")) { Tag.code { next.text("approve", "--cluster \(cluster.id)") } }
            if isFirst { Tag.p(.class("detail")) { "such as \(example.id)" } }
            pictures
            Tag.div(.class("members")) { for member in members { member } }
        }
    }

    /// Such as ", 101 to 200" where a box does not have all of them.
    private static func part(_ range: Range<Int>, of places: [Int]) -> String {
        range.count == places.count ? "" : ", \(range.lowerBound + 1) to \(range.upperBound)"
    }

    private func box(_ problem: CheckReport.Problem, _ range: Range<Int>) throws -> Markup {
        let members = try problem.places[range].map { try member(try report.results.result(at: $0)) }
        let status = SnapshotStatus(problem.kind)
        let heading = "\(Pluralized.snapshots(problem.places.count)) for the same reason"
        return box(heading + Self.part(range, of: problem.places), status, status.label) {
            ReportBox.why(problem.reason.sentence)
            Tag.div(.class("members")) { for member in members { member } }
        }
    }

    /// A snapshot of several with the same cause, with all that the page shows of one by itself.
    private func member(_ result: SnapshotResult) throws -> Markup {
        let pictures = try sides(result)
        return Tag.details(.class("member")) {
            Tag.summary { "\(result.id)" }
            facts(of: result)
            pictures
        }
    }

    private func box(_ result: SnapshotResult) throws -> Markup {
        let status = SnapshotStatus(result.outcome.kind)
        let pictures = try sides(result)
        let isOfWords = result.outcome.difference?.isOfWords == true
        return box("\(result.id)", status, isOfWords ? "same picture, other words" : status.label) {
            facts(of: result)
            if result.outcome.canBeApproved {
                let pattern = result.id.mode == nil ? "\(result.id)@light" : "\(result.id)"
                Tag.p(.class("detail")) { Tag.code { next.text("approve", pattern) } }
            }
            pictures
        }
    }

    /// What was found of a snapshot, where it is declared, and what follows from its causes.
    private func facts(of result: SnapshotResult) -> Markup {
        let names = [result.componentName, result.variantName, result.stepName, result.modeName]
        return .group([
            Tag.p(.class("detail")) {
                names.compactMap(\.self).joined(separator: ", ") + " · \(result.place)"
            },
            result.outcome.explanation.map(ReportBox.why) ?? .group([]),
            result.renamedFrom.map { origin in
                ReportBox.why("\(origin) is stale and has the same pixels: renamed")
            } ?? .group([]),
            result.outcome.difference.map { difference in
                Tag.p(.class("detail")) { Self.numbers(of: difference) }
            } ?? .group([]),
            .group(result.tolerances.map { ReportBox.why("tolerated: \($0)") }),
        ])
    }

    private static func numbers(of difference: SnapshotDifference) -> String {
        guard let pixels = difference.pixels, !difference.isOfWords else { return difference.pixelSentence }
        let sizes =
            pixels.actualSize == pixels.referenceSize
            ? "\(pixels.actualSize)" : "\(pixels.actualSize), reference \(pixels.referenceSize)"
        return "\(pixels.count) px differ in \(Pluralized.places(pixels.regions.count)); \(sizes)"
    }

    private func box(
        _ heading: String, _ status: SnapshotStatus, _ label: String, @MarkupBuilder content: () -> Markup
    ) -> Markup {
        ReportBox.markup(heading, StatusMarkup.badge(status, label), content: content)
    }

    /// Reference, actual and difference, as far as there are such pictures.
    private func sides(_ result: SnapshotResult) throws -> Markup {
        guard result.outcome.canBeApproved else { return .group([]) }
        let places = PicturePlaces.report
        let difference = result.outcome.difference
        let explanation = difference?.scale == nil ? nil : difference?.explanation
        typealias Picture = (role: PictureSides.Role, label: String, path: String?, marks: PictureMarks?)
        let pictures: [Picture] = [
            (
                .reference, "Reference", difference?.isOfWords == true ? nil : places.reference(of: result),
                explanation.map(PictureMarks.ofRemoved)
            ),
            (.actual, "Actual", places.actual(of: result), explanation.map { PictureMarks($0, \.new) }),
            (.difference, "Difference", places.difference(of: result), nil),
        ]
        let sides = try pictures.compactMap { picture -> PictureSides.Side? in
            guard let path = picture.path, let size = try pictureSize(path) else { return nil }
            return PictureSides.Side(
                role: picture.role, label: picture.label, path: path,
                alternative: "\(picture.label) of \(result.id)", size: size,
                scale: difference?.scale ?? 2, marks: picture.marks ?? PictureMarks())
        }
        return PictureSides(sides: sides).markup
    }
}

extension PixelSize {
    /// The extent in the first chunk of a PNG file.
    fileprivate init?(header bytes: [UInt8]) {
        guard bytes.count == 24 else { return nil }
        let number = { (start: Int) in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        self.init(width: number(16), height: number(20))
    }
}
