import Testing
import VitrineComposition
import VitrineDrawing
import VitrineGeometry
import VitrineViews

struct DirectionalSymbolTests {
    /// Icons that are all a line down from the upper left corner.
    private var resources: Resources {
        let line = Path([.move(to: Point(x: 1, y: 2)), .line(to: Point(x: 3, y: 20))])
        let drawing = VectorImage(
            viewBox: Rect(x: 0, y: 0, width: 24, height: 24), size: Size(width: 24, height: 24),
            shapes: [VectorImage.Shape(path: line, fill: VectorImage.Fill(ink: .currentColor(opacity: 1)))])
        return Resources(
            picture: { name, _ in throw Resources.Missing(name: name.name) },
            icon: { .vector(ImageID(name: $0, contentHash: 0), drawing) },
            color: { name, _ in throw Resources.Missing(name: name.name) },
            contentFile: { throw Resources.Missing(name: $0) })
    }

    @MainActor
    private func path(of name: String, _ direction: LayoutDirection) throws -> String? {
        var environment = EnvironmentValues()
        environment.layoutDirection = direction
        let node = try laidOut(Image(systemName: name), resources: resources, environment: environment)
        guard case .icon(let icon) = node.kind else { return nil }
        return icon.drawing.shapes.first?.path.description
    }

    @MainActor
    @Test(arguments: ["chevron.forward", "arrow.backward.circle.fill", "star.leadinghalf.filled"])
    func `What speaks of the direction of reading is turned around from right to left`(name: String) throws {
        #expect(try path(of: name, .leftToRight) == "M 1,2 L 3,20")
        #expect(try path(of: name, .rightToLeft) == "M 23,2 L 21,20")
    }

    @MainActor
    @Test(arguments: ["chevron.right", "forward.fill", "backward.end", "star"])
    func `All else stays as it is`(name: String) throws {
        #expect(try path(of: name, .rightToLeft) == path(of: name, .leftToRight))
    }

    @MainActor
    @Test(arguments: [
        ("star", SymbolVariants.fill, "star.fill"), ("star", .circle.fill, "star.circle.fill"),
        ("star.fill", .fill, "star.fill"), ("star", .none, "star"),
    ])
    func `A symbol is shown in the environment's variant`(
        name: String, variant: SymbolVariants, expected: String
    ) throws {
        let node = try laidOut(
            Image(systemName: name).symbolVariant(variant).environment(\.font, .body), resources: resources)
        #expect(node.iconNames == [expected])
    }
}

extension LaidOutNode {
    fileprivate var iconNames: [String] {
        if case .icon(let icon) = kind { return [icon.id.name] }
        return children.flatMap(\.iconNames)
    }
}
