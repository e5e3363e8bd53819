public import CatalogKit
import Foundation
public import VitrineTesting
public import VitrineViews

/// Expects a view to look as its references say, in each of some modes.
///
/// ```swift
/// @Test func soldOut() throws {
///     try expectSnapshot(of: ListingCard(listing: .Previews.soldOut), modes: [.light, .dark, .rightToLeft])
/// }
/// ```
///
/// References lie beside the file of the test, `__Snapshots__/ListingCardTests/soldOut.1@dark.png` with a sidecar; what has no name
/// is numbered. A test of Swift Testing or XCTest fails at the line of the call, with the explanation that `catalog check` gives and
/// with the pictures as attachments. ``SnapshotRecordMode`` says what is recorded and when.
///
/// - Parameters:
///   - name: tells the snapshots of a test apart; a test with arguments has to name its own.
///   - record: which references may be written; what the suite's trait or `SNAPSHOT_RECORD` says where nothing is said.
///   - stage: fonts and pictures; ``HostStage/standard()`` where nothing is said.
public func expectSnapshot(
    of view: some View, as format: SnapshotFormat = .image, named name: String? = nil,
    modes: [Mode] = [.light], canvas: SnapshotCanvas = .modeWidth, record: SnapshotRecordMode? = nil,
    stage: HostStage? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath,
    function: String = #function, line: Int = #line, column: Int = #column
) throws {
    let site = CallSite(
        fileID: "\(fileID)", filePath: "\(file)", function: function, line: line, column: column)
    if modes.isEmpty { throw ExpectationError.noModes }
    let expectation = try SnapshotExpectation(
        format, named: name, record: effectiveMode(record), stage: stage, at: site)
    // The caller waits while the main actor uses it.
    nonisolated(unsafe) let view = view
    for mode in modes {
        try onMainActor { try expectation.failure(of: view, mode: mode, canvas: canvas) }?
            .report(at: site, file: file)
    }
}

/// Expects a component in use to look as its reference says now, after the steps that a test has done.
///
/// ```swift
/// let host = try Host(SignUpForm())
/// try host.button("Sign up").tap()
/// try expectSnapshot(of: host, named: "with errors")
/// ```
///
/// References have no mode in their names, since a host has one of its own.
@MainActor
public func expectSnapshot(
    of host: VitrineTesting.Host, as format: SnapshotFormat = .image, named name: String? = nil,
    record: SnapshotRecordMode? = nil, fileID: StaticString = #fileID, file: StaticString = #filePath,
    function: String = #function, line: Int = #line, column: Int = #column
) throws {
    let site = CallSite(
        fileID: "\(fileID)", filePath: "\(file)", function: function, line: line, column: column)
    let expectation = try SnapshotExpectation(
        format, named: name, record: effectiveMode(record), stage: host.stage, at: site)
    try expectation.failure(of: host)?.report(at: site, file: file)
}

private func effectiveMode(_ call: SnapshotRecordMode?) throws(ExpectationError) -> SnapshotRecordMode {
    try .effective(
        call: call, trait: SnapshotsTrait.recordMode, environment: ProcessInfo.processInfo.environment)
}
