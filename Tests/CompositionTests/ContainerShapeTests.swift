import Foundation
import Testing
import VitrineComposition
import VitrineDrawing
import VitrineGeometry
import VitrineJSONValues
import VitrineViews

/// `ContainerRelativeShape` in the shape that is said around.
@MainActor
struct ContainerShapeTests {
    private func paths(_ view: some View, size: Double = 100) throws -> [VitrineDrawing.Path] {
        try painted(view, width: size, height: size).compactMap {
            if case .fill(let path, _, _) = $0 { path } else { nil }
        }
    }

    private func rounded(_ rect: Rect, _ radius: Double) -> VitrineDrawing.Path {
        Path(roundedRectangle: rect, radii: CornerRadii(all: radius), isContinuous: true)
    }

    @Test func `Without a container it is a rectangle`() throws {
        #expect(
            try paths(ContainerRelativeShape())
                == [Path(rectangle: Rect(x: 0, y: 0, width: 100, height: 100))])
    }

    @Test(arguments: [(0.0, 20.0), (8, 12), (30, 0)])
    func `It has the center of the container's corners`(padding: Double, radius: Double) throws {
        let view = ContainerRelativeShape().padding(padding)
            .containerShape(RoundedRectangle(cornerRadius: 20))
        let side = 100 - 2 * padding
        let rect = Rect(x: padding, y: padding, width: side, height: side)
        #expect(try paths(view) == [radius == 0 ? Path(rectangle: rect) : rounded(rect, radius)])
    }

    @Test func `The nearest edge counts, and the nearest container`() throws {
        let view = ContainerRelativeShape().padding(.leading, 4).padding(.vertical, 6)
            .padding(.trailing, 10)
            .containerShape(RoundedRectangle(cornerRadius: 20))
            .padding(50).containerShape(Circle())
        #expect(
            try paths(view, size: 200)
                == [rounded(Rect(x: 54, y: 56, width: 86, height: 88), 16)])
    }

    @Test func `Each corner of a concentric rectangle has the center of its own`() throws {
        let view = ConcentricRectangle().padding(.leading, 4).padding(.top, 6).padding(.trailing, 10)
            .padding(.bottom, 30)
            .containerShape(RoundedRectangle(cornerRadius: 20))
        let radii = CornerRadii(topLeft: 14, topRight: 10, bottomRight: 0, bottomLeft: 0)
        let box = Rect(x: 4, y: 6, width: 86, height: 64)
        #expect(
            try paths(view) == [Path(roundedRectangle: box, radii: radii, isContinuous: true)])
    }

    @Test func `Corners of a concentric rectangle are fixed, have a least radius or are alike`() throws {
        func radii(_ shape: ConcentricRectangle) throws -> [VitrineDrawing.Path] {
            try paths(shape.padding(8).containerShape(RoundedRectangle(cornerRadius: 20)))
        }
        func path(_ radii: CornerRadii) -> VitrineDrawing.Path {
            Path(
                roundedRectangle: Rect(x: 8, y: 8, width: 84, height: 84), radii: radii, isContinuous: true)
        }
        let single = ConcentricRectangle(
            topLeadingCorner: 0, topTrailingCorner: 28, bottomLeadingCorner: .concentric,
            bottomTrailingCorner: .concentric(minimum: 16))
        #expect(
            try radii(single)
                == [path(CornerRadii(topLeft: 0, topRight: 28, bottomRight: 16, bottomLeft: 12))])
        let pairs = ConcentricRectangle(uniformTopCorners: .concentric(minimum: 14), uniformBottomCorners: 5)
        #expect(
            try radii(pairs)
                == [path(CornerRadii(topLeft: 14, topRight: 14, bottomRight: 5, bottomLeft: 5))])
        #expect(
            try paths(ConcentricRectangle.rect(corners: .concentric(minimum: 7)))
                == [rounded(Rect(x: 0, y: 0, width: 100, height: 100), 7)])
    }

    @Test func `Backgrounds, borders and clips take it`() throws {
        let shape = RoundedRectangle(cornerRadius: 20)
        let whole = Rect(x: 0, y: 0, width: 100, height: 100)
        #expect(
            try paths(Color.clear.background(.red, in: ContainerRelativeShape()).containerShape(shape))
                .contains(rounded(whole, 20)))
        let border = try painted(
            ContainerRelativeShape().strokeBorder(.red, lineWidth: 4).containerShape(shape), width: 100,
            height: 100)
        guard case .stroke(let line, _, _)? = border.last else {
            Issue.record("expected a line")
            return
        }
        #expect(line == rounded(Rect(x: 2, y: 2, width: 96, height: 96), 18))
        let clipped = try laidOut(
            Color.red.clipShape(ContainerRelativeShape()).containerShape(shape), width: 100, height: 100)
        #expect(
            clipped.descriptions.first { $0.kind == "clip" }?.properties["corner radius"]?.description
                == "20")
    }

    @Test func `A container's shape of a user's is moved inwards by that shape itself`() throws {
        struct Notch: InsettableShape {
            var amount: CGFloat = 0
            func path(in rect: CGRect) -> VitrineViews.Path { Path(rect.insetBy(dx: 2 * amount, dy: amount)) }
            func inset(by amount: CGFloat) -> Notch { Notch(amount: self.amount + amount) }
        }
        let view = ContainerRelativeShape().padding(10).containerShape(Notch())
        #expect(try paths(view) == [Path(rectangle: Rect(x: 20, y: 10, width: 60, height: 80))])
    }
}
