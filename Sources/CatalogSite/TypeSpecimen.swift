package import VitrineGeometry
package import VitrineViews

/// A token of type, drawn at one of the text sizes.
package struct TypeSpecimen: Sendable {
    /// The token's path.
    package var path: String
    package var textSize: DynamicTypeSize
    /// In points.
    package var fontSize: Double
    /// An SVG whose letters are outlines.
    package var file: [UInt8]
    package var size: Size

    package init(
        path: String, textSize: DynamicTypeSize, fontSize: Double, file: [UInt8], size: Size
    ) {
        self.path = path
        self.textSize = textSize
        self.fontSize = fontSize
        self.file = file
        self.size = size
    }
}
