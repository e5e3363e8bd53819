import SnapshotTesting
import SwiftUI
import XCTest

/// A team's own assertion: each appearance a picture, in a step of the test that says which one.
public func assertComponent<Content: View>(
    _ component: Content, on device: ViewImageConfig, fileID: StaticString = #fileID,
    file: StaticString = #filePath, testName: String = #function, line: UInt = #line, column: UInt = #column
) {
    for style in [UIUserInterfaceStyle.light, .dark] {
        let name = style == .dark ? "dark" : "light"
        XCTContext.runActivity(named: "Appearance \(name)") { activity in
            activity.add(XCTAttachment(string: name))
            assertSnapshot(
                of: component,
                as: .image(
                    perceptualPrecision: 0.98, layout: .device(config: device),
                    traits: .init(userInterfaceStyle: style)),
                named: name, fileID: fileID, file: file, testName: testName, line: line, column: column)
        }
    }
}
