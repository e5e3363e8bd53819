import Foundation
import Testing
import VitrineImageComparison
import VitrinePixels

/// pixelmatch's own fixtures, which are not part of this project: a folder with them is named by the
/// environment variable `PIXELMATCH_FIXTURES`, else these tests are skipped.
@Suite(.enabled(if: ownFixtures != nil))
struct PixelmatchOwnFixturesTests {
    private static let faded = DifferenceStyle()
    private static let mask = DifferenceStyle(background: .transparent)
    private static let colorful = DifferenceStyle(
        background: .fadedReference(opacity: 0.5), differenceColor: [255, 0, 255],
        antiAliasedColor: [0, 192, 0])

    struct Case: Sendable, CustomTestStringConvertible {
        var left: String
        var right: String
        var threshold: Double
        var style: DifferenceStyle
        var count: Int
        var picture: String
        var testDescription: String { picture }
    }

    static let cases = [
        Case(left: "1a", right: "1b", threshold: 0.05, style: faded, count: 143, picture: "1diff"),
        Case(
            left: "1a", right: "1b", threshold: 0.1, style: faded, count: 106,
            picture: "1diffdefaultthreshold"),
        Case(left: "1a", right: "1b", threshold: 0.05, style: mask, count: 143, picture: "1diffmask"),
        Case(left: "1a", right: "1a", threshold: 0, style: mask, count: 0, picture: "1emptydiffmask"),
        Case(left: "2a", right: "2b", threshold: 0.05, style: colorful, count: 12437, picture: "2diff"),
        Case(left: "3a", right: "3b", threshold: 0.05, style: faded, count: 212, picture: "3diff"),
        Case(left: "5a", right: "5b", threshold: 0.05, style: faded, count: 6, picture: "5diff"),
    ]

    @Test(arguments: cases)
    func `Counts and pictures are pixelmatch's own`(fixture: Case) throws {
        func picture(_ name: String) throws -> StraightBitmap {
            try Fixtures.picture(at: #require(ownFixtures).appending(path: name + ".png"))
        }
        let reference = try picture(fixture.left)
        let difference = compareImages(
            reference: reference, actual: try picture(fixture.right),
            mode: .pixelmatch(PixelmatchOptions(threshold: fixture.threshold)))
        #expect(difference.differingPixels == fixture.count)
        #expect(
            difference.picture(over: reference, style: fixture.style) == (try picture(fixture.picture)))
    }
}

private let ownFixtures = ProcessInfo.processInfo.environment["PIXELMATCH_FIXTURES"].map { path in
    URL(fileURLWithPath: path, isDirectory: true)
}
