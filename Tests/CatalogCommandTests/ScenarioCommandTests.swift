import CatalogKit
import Foundation
import RunRecords
import SnapshotStore
import Testing
import VitrineTesting
import VitrineViews

/// Scenarios on the command line, from the first reference to the last.
@MainActor
struct ScenarioCommandTests {
    private struct Stepper: View {
        @State private var value = 1
        var width = 20.0
        var body: some View {
            HStack {
                Text("\(value)").frame(width: width)
                Button("Increase") { value += 1 }.disabled(value == 3)
            }
        }
    }

    /// A scenario of two steps, and perhaps of something that fails.
    private func twoTaps(
        _ name: String = "Two taps", width: Double = 20,
        then rest: @escaping @MainActor (VitrineTesting.Host) throws -> Void = { _ in }
    ) -> ContentVariants {
        ContentVariants([
            Stepper(width: width).scenario(name) { host in
                try host.button("Increase").tap()
                try host.snapshot("After one tap")
                try host.button("Increase").tap()
                try host.snapshot("After two taps")
                try rest(host)
            }
        ])
    }

    @Test func `Each step has a reference of its own`() async throws {
        let stage = try Stage(twoTaps())
        let recorded = await stage.run("record")
        #expect(
            recorded.text == """
                new      stage/two-taps/after-one-tap
                new      stage/two-taps/after-two-taps
                recorded 2 new and 0 changed references; 0 were as they are

                """)
        for step in ["after-one-tap", "after-two-taps"] {
            #expect(
                FileManager.default.fileExists(atPath: stage.path("Snapshots/stage/two-taps/\(step).png")))
            #expect(
                FileManager.default.fileExists(atPath: stage.path("Snapshots/stage/two-taps/\(step).json")))
        }
        let checked = await stage.run("check")
        #expect(checked.status == .allMatch)
        #expect(checked.text == "2 snapshots match\n")
        let listed = await stage.run("list", "*/*/*two*")
        #expect(
            listed.text
                == "stage/two-taps/after-two-taps\n1 snapshot: 1 component, 1 variant, 1 mode\n")
        #expect(await stage.run("prune").text == "no stale references\n")
    }

    @Test func `A step that differs is explained and approved by its name`() async throws {
        let stage = try Stage(twoTaps())
        _ = await stage.run("record")
        stage.variants = twoTaps(width: 24)
        let checked = await stage.run("check")
        #expect(checked.status == .differs)
        #expect(checked.text.contains("stage/two-taps/after-one-tap"))
        #expect(checked.text.contains("width 20 → 24 pt"))
        #expect(await stage.run("approve", "stage/two-taps/after-one-tap").status == .allMatch)
        #expect(await stage.run("check").status == .differs)
        let results = try CatalogFolder(named: stage.folder).lastRun.record()?.report.results.all() ?? []
        #expect(results.map(\.outcome.kind) == [.matched, .differs])
        #expect(results.map(\.stepName) == ["After one tap", "After two taps"])
    }

    @Test func `What fails is told with its line and what is there, and earlier steps are compared`()
        async throws
    {
        let stage = try Stage(twoTaps())
        _ = await stage.run("record")
        stage.variants = twoTaps { host in
            try host.button("Increse", file: "Shop/Stepper.swift", line: 9).tap()
        }
        let checked = await stage.run("check")
        #expect(checked.status == .failedToRender)
        #expect(
            checked.text.contains(
                """
                  Shop/Stepper.swift:9: there is no button "Increse"; did you mean button "Increase"?; there is
                """))
        #expect(checked.text.contains("text \"3\""))
        #expect(checked.text.hasSuffix("3 snapshots: 2 matched, 1 failed to render\n"))
        let pruned = await stage.run("prune")
        #expect(pruned.text.hasPrefix("no stale references\n"))
    }

    @Test func `An expectation that is not met fails the variant`() async throws {
        let stage = try Stage(
            twoTaps { host in
                try host.expect(host.button("Increase").isEnabled, file: "Shop/Stepper.swift", line: 12)
            })
        let recorded = await stage.run("record")
        #expect(recorded.status == .failedToRender)
        #expect(recorded.text.contains("new      stage/two-taps/after-two-taps\n"))
        #expect(
            recorded.text.contains(
                "stage/two-taps failed to render: Shop/Stepper.swift:12: the expectation is not met; "
                    + "button \"Increase\" has isEnabled false; there is"))
    }

    @Test func `A scenario without pictures, or with two of one name, fails`() async throws {
        let stage = try Stage(
            ContentVariants([Stepper().scenario("Idle", file: "A.swift", line: 1) { _ in }]))
        #expect(
            await stage.run("check").text.contains(
                "A.swift:1: the scenario takes no picture; name its steps with host.snapshot(_:)"))
        stage.variants = twoTaps { host in
            try host.snapshot("After ONE tap", file: "A.swift", line: 2)
        }
        #expect(
            await stage.run("check").text.contains(
                "the steps 'After one tap' (CatalogCommandTests/ScenarioCommandTests.swift:"))
    }

    @Test func `Each performance begins with objects of its own`() async throws {
        let stage = try Stage(ContentVariants([]))
        stage.makeVariants = {
            let taps = Recorder<Int>()
            return ContentVariants([
                Button("Tap \(taps.values.count)") { taps.record(1) }.scenario("Counting") { host in
                    try host.button("Tap 0").tap()
                    try host.expect(taps.values == [1])
                    try host.snapshot("Tapped")
                }
            ])
        }
        #expect(await stage.run("record").text.hasPrefix("new      stage/counting/tapped\n"))
        #expect(await stage.run("check").status == .allMatch)
    }

    @Test func `A renamed scenario takes its references along`() async throws {
        let stage = try Stage(twoTaps())
        _ = await stage.run("record")
        stage.variants = twoTaps("Up to the maximum")
        let checked = await stage.run("check")
        #expect(checked.status == .missingOrStale)
        let approved = await stage.run("approve", "--all")
        #expect(
            approved.text.contains(
                "approved stage/up-to-the-maximum/after-one-tap, renamed from stage/two-taps/after-one-tap"))
        #expect(await stage.run("check").status == .allMatch)
        #expect(!FileManager.default.fileExists(atPath: stage.path("Snapshots/stage/two-taps")))
    }

    @Test func `Two steps are told apart`() async throws {
        let stage = try Stage(twoTaps())
        let told = await stage.run("explain", "stage/two-taps/after-one-tap", "stage/two-taps/after-two-taps")
        #expect(told.text.contains("text '2' → '3'"))
    }

    @Test func `Pictures, reports and the site have the steps`() async throws {
        let stage = try Stage(twoTaps())
        let rendered = await stage.run("render", "-o", "out")
        #expect(rendered.text == "rendered 2 snapshots into 'out'\n")
        #expect(FileManager.default.fileExists(atPath: stage.path("out/stage/two-taps/after-one-tap.png")))
        _ = await stage.run("check", "--report", "report")
        #expect(try stage.text(of: "report/junit.xml").contains("name=\"two-taps/after-one-tap\""))
        #expect(try stage.text(of: "report/results.json").contains("\"step\": \"After one tap\""))
        #expect(await stage.run("site", "-o", "site").text == "published 2 snapshots in 'site'\n")
        let page = try stage.text(of: "site/c/stage.html")
        #expect(page.contains("<span class=\"step\">After one tap</span>"))
        #expect(page.contains("1 variant · 1 mode · 2 snapshots"))
    }
}
