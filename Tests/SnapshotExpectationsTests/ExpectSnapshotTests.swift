import CatalogKit
import Foundation
import SnapshotExpectations
import Testing
import VitrineGeometry
import VitrineTesting
import VitrineViews
import XCTest

/// Snapshots as tests expect them, with the references that lie beside this file.
struct ExpectSnapshotTests {
    @Test func modes() throws {
        try expectSnapshot(
            of: Badge(), modes: [.light, .dark, .rightToLeft], canvas: .ideal.margin(2))
    }

    @Test func `Spaces and signs, as in this name, are hyphens`() throws {
        try expectSnapshot(of: Badge(), named: "a badge", canvas: .ideal.margin(2))
    }

    @Test @MainActor func onTheMainActor() throws {
        try expectSnapshot(of: Badge(), canvas: .ideal.margin(2))
        try expectSnapshot(of: Badge(text: "Old"), canvas: .ideal.margin(2))
    }

    @Test func inATask() async throws {
        try await Task.detached {
            try expectSnapshot(of: Badge(), canvas: .ideal.margin(2))
        }.value
    }

    @Test(arguments: ["New", "Old"])
    func texts(text: String) throws {
        try expectSnapshot(of: Badge(text: text), named: text, canvas: .ideal.margin(2))
    }

    @Test func asText() throws {
        let view = Button("Buy") {}.disabled(true)
        try expectSnapshot(of: view, as: .elements, canvas: .ideal)
        try expectSnapshot(of: view, as: .accessibility, canvas: .ideal)
    }

    @Test @MainActor func componentInUse() throws {
        struct Switch: View {
            @State private var isOn = false
            var body: some View { Button(isOn ? "On" : "Off") { isOn.toggle() } }
        }
        let host = try VitrineTesting.Host(Switch(), canvas: .ideal.margin(2))
        try expectSnapshot(of: host, named: "before")
        try host.button("Off").tap()
        try expectSnapshot(of: host, named: "after")
    }

    @Test @MainActor func `A frame is exact`() throws {
        let host = try VitrineTesting.Host(
            HStack {
                Text("Tea"); Spacer(); Text("Total")
            })
        #expect(try host.text("Total").frame.maxX == 359)
    }
}

/// The same with XCTest.
final class ExpectSnapshotXCTests: XCTestCase {
    func testBadge() throws {
        try expectSnapshot(of: Badge(), modes: [.light, .dark], canvas: .ideal.margin(2))
    }
}

/// What the trait of a suite says counts where a call says nothing.
@Suite(.snapshots(record: .never))
struct SnapshotsTraitTests {
    @Test func `Nothing is recorded where the suite says so, and what is missing fails`() throws {
        try withKnownIssue {
            try expectSnapshot(of: Badge(), named: "missing", canvas: .ideal.margin(2))
        } matching: { issue in
            let text = issue.comments.map(\.rawValue).joined()
            return text.hasPrefix(
                "ExpectSnapshotTests/Nothing-is-recorded-where-the-suite-says-so-and-what-is-missing-fails.missing "
                    + "has no reference")
                && issue.sourceLocation?.fileID == "SnapshotExpectationsTests/ExpectSnapshotTests.swift"
        }
        let folder = "\(#filePath)".split(separator: "/").dropLast().joined(separator: "/")
        let names = try FileManager.default.contentsOfDirectory(
            atPath: "/\(folder)/__Snapshots__/ExpectSnapshotTests")
        #expect(!names.contains { $0.contains("missing") })
    }

    @Test(arguments: [1, 2])
    func `A test with arguments has to name its snapshots`(number: Int) {
        let error = #expect(throws: ExpectationError.self) { try expectSnapshot(of: Badge()) }
        #expect(
            error?.description
                == "a test with arguments has to name its snapshots with named:, since its cases run in any order"
        )
    }
}

struct SnapshotNumberTests {
    @Test
    func `Snapshots without a name are counted for one test, and those of another of its name are an error`()
        throws
    {
        let site = CallSite(
            fileID: "Shop/CardTests.swift", filePath: "/Shop/CardTests.swift", function: "soldOut()",
            line: 12,
            column: 4)
        #expect(try site.snapshotName(nil, of: "Cards/soldOut()") == "soldOut.1")
        #expect(try site.snapshotName(nil, of: "Cards/soldOut()") == "soldOut.2")
        let error = #expect(throws: ExpectationError.self) {
            try site.snapshotName(nil, of: "Lists/soldOut()")
        }
        #expect(
            error?.description
                == "several tests take snapshots in soldOut() of CardTests, so their numbers would depend on which "
                + "comes first; name the snapshots with named:, or the tests differently")
        #expect(try site.snapshotName("list", of: "Lists/soldOut()") == "soldOut.list")
    }
}
