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
    case stack(StackLayout, content: any View)
    case overlapping(Alignment, content: any View)
    case grid(GridLayout, content: any View)
    case modified(any View, Modification)
    /// The same view with another environment.
    case environment(any View, (inout EnvironmentValues) -> Void)
    /// A view that somebody makes once the environment is known: a user's modifier or style.
    case made((any ViewMakingContext) -> any View)

    /// One of several views, with the identity that its place does not give it.
    package struct Element {
        package var id: String?
        package var view: any View

        package init(id: String? = nil, view: any View) {
            self.id = id
            self.view = view
        }
    }
}

/// How an `HStack` or a `VStack` arranges its children.
package enum StackLayout {
    case horizontal(VerticalAlignment, spacing: Double?)
    case vertical(HorizontalAlignment, spacing: Double?)
}

/// How a `LazyVGrid` or a `LazyHGrid` arranges its children.
package struct GridLayout {
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
    case alignmentGuide(AlignmentKey, @Sendable (ViewDimensions) -> CGFloat)
    case background(any View, Alignment)
    case overlay(any View, Alignment)
    case opacity(Double)
    case shadow(Color, radius: Double, x: Double, y: Double)
    case clip(any Shape, isEvenOdd: Bool)
    case hidden
    case snapshotTolerance(SnapshotTolerance)
    case snapshotMask
    case identified(String)
}

/// The sizes that `.frame(width:height:alignment:)` fixes.
package struct FixedFrame {
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
package struct FlexibleFrame {
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

    /// Supplies the dynamic properties of a modifier or a style.
    func supply<Value>(_ value: inout Value)
}
