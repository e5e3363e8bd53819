import CatalogKit
import Foundation
import RunRecords
import Testing
import VitrineExplanations
import VitrineViews

@MainActor
struct ToleranceTests {
    /// Records one view and compares another with it.
    private func compare(
        _ reference: some View, _ actual: some View, definition: SnapshotTolerance = .none
    ) async throws -> SnapshotResult {
        let stage = try Stage(ContentVariants([reference.named("It")]))
        stage.tolerance = definition
        _ = await stage.run("record")
        stage.variants = ContentVariants([actual.named("It")])
        return try #require(try await stage.check()["it"])
    }

    private static func box(_ color: Color, offset: Double = 0) -> some View {
        color.frame(width: 20, height: 20).offset(x: offset).padding(8)
    }

    private static let gray = Color(red: 0.5, green: 0.5, blue: 0.5)
    /// 10 of 255 darker in each component: 17.3 apart.
    private static let darker = Color(red: 0.5 - 10 / 255, green: 0.5 - 10 / 255, blue: 0.5 - 10 / 255)

    @Test func `Nothing is tolerated unless somebody asks for it`() async throws {
        #expect(try await compare(Self.box(Self.gray), Self.box(Self.darker)).outcome.name == "differs")
    }

    @Test func `A colour within the tolerance matches, and the report tells how much was used`() async throws
    {
        let result = try await compare(
            Self.box(Self.gray).snapshotTolerance(color: 20),
            Self.box(Self.darker).snapshotTolerance(color: 20)
        )
        #expect(result.outcome == .matched)
        #expect(result.tolerances.count == 1)
        guard case .within(let position, let color)? = result.tolerances.first?.used else { return }
        #expect(position == 0)
        #expect((17...20).contains(color))
        #expect(
            result.tolerances.first?.description.hasSuffix("(granted 0 pt and 20)") == true)
    }

    @Test func `A colour beyond the tolerance differs`() async throws {
        let result = try await compare(
            Self.box(Self.gray).snapshotTolerance(color: 16),
            Self.box(Self.darker).snapshotTolerance(color: 16)
        )
        #expect(result.outcome.name == "differs")
    }

    @Test(arguments: [(0.5, 0.5, true), (1, 1, true), (1, 0.5, false), (1.5, 1, false)])
    func `A place within the tolerance matches`(
        offset: Double, tolerance: Double, isMatch: Bool
    ) async throws {
        let result = try await compare(
            Self.box(.red).snapshotTolerance(position: tolerance),
            Self.box(.red, offset: offset).snapshotTolerance(position: tolerance))
        #expect(result.outcome.isMatch == isMatch)
    }

    @Test func `A tolerance is worth nothing outside of its view`() async throws {
        let row = { (color: Color) in
            HStack {
                Color.red.frame(width: 20, height: 20).snapshotTolerance(position: 2, color: 50)
                color.frame(width: 20, height: 20)
            }
        }
        #expect(try await compare(row(Self.gray), row(Self.darker)).outcome.name == "differs")
    }

    @Test func `Another text is never tolerated`() async throws {
        let text = { (text: String) in Text(text).snapshotTolerance(position: 20, color: 500) }
        let result = try await compare(text("68 points"), text("88 points"))
        #expect(result.outcome.name == "differs")
        #expect(result.outcome.difference?.explanation.causes == ["`Text`: text '68 points' → '88 points'"])
    }

    @Test func `A definition's tolerance is that of all its views`() async throws {
        let result = try await compare(
            Self.box(Self.gray), Self.box(Self.darker), definition: SnapshotTolerance(color: 20))
        #expect(result.outcome == .matched)
    }

    @Test func `What is masked is not compared`() async throws {
        let card = { (color: Color, text: String) in
            VStack {
                Text("Title")
                color.frame(width: 60, height: 20).overlay(Text(text)).snapshotMasked()
            }
        }
        let result = try await compare(card(.red, "1"), card(.blue, "2"))
        #expect(result.outcome == .matched)
        #expect(result.tolerances.map(\.granted) == [.masked])
    }

    @Test func `Where a masked view is and how large is compared`() async throws {
        let card = { (color: Color, width: Double) in
            VStack(alignment: .leading) {
                Text("Title of the card")
                color.frame(width: width, height: 20).snapshotMasked()
            }
        }
        let result = try await compare(card(.red, 60), card(.blue, 64))
        #expect(result.outcome.name == "differs")
        #expect(
            result.outcome.difference?.explanation.sentence
                == "only places and sizes changed: `VStack` > `Rectangle`: 60×20 → 64×20 pt")
    }

    @Test func `Beside a masked view everything is compared`() async throws {
        let card = { (color: Color, title: String) in
            VStack {
                Text(title)
                color.frame(width: 60, height: 20).snapshotMasked()
            }
        }
        #expect(try await compare(card(.red, "A"), card(.blue, "B")).outcome.name == "differs")
    }
}
