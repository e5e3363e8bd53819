import ArgumentParser
import RunRecords
import SnapshotStore
import VitrineGeometry
import VitrineImageCoding
import VitrineImageComparison
import VitrineJSONValues
import VitrinePixels

struct Diff: CatalogSubcommand {
    static let configuration = CommandConfiguration(
        abstract: "Compares two PNG files, also of different size.",
        discussion: """
            Exits with 0 where no pixel counts as different and with 1 where any does. The difference picture \
            shows different pixels red and forgiven ones yellow on the faded first picture.
            """)

    enum Mode: String, ExpressibleByArgument, CaseIterable {
        case exact, pixelmatch
    }

    @Argument(help: ArgumentHelp("The picture that the other one should look like.", valueName: "a.png"))
    var reference: String
    @Argument(help: ArgumentHelp("The other picture.", valueName: "b.png")) var actual: String
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Where to write the difference picture.", valueName: "out.png"))
    var output: String?
    @Option(help: "Whether every pixel has to be equal, or pixelmatch 7.2.0 decides.") var mode = Mode.exact
    @Option(help: ArgumentHelp("How far colors may be apart for pixelmatch, 0 to 1 (0.1).", valueName: "t"))
    var threshold: Double?
    @Flag(help: "Count pixels that pixelmatch takes for anti-aliasing.") var includeAntiAliased = false
    @Flag(help: "Put translucent pixels on white, not on pixelmatch's checkerboard.") var noCheckerboard =
        false
    @Flag(help: "Print JSON.") var json = false

    func validate() throws {
        if mode == .exact, threshold != nil || includeAntiAliased || noCheckerboard {
            throw ValidationError(
                "--threshold, --include-anti-aliased and --no-checkerboard go with --mode pixelmatch")
        }
        if let threshold, !(0...1).contains(threshold) {
            throw ValidationError("--threshold needs a number from 0 to 1")
        }
    }

    var runsCatalogCode: Bool { false }

    func run(_ context: CommandContext) async throws -> RunStatus {
        let paths = (context.host.path(reference), context.host.path(actual))
        async let left = Self.picture(paths.0, shown: reference)
        async let right = Self.picture(paths.1, shown: actual)
        let (first, second) = try await (left, right)
        let difference = await compareImages(
            reference: first, actual: second, mode: comparisonMode, jobs: context.host.processors)
        if let output {
            let picture = PNGEncoder.fast.encode(difference.picture(over: first))
            try FileSystem.replace(context.host.path(output), with: picture)
        }
        context.print(
            json ? Self.document(difference, first.size, second.size) : text(difference, first, second))
        return difference.isMatch ? .allMatch : .differs
    }

    private var comparisonMode: ComparisonMode {
        switch mode {
        case .exact: .exact
        case .pixelmatch:
            .pixelmatch(
                PixelmatchOptions(
                    threshold: threshold ?? 0.1, includesAntiAliased: includeAntiAliased,
                    backdrop: noCheckerboard ? .white : .checkerboard))
        }
    }

    private nonisolated static func picture(_ path: String, shown: String) async throws -> StraightBitmap {
        guard let bytes = try FileSystem.read(path) else {
            throw StoreError.unreadableFile(path: shown, reason: "there is no such file")
        }
        do {
            return try PNGDecoder().decode(bytes)
        } catch {
            throw StoreError.unreadableFile(path: shown, reason: "\(error)")
        }
    }

    private func text(
        _ difference: ImageDifference, _ first: StraightBitmap, _ second: StraightBitmap
    ) -> String {
        var parts: [String] = []
        if first.size != second.size { parts.append("\(second.size), reference \(first.size)") }
        if difference.isMatch {
            parts.append("no pixel differs")
        } else {
            let regions = difference.regions
            parts.append(
                "\(difference.differingPixels) of \(difference.size.area) px differ in \(regions.count) "
                    + (regions.count == 1 ? "place" : "places"))
        }
        if difference.antiAliasedPixels > 0 {
            parts.append("\(difference.antiAliasedPixels) px taken for anti-aliasing")
        }
        let lines = difference.regions.prefix(8).map { "  \($0)" }
        return ([parts.joined(separator: "; ")] + lines).joined(separator: "\n")
    }

    private static func document(
        _ difference: ImageDifference, _ first: PixelSize, _ second: PixelSize
    ) -> String {
        let number = { (number: Int) in JSONValue.number(Double(number)) }
        let size = { (size: PixelSize) in
            JSONValue.record(["width": number(size.width), "height": number(size.height)])
        }
        let regions = difference.regions.map { region in
            JSONValue.record([
                "x": number(region.x), "y": number(region.y), "width": number(region.width),
                "height": number(region.height), "differingPixels": number(region.differingPixels),
            ])
        }
        return JSONWriter.text(
            of: .record([
                "width": number(difference.size.width), "height": number(difference.size.height),
                "differingPixels": number(difference.differingPixels),
                "antiAliasedPixels": number(difference.antiAliasedPixels), "regions": .list(regions),
                "referenceSize": size(first), "actualSize": size(second),
            ]))
    }
}
