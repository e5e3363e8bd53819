public import Foundation

/// How a view's colours are combined with what lies below.
public nonisolated enum BlendMode: Hashable, CaseIterable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver
    case destinationOut, plusDarker, plusLighter
}

extension VisualChange {
    /// What a turn in space looks like from infinitely far away.
    nonisolated static func turnedInSpace(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint
    ) -> VisualChange {
        let cosine = cos(angle.radians)
        let turnsFlat = axis.x == 0 && axis.y == 0
        return turnsFlat
            ? .rotation(axis.z < 0 ? -angle : angle, anchor: anchor)
            : .scale(x: axis.y == 0 ? 1 : cosine, y: axis.x == 0 ? 1 : cosine, anchor: anchor)
    }
}

extension View {
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modified(by: .effect(.blur(Double(radius))))
    }

    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: s, y: s, anchor: anchor)
    }

    public func scaleEffect(
        x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
    ) -> some View {
        modified(by: .effect(.scale(x: Double(x), y: Double(y), anchor: anchor)))
    }

    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modified(by: .effect(.rotation(angle, anchor: anchor)))
    }

    /// Turns the view in space, seen from infinitely far away.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        modified(by: .effect(.turnedInSpace(angle, axis: axis, anchor: anchor)))
    }

    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modified(by: .effect(.transform(transform)))
    }

    public func blendMode(_ blendMode: BlendMode) -> some View {
        modified(by: .effect(.blend(blendMode)))
    }

    public func compositingGroup() -> some View {
        modified(by: .effect(.group))
    }

    /// Shows the view only where the mask is opaque.
    public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modified(by: .mask(mask(), alignment))
    }

    @_disfavoredOverload
    public func mask<Mask: View>(_ mask: Mask) -> some View {
        modified(by: .mask(mask, .center))
    }

    /// Centers the view at a point of all the room that there is.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        modified(by: .position(x: Double(x), y: Double(y)))
    }

    public func position(_ position: CGPoint) -> some View {
        self.position(x: position.x, y: position.y)
    }

    public func clipped(antialiased: Bool) -> some View { clipped() }

    public func cornerRadius(_ radius: CGFloat, antialiased: Bool) -> some View { cornerRadius(radius) }

    /// A component stands alone and keeps clear of nothing, so there is nothing to ignore.
    public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View { self }

    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { self }

    public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(edges, length)
    }

    public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

    public func safeAreaInset<Content: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        VStack(alignment: alignment, spacing: spacing ?? 0) {
            if edge == .top { content() }
            self
            if edge == .bottom { content() }
        }
    }

    public func safeAreaInset<Content: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) -> some View {
        HStack(alignment: alignment, spacing: spacing ?? 0) {
            if edge == .leading { content() }
            self
            if edge == .trailing { content() }
        }
    }

    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
        -> some View
    {
        contentMargins(.all, length, for: placement)
    }

    public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        padding(edges, length ?? 0)
    }

    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle())
    }

    public func background<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set)
        -> some View
    {
        background(style)
    }

    public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    public func background<Style: ShapeStyle, S: Shape>(
        _ style: Style, in shape: S, fillStyle: FillStyle
    ) -> some View {
        modified(by: .background(shape.fill(style, style: fillStyle), .center))
    }

    public func overlay<Style: ShapeStyle, S: Shape>(
        _ style: Style, in shape: S, fillStyle: FillStyle
    ) -> some View {
        modified(by: .overlay(shape.fill(style, style: fillStyle), .center))
    }

    public func overlay<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set) -> some View
    {
        overlay(style)
    }

    public func offset(z: CGFloat) -> some View { self }

    /// Shapes the view's ground like glass, which is shown as a plain material.
    public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = Capsule()) -> some View {
        background(Material.regular, in: shape)
    }

    public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        self
    }

    public func redacted(reason: RedactionReasons) -> some View {
        changingEnvironment { $0.redactionReasons.formUnion(reason) }
    }
}

/// What a view's ground is made of.
public nonisolated struct Glass: Hashable, Sendable {
    private let name: String

    public static let regular = Glass(name: "regular")
    public static let clear = Glass(name: "clear")
    public static let identity = Glass(name: "identity")

    public func tint(_ color: Color?) -> Glass { self }
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

public nonisolated struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all: SafeAreaRegions = [.container, .keyboard]
}

public nonisolated struct ContentMarginPlacement: Hashable, Sendable {
    private let name: String

    public static let automatic = ContentMarginPlacement(name: "automatic")
    public static let scrollContent = ContentMarginPlacement(name: "scrollContent")
    public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}
