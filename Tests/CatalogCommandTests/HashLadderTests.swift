import CatalogKit
import Foundation
import RunRecords
import Testing
import VitrineExplanations
import VitrineGeometry
import VitrineImageCoding
import VitrinePixels
import VitrineViews

/// What matches by hashes alone has to match when everything is drawn and decoded, and nothing else may.
@MainActor
struct HashLadderTests {
    private struct Wave: Shape {
        var bend: Double

        func path(in rect: CGRect) -> Path {
            var path = Path()
            path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.addQuadCurve(
                to: CGPoint(x: rect.maxX, y: rect.maxY), control: CGPoint(x: rect.midX, y: bend))
            path.closeSubpath()
            return path
        }
    }

    /// Every kind of change, before and after.
    private static func variants(_ isChanged: Bool) -> ContentVariants {
        let pick = { (before: Double, after: Double) in isChanged ? after : before }
        let color =
            isChanged ? Color(red: 0.25, green: 0.5, blue: 0.75) : Color(red: 0.25, green: 0.5, blue: 0.74)
        let box = { Color.red.frame(width: 20, height: 20) }
        let line = { (style: StrokeStyle) in
            Rectangle().stroke(.black, style: style).frame(width: 20, height: 20).padding(4)
        }
        return ContentVariants(
            [
                Text(isChanged ? "Tea" : "Ten").named("Text"),
                Text("Tea").font(.system(size: pick(13, 13.5))).named("Font size"),
                Text("Tea").fontWeight(isChanged ? .bold : .semibold).named("Font weight"),
                Text("Tea").foregroundStyle(color).named("Text colour"),
                Text("Tea").tracking(pick(0, 0.5)).named("Tracking"),
                Text("Tea").underline(isChanged).named("Underline"),
                Text("Tea and some more of it").lineLimit(isChanged ? 1 : 2).frame(width: 60).named(
                    "Line limit"),
                color.frame(width: 20, height: 20).named("Fill"),
                Rectangle().stroke(color).frame(width: 20, height: 20).padding(4).named("Stroke"),
                line(StrokeStyle(lineWidth: pick(1, 1.5))).named("Line width"),
                line(StrokeStyle(lineWidth: 4, lineJoin: isChanged ? .round : .miter)).named("Line join"),
                line(StrokeStyle(lineWidth: 2, dash: [2, pick(2, 3)])).named("Dash"),
                RoundedRectangle(cornerRadius: pick(4, 5)).frame(width: 20, height: 20).named(
                    "Corner radius"),
                box().shadow(radius: pick(2, 3)).named("Shadow radius"),
                box().shadow(color: .black, radius: 2, y: pick(0, 1)).named("Shadow offset"),
                box().opacity(pick(0.5, 0.6)).named("Opacity"),
                box().clipShape(RoundedRectangle(cornerRadius: pick(4, 6))).named("Clip"),
                box().background(Color.blue.padding(pick(-2, -3))).named("Background"),
                box().overlay(color.padding(4)).named("Overlay"),
                box().padding(pick(4, 5)).named("Padding"),
                box().offset(x: pick(0, 1)).named("Offset"),
                HStack(spacing: pick(2, 3)) {
                    box()
                    box()
                }.named("Spacing"),
                VStack(alignment: isChanged ? .leading : .trailing) {
                    box()
                    Color.blue.frame(width: 40, height: 4)
                }.named("Alignment"),
                LinearGradient(colors: [.red, color], startPoint: .leading, endPoint: .trailing)
                    .frame(width: 20, height: 20).named("Gradient colour"),
                LinearGradient(
                    colors: [.red, .blue], startPoint: .leading, endPoint: isChanged ? .bottom : .trailing
                ).frame(width: 20, height: 20).named("Gradient direction"),
                Wave(bend: pick(0, 1)).frame(width: 20, height: 20).named("Custom shape"),
                Image("dot").named("Image content"),
                Image(isChanged ? "dash" : "dot").named("Image name"),
                box().named("Canvas").canvas(.ideal.margin(pick(4, 6))),
                box().named("Scheme").modes([isChanged ? Mode.light.dark.named("x") : Mode.light.named("x")]),
                VStack {
                    box()
                    if isChanged { box() }
                }.named("Inserted"),
                VStack {
                    if isChanged { box() } else { box().hidden() }
                }.named("Hidden"),
            ])
    }

    private func write(_ value: UInt8, to path: String, in stage: Stage) throws {
        let size = try #require(PixelSize(width: 6, height: 6))
        let bytes = [UInt8](repeating: value, count: size.area * 3).enumerated().reduce(into: [UInt8]()) {
            $0.append($1.element)
            if $1.offset % 3 == 2 { $0.append(255) }
        }
        try stage.write(PNGEncoder.compact.encode(StraightBitmap(size: size, bytes: bytes)), to: path)
    }

    @Test func `Each kind of change is seen`() async throws {
        let stage = try Stage(Self.variants(false))
        try write(10, to: "Catalog/Images/dot.png", in: stage)
        try write(90, to: "Catalog/Images/dash.png", in: stage)
        #expect(await stage.run("record").status == .allMatch)
        let unchanged = try await stage.check("--no-cache")
        #expect(unchanged.count == Self.variants(false).all.count)
        #expect(unchanged.values.allSatisfy { $0.outcome == .matched })

        stage.variants = Self.variants(true)
        try write(11, to: "Catalog/Images/dot.png", in: stage)
        let quick = try await stage.check()
        let thorough = try await stage.check("--no-cache")
        for (name, result) in quick.sorted(by: { $0.key < $1.key }) {
            #expect(result.outcome == thorough[name]?.outcome, "\(name)")
            #expect(result.outcome.name == "differs", "\(name)")
            // What was changed is named, not only that something was.
            #expect(result.outcome.difference?.explanation.causes.isEmpty == false, "\(name)")
        }
    }

    @Test func `A picture that was changed on the disk is never trusted`() async throws {
        let stage = try Stage(ContentVariants([Color.red.frame(width: 9, height: 9).named("It")]))
        _ = await stage.run("record")
        let path = stage.path("Snapshots/stage/it.png")
        var bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
        bytes[bytes.count - 20] ^= 1
        try Data(bytes).write(to: URL(filePath: path))
        #expect(try await stage.check()["it"]?.outcome.name == "unreadable reference")
    }
}
