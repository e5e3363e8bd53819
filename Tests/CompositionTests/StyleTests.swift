import Foundation
import Testing
import VitrineComposition
import VitrineGeometry
import VitrineViews

/// A style set on a component that is also made in the style's body.
@MainActor
struct StyleTests {
    /// Adds a padding to what the style further out makes of a label.
    private struct PaddedLabelStyle: LabelStyle {
        let length: Double

        func makeBody(configuration: Configuration) -> some View {
            Label(configuration).padding(length)
        }
    }

    private struct TitleStyle: LabelStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.title }
    }

    private struct LinedBoxStyle: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack(spacing: 1) {
                Divider()
                configuration.content
            }
        }
    }

    private struct ButtonToggleStyle: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View {
            Button(action: {}, label: { Toggle(configuration) })
                .buttonStyle(.plain)
                .accessibilityRepresentation { Toggle(isOn: configuration.$isOn) { configuration.label } }
        }
    }

    private func count(of kind: String, in view: some View) throws -> Int {
        try laidOut(view).descriptions.count { $0.kind == kind }
    }

    private var label: some View { Label(title: { Text(verbatim: "ab") }, icon: { Color.red }) }

    @Test func `A style made of the component adds to the style further out`() throws {
        let styled = label.labelStyle(PaddedLabelStyle(length: 2)).labelStyle(PaddedLabelStyle(length: 5))
            .labelStyle(TitleStyle())
        let plain = label.labelStyle(TitleStyle())
        let node = try laidOut(styled)
        let bare = try laidOut(plain)
        #expect(node.frame.size.width == bare.frame.size.width + 14)
    }

    @Test func `What a component contains keeps the style that is around the component`() throws {
        let nested = GroupBox { GroupBox { Text(verbatim: "ab") } }.groupBoxStyle(LinedBoxStyle())
        #expect(try count(of: "divider", in: nested) == 2)
    }

    @Test func `A style may stand in other components' parts and represent itself`() throws {
        let toggle = Toggle(isOn: .constant(true)) { Text(verbatim: "ab") }
        #expect(try count(of: "text", in: toggle.toggleStyle(ButtonToggleStyle())) == 1)
    }
}
