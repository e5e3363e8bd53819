import CatalogKit
import Geometry
public import SnapshotStore

/// The report of a check as one page that needs nothing beside itself: pictures and styles are in it.
public struct ReportPage {
    private let title: String
    private let report: CheckReport
    private let picture: (String) throws -> [UInt8]?
    private let places: PicturePlaces

    /// - Parameter places: where the pictures are, absolute.
    public init(title: String, report: CheckReport, places: PicturePlaces) {
        self.title = title
        self.report = report
        self.places = places
        self.picture = { try FileSystem.read($0) }
    }

    /// The file's text.
    public func text() throws -> String {
        let findings = try self.findings()
        let standings = report.results.map { Standing($0.outcome) }
        let content = Markup.group([
            Tag.div(.class("title")) {
                Tag.h1 { title }
                Tag.p(.class("facts")) { Counted.snapshots(report.results.count) }
                Tag.p(.class("summary")) {
                    for standing in Standing.allCases {
                        let count = standings.count { $0 == standing }
                        if count > 0 { StandingMarkup.badge(standing, standing.label(count)) }
                    }
                    if !report.stale.isEmpty {
                        StandingMarkup.badge(.missing, "\(report.stale.count) stale")
                    }
                }
            },
            Tag.div(.class("findings")) {
                for finding in findings { finding }
            },
        ])
        return Page(
            title: title, kind: "report", base: "",
            navigation: Tag.p(.class("home")) { title },
            content: content,
            styleSheet: String(
                decoding: PackageResources.site_css + PackageResources.report_css, as: UTF8.self)
        ).text
    }

    private func findings() throws -> [Markup] {
        var findings = report.failures.map { failure in
            article(failure.component.text, .failed, "failed to say what it shows") {
                Tag.p(.class("why")) { failure.reason }
            }
        }
        let clusters = report.clusters
        for cluster in clusters {
            guard let example = report.results.first(where: { $0.id == cluster.example }) else { continue }
            let pictures = try sides(example)
            findings.append(
                article("\(Counted.snapshots(cluster.ids.count)) with the same cause", .differs, "differ") {
                    Tag.p(.class("why")) { cluster.title }
                    Tag.p(.class("detail")) { Tag.code { "catalog approve --cluster \(cluster.id)" } }
                    pictures
                    Tag.ul {
                        for id in cluster.ids { Tag.li { "\(id)" } }
                    }
                })
        }
        let clustered = report.clustersByID
        for result in report.results where !result.isRecorded && clustered[result.id] == nil {
            if let finding = try finding(result) { findings.append(finding) }
        }
        let unclaimed = report.unclaimed
        if !unclaimed.isEmpty {
            findings.append(
                article("Stale references", .missing, "owned by no snapshot") {
                    Tag.p(.class("detail")) { Tag.code { "catalog prune --delete" } }
                    Tag.ul {
                        for path in unclaimed { Tag.li { "Snapshots/\(path)" } }
                    }
                })
        }
        return findings
    }

    private func finding(_ result: SnapshotResult) throws -> Markup? {
        if result.outcome == .matched, result.tolerances.isEmpty { return nil }
        let standing = Standing(result.outcome)
        let pictures = try sides(result)
        return article("\(result.id)", standing, standing.label) {
            Tag.p(.class("detail")) {
                "\(result.componentName), \(result.variantName), \(result.modeName) · \(result.place)"
            }
            if let explanation = result.outcome.explanation { Tag.p(.class("why")) { explanation } }
            if let origin = result.renamedFrom {
                Tag.p(.class("why")) { "\(origin) is stale and has the same pixels: renamed" }
            }
            if let difference = result.outcome.difference {
                Tag.p(.class("detail")) { Self.numbers(difference.pixels) }
            }
            for tolerance in result.tolerances { Tag.p(.class("why")) { "tolerated: \(tolerance)" } }
            if result.outcome.canBeApproved {
                let pattern = result.id.mode == nil ? "\(result.id)@light" : "\(result.id)"
                Tag.p(.class("detail")) { Tag.code { "catalog approve \(pattern)" } }
            }
            pictures
        }
    }

    private static func numbers(_ pixels: PixelDifference) -> String {
        let sizes =
            pixels.actualSize == pixels.referenceSize
            ? "\(pixels.actualSize)" : "\(pixels.actualSize), reference \(pixels.referenceSize)"
        return "\(pixels.count) px differ in \(pixels.regions.count) places; \(sizes)"
    }

    private func article(
        _ heading: String, _ standing: Standing, _ label: String, @MarkupBuilder content: () -> Markup
    ) -> Markup {
        Tag.article(.class("finding")) {
            Tag.header {
                Tag.h2 { heading }
                StandingMarkup.badge(standing, label)
            }
            content()
        }
    }

    /// Reference, actual and difference, as far as there are such pictures.
    private func sides(_ result: SnapshotResult) throws -> Markup {
        guard result.outcome.canBeApproved else { return .group([]) }
        var sides = [("Actual", places.actual(result.id))]
        if result.outcome.difference != nil {
            sides = [
                ("Reference", places.reference(result.id)), sides[0],
                ("Difference", places.difference(result.id)),
            ]
        }
        let figures = try sides.compactMap { label, path -> Markup? in
            guard let bytes = try picture(path), let size = pictureSize(bytes) else { return nil }
            return Tag.figure {
                Tag.figcaption { label }
                Tag.img(
                    .source(png: bytes), .alternative("\(label) of \(result.id)"),
                    .width(max(1, size.width / 2)), .height(max(1, size.height / 2)))
            }
        }
        return Tag.div(.class("sides")) {
            for figure in figures { figure }
        }
    }

    /// The extent that a PNG file tells in its first chunk.
    private func pictureSize(_ bytes: [UInt8]) -> PixelSize? {
        guard bytes.count > 24 else { return nil }
        let number = { (start: Int) in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        return PixelSize(width: number(16), height: number(20))
    }
}
