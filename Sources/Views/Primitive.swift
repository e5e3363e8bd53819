package import Foundation

/// What a view of the language stands for; all that the renderer knows of views.
@MainActor
package enum Primitive {
    /// Views that join their parent's layout one by one.
    case list([Element])
    case text(Text)
    case image(Image)
    case shape(ShapeDrawing)
    case spacer(minLength: Double?)
    case divider
    case container(Container, content: any View)
    case modified(any View, Modification)
    /// The same view with another environment.
    case environment(any View, (inout EnvironmentValues) -> Void)
    /// A view that somebody makes once the environment is known: a user's modifier or style.
    case made((any ViewMakingContext) -> any View)
    /// A view that is made for the size it gets.
    case geometry((GeometryProxy) -> any View)
    /// Views that are made of the single views of a content.
    case arranged(any View, ([Subview]) -> any View)
    case subview(Subview)
    /// Looks at what the views of a content hand upwards, or changes it.
    case collecting(any View, (inout PreferenceValues, any CollectingContext) -> Void)
    /// A view that is made of a content and what it hands upwards.
    case preferenceReading(any View, (PreferenceValues, Subview) -> any View)
    /// A labelled box in the place of something that cannot be rendered.
    case placeholder(name: String)

    /// One of several views, with the identity that its place does not give it.
    package struct Element {
        package var id: String?
        /// Which of several views may stand at the place, such as the branch of an `if`.
        package var branch: UInt64
        package var view: any View

        package init(id: String? = nil, branch: UInt64 = 0, view: any View) {
            self.id = id
            self.branch = branch
            self.view = view
        }
    }
}

/// A container of the language by its name and the way it arranges its children.
package nonisolated struct Container: Sendable {
    package var name: String
    package var layout: ContainerLayout

    package init(name: String, layout: ContainerLayout) {
        self.name = name
        self.layout = layout
    }
}

/// How a container arranges its children; lengths are points.
package nonisolated enum ContainerLayout: Sendable {
    case horizontal(VerticalAlignment, spacing: Double?)
    case vertical(HorizontalAlignment, spacing: Double?)
    case overlapping(Alignment)
    case lazyHorizontal(VerticalAlignment, spacing: Double?)
    case lazyVertical(HorizontalAlignment, spacing: Double?)
    case grid(LazyGridLayout)
    case table(TableLayout)
    case flex(FlexLayout)
    case scroll(Axis.Set)
    case firstThatFits(Axis.Set)
    /// Takes what is proposed; children stand at the leading top corner.
    case proposal
    case custom(CustomArrangement)
}

/// How a `Grid` arranges its rows.
package nonisolated struct TableLayout: Sendable {
    package var alignment: Alignment
    package var horizontalSpacing: Double?
    package var verticalSpacing: Double?
}

/// How a `LazyVGrid` or a `LazyHGrid` arranges its children.
package nonisolated struct LazyGridLayout: Sendable {
    /// Whether the tracks are columns, as in a `LazyVGrid`.
    package var isVertical: Bool
    package var tracks: [GridItem]
    package var alignment: Alignment
    package var spacing: Double?

    package init(isVertical: Bool, tracks: [GridItem], alignment: Alignment, spacing: Double?) {
        self.isVertical = isVertical
        self.tracks = tracks
        self.alignment = alignment
        self.spacing = spacing
    }
}

/// A shape with what it is drawn in.
package nonisolated struct ShapeDrawing {
    package enum Ink: Sendable {
        case fill(any ShapeStyle, isEvenOdd: Bool)
        case stroke(any ShapeStyle, StrokeStyle)
    }

    package var shape: any Shape
    package var ink: Ink
}

/// What a modifier does to one view.
package enum Modification {
    case padding(Edge.Set, Double?)
    case insets(EdgeInsets)
    case frame(FixedFrame)
    case flexibleFrame(FlexibleFrame)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case layoutPriority(Double)
    case aspectRatio(Double?, ContentMode)
    case offset(x: Double, y: Double)
    case position(x: Double, y: Double)
    case alignmentGuide(AlignmentKey, @Sendable (ViewDimensions) -> CGFloat)
    case background(any View, Alignment)
    case overlay(any View, Alignment)
    case mask(any View, Alignment)
    case opacity(Double)
    case shadow(Color, radius: Double, x: Double, y: Double)
    case clip(any Shape, isEvenOdd: Bool)
    case effect(VisualChange)
    case hidden
    case snapshotTolerance(SnapshotTolerance)
    case snapshotMask
    case identified(String)
    /// Tells the containers around something.
    case trait((inout Traits) -> Void)
    case layoutTrait((inout LayoutTraits) -> Void)
    case accessibility(@Sendable (inout AccessibilityProperties) -> Void)
    /// Is found by assistive technology instead of the view, and neither laid out nor drawn.
    case accessibilityContent(any View)
    case coordinateSpaces([NamedCoordinateSpace])
    case geometryObserved((GeometryProxy, any CollectingContext) -> Void)
}

/// A change of what is drawn that leaves the layout alone; lengths are points.
package nonisolated enum VisualChange: Hashable, Sendable {
    case blur(Double)
    case scale(x: Double, y: Double, anchor: UnitPoint)
    case rotation(Angle, anchor: UnitPoint)
    case transform(CGAffineTransform)
    case blend(BlendMode)
    case colors(ColorEffect)
    /// Draws all together before anything around is done with it.
    case group
}

/// The sizes that `.frame(width:height:alignment:)` fixes.
package nonisolated struct FixedFrame {
    package var width: Double?
    package var height: Double?
    package var alignment: Alignment

    package init(width: Double?, height: Double?, alignment: Alignment) {
        self.width = width
        self.height = height
        self.alignment = alignment
    }
}

/// The bounds that `.frame(minWidth:…)` sets.
package nonisolated struct FlexibleFrame {
    package var minWidth: Double?
    package var idealWidth: Double?
    package var maxWidth: Double?
    package var minHeight: Double?
    package var idealHeight: Double?
    package var maxHeight: Double?
    package var alignment: Alignment

    package init(
        minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
        idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: Alignment
    ) {
        self.minWidth = minWidth
        self.idealWidth = idealWidth
        self.maxWidth = maxWidth
        self.minHeight = minHeight
        self.idealHeight = idealHeight
        self.maxHeight = maxHeight
        self.alignment = alignment
    }
}

/// What somebody who makes a view is given.
@MainActor
package protocol ViewMakingContext {
    var environment: EnvironmentValues { get }
    /// Tells the place of the view from all others.
    var identity: UInt64 { get }

    /// Supplies the dynamic properties of a modifier or a style.
    func supply<Value>(_ value: inout Value)
}
