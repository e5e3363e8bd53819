package import VitrineDrawing
package import VitrineGeometry
package import VitrineJSONValues
package import VitrinePixels
package import VitrineViews

/// An element of a component after `body` has run: nothing about it is inherited or implicit any more.
public struct ResolvedNode: Sendable {
    public var id: ElementID
    package var kind: Kind
    /// Whether leading is at the right.
    public var isRightToLeft: Bool
    /// See ``NodeDescription/component``.
    package var component = ""
    public var children: [ResolvedNode]
    package var layoutTraits = LayoutTraits()
    var rare = RareProperties()

    package init(id: ElementID, kind: Kind, isRightToLeft: Bool, children: [ResolvedNode]) {
        self.id = id
        self.kind = kind
        self.isRightToLeft = isRightToLeft
        self.children = children
    }

    /// What an element is. Modifiers have the element that they modify as their first child.
    ///
    /// Apart from the element, which is copied often: without, resolving takes a tenth longer.
    package indirect enum Kind: Sendable {
        case text(Paragraph)
        case image(ResolvedImage)
        case icon(ResolvedIcon)
        case shape(ResolvedShape)
        case spacer(LayoutAxis?, minLength: Double?)
        /// A line along an axis, a pixel thick where no points are given.
        case divider(LayoutAxis, SRGBColor, thickness: Double?)
        case container(Container)
        case modified(ResolvedModification)
        case background(Alignment)
        case overlay(Alignment)
        case mask(Alignment)
        case shadow(Shadow)
        case clip(Outline, VitrineDrawing.Path.FillRule)
        /// A container of a sidecar whose layout cannot be repeated: everything stays where it was.
        case placed(StoredLayout)
    }
}

/// A container as a sidecar stores it.
package struct StoredLayout: Sendable {
    /// What the container is, see ``NodeDescription/kind``.
    package var kind: String
    package var properties: [String: JSONValue]
    package var size: Size
    /// The boxes of the children.
    package var children: [Rect]
    package var painting = Painting.inOrder
    /// Along which a child is as long as it wants to be, as in scroll views.
    package var idealAxes: Axis.Set = []

    /// What the first child and the second are for each other.
    package enum Painting: Sendable {
        case inOrder
        case backgroundFirst
        case masked
    }
}

/// A picture of the catalogue at its place.
package struct ResolvedImage: Hashable, Sendable {
    package var id: ImageID
    package var pixelSize: PixelSize
    /// Its own extent in points.
    package var size: Size
    package var isResizable: Bool
    /// The colour of a template; `nil` for the picture's own colours.
    package var tint: SRGBColor?
    /// `nil` where the whole picture is stretched.
    package var resizing: ImageResizing?
    /// The longer side in points of a symbol beside a text; `nil` for a picture with a size of its own.
    package var symbolSide: Double?
}

/// An icon of the catalogue at its place.
package struct ResolvedIcon: Hashable, Sendable {
    package var id: ImageID
    package var drawing: VectorImage
    package var size: Size
    package var isResizable: Bool
    package var color: SRGBColor
    /// How it is drawn where the colour does not say it.
    package var ink: Ink?
    /// The text that it stands beside as a symbol; `nil` for an icon with a size of its own.
    package var style: TextStyle?
    /// Whether the drawing lends its shape to the foreground style; its inks are that of it already.
    package var isTemplate = false
    /// How the symbol's layers are painted; the drawing has their inks already.
    package var appearance = SymbolAppearance.standard
}

/// A shape with what it is drawn in.
package struct ResolvedShape: Sendable {
    package enum Ink: Hashable, Sendable {
        case fill(ShapeFill, VitrineDrawing.Path.FillRule)
        case stroke(ShapeFill, VitrineDrawing.StrokeStyle)
    }

    package var outline: Outline
    package var ink: Ink
    /// Whether its box is the largest square in what is proposed.
    package var isSquare = false
    /// The first one is next to the shape.
    package var shadows: [Shadow] = []
}

/// The outline of a shape before it has a rectangle.
package enum Outline: Sendable {
    case geometry(ShapeGeometry)
    /// A shape that a user wrote, by the name of its type; where it comes from a sidecar, with the hash that this holds
    /// of the shape's function.
    case custom(String, hash: JSONValue? = nil, @Sendable (Rect) -> VitrineDrawing.Path)

    package func path(in rect: Rect) -> VitrineDrawing.Path {
        switch self {
        case .geometry(let geometry): geometry.path(in: rect)
        case .custom(_, _, let path): path(rect)
        }
    }
}
