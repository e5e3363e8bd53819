package import VitrineDrawing
package import VitrineGeometry

/// A rectangle whose corners have the same centers as those of the shape that `containerShape(_:)` has said around.
///
/// A corner's radius is the container's less the larger of the distances between the corner's two edges and the container's. Only rectangles
/// with and without round corners and capsules have corners; others, and containers that are the user's own, have none.
public nonisolated struct ConcentricRectangle: ShapeInContainer {
    private let topLeading: Edge.Corner.Style
    private let topTrailing: Edge.Corner.Style
    private let bottomLeading: Edge.Corner.Style
    private let bottomTrailing: Edge.Corner.Style
    /// The corners that have the largest of their radii.
    private let uniform: [Edge.Corner.Set]

    private init(
        _ topLeading: Edge.Corner.Style, _ topTrailing: Edge.Corner.Style, _ bottomLeading: Edge.Corner.Style,
        _ bottomTrailing: Edge.Corner.Style, uniform: [Edge.Corner.Set] = []
    ) {
        self.topLeading = topLeading
        self.topTrailing = topTrailing
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.uniform = uniform
    }

    public init() {
        self.init(corners: .concentric)
    }

    public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        self.init(corners, corners, corners, corners, uniform: isUniform ? [.all] : [])
    }

    public init(
        topLeadingCorner: Edge.Corner.Style = 0, topTrailingCorner: Edge.Corner.Style = 0,
        bottomLeadingCorner: Edge.Corner.Style = 0, bottomTrailingCorner: Edge.Corner.Style = 0
    ) {
        self.init(topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner)
    }

    public init(
        uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style = 0,
        bottomTrailingCorner: Edge.Corner.Style = 0
    ) {
        self.init(
            uniformTopCorners, uniformTopCorners, bottomLeadingCorner, bottomTrailingCorner, uniform: [.top])
    }

    public init(
        uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = 0,
        topTrailingCorner: Edge.Corner.Style = 0
    ) {
        self.init(
            topLeadingCorner, topTrailingCorner, uniformBottomCorners, uniformBottomCorners,
            uniform: [.bottom])
    }

    public init(uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style) {
        self.init(
            uniformTopCorners, uniformTopCorners, uniformBottomCorners, uniformBottomCorners,
            uniform: [.top, .bottom])
    }

    public init(
        uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style = 0,
        bottomTrailingCorner: Edge.Corner.Style = 0
    ) {
        self.init(
            uniformLeadingCorners, topTrailingCorner, uniformLeadingCorners, bottomTrailingCorner,
            uniform: [.leading])
    }

    public init(
        uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = 0,
        bottomLeadingCorner: Edge.Corner.Style = 0
    ) {
        self.init(
            topLeadingCorner, uniformTrailingCorners, bottomLeadingCorner, uniformTrailingCorners,
            uniform: [.trailing])
    }

    public init(uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style) {
        self.init(
            uniformLeadingCorners, uniformTrailingCorners, uniformLeadingCorners, uniformTrailingCorners,
            uniform: [.leading, .trailing])
    }

    /// Where there is no container.
    package var geometry: ShapeGeometry { geometry(concentric: CornerRadii(all: 0)) }

    /// The shape of a view's box inside of a container.
    package func replaced(
        by container: any InsettableShape, in box: Rect, of bounds: Rect, environment: EnvironmentValues
    ) -> any Shape {
        let corners = (container as? any PrimitiveShape)?.geometry(in: environment).corners(in: bounds)
        guard let corners else { return self }
        func radius(_ radius: Double, _ horizontal: Double, _ vertical: Double) -> Double {
            max(0, radius - max(0, horizontal, vertical))
        }
        let (left, right) = (box.minX - bounds.minX, bounds.maxX - box.maxX)
        let (top, bottom) = (box.minY - bounds.minY, bounds.maxY - box.maxY)
        let concentric = CornerRadii(
            topLeft: radius(corners.topLeft, left, top), topRight: radius(corners.topRight, right, top),
            bottomRight: radius(corners.bottomRight, right, bottom),
            bottomLeft: radius(corners.bottomLeft, left, bottom))
        return FixedShape(geometry: geometry(concentric: concentric))
    }

    private func geometry(concentric: CornerRadii) -> ShapeGeometry {
        var radii: [(corner: Edge.Corner, radius: Double)] = [
            (.topLeading, topLeading.radius(concentric: concentric.topLeft)),
            (.topTrailing, topTrailing.radius(concentric: concentric.topRight)),
            (.bottomTrailing, bottomTrailing.radius(concentric: concentric.bottomRight)),
            (.bottomLeading, bottomLeading.radius(concentric: concentric.bottomLeft)),
        ]
        for corners in uniform {
            let largest = radii.filter { corners.contains($0.corner) }.map(\.radius).max() ?? 0
            for index in radii.indices where corners.contains(radii[index].corner) {
                radii[index].radius = largest
            }
        }
        return .roundedRectangle(
            CornerRadii(
                topLeft: radii[0].radius, topRight: radii[1].radius, bottomRight: radii[2].radius,
                bottomLeft: radii[3].radius), isContinuous: true)
    }
}

extension ShapeGeometry {
    /// The radii of the corners in a rectangle; nothing where there are no corners.
    fileprivate nonisolated func corners(in rect: Rect) -> CornerRadii? {
        switch self {
        case .rectangle: CornerRadii(all: 0)
        case .roundedRectangle(let radii, _): radii
        case .capsule: CornerRadii(all: min(rect.width, rect.height) / 2)
        case .inset(let geometry, let amount):
            geometry.inset(by: amount).corners(in: rect.inset(by: Insets(all: amount)))
        case .circle, .ellipse: nil
        }
    }
}

extension Shape where Self == ConcentricRectangle {
    public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self {
        Self(corners: corners, isUniform: isUniform)
    }

    public static func rect(
        topLeadingCorner: Edge.Corner.Style = 0, topTrailingCorner: Edge.Corner.Style = 0,
        bottomLeadingCorner: Edge.Corner.Style = 0, bottomTrailingCorner: Edge.Corner.Style = 0
    ) -> Self {
        Self(
            topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
            bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
    }

    public static func rect(
        uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style = 0,
        bottomTrailingCorner: Edge.Corner.Style = 0
    ) -> Self {
        Self(
            uniformTopCorners: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner,
            bottomTrailingCorner: bottomTrailingCorner)
    }

    public static func rect(
        uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = 0,
        topTrailingCorner: Edge.Corner.Style = 0
    ) -> Self {
        Self(
            uniformBottomCorners: uniformBottomCorners, topLeadingCorner: topLeadingCorner,
            topTrailingCorner: topTrailingCorner)
    }

    public static func rect(
        uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style
    ) -> Self {
        Self(uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
    }

    public static func rect(
        uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style = 0,
        bottomTrailingCorner: Edge.Corner.Style = 0
    ) -> Self {
        Self(
            uniformLeadingCorners: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
            bottomTrailingCorner: bottomTrailingCorner)
    }

    public static func rect(
        uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = 0,
        bottomLeadingCorner: Edge.Corner.Style = 0
    ) -> Self {
        Self(
            uniformTrailingCorners: uniformTrailingCorners, topLeadingCorner: topLeadingCorner,
            bottomLeadingCorner: bottomLeadingCorner)
    }

    public static func rect(
        uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style
    ) -> Self {
        Self(uniformLeadingCorners: uniformLeadingCorners, uniformTrailingCorners: uniformTrailingCorners)
    }
}
