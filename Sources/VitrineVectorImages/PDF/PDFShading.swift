import VitrineDrawing
import VitrineGeometry
import VitrinePixels

/// Reads gradients (ISO 32000-1 §8.7.4.5): along a line and around a point.
struct PDFShading {
    private let file: PDFFile
    private let shading: PDFObject

    init(_ shading: PDFObject, in file: PDFFile) {
        self.file = file
        self.shading = shading
    }

    /// - Parameter transform: how the gradient's coordinates become the icon's.
    func gradient(in transform: Transform) throws(PDFError) -> VectorImage.Gradient {
        let kind = try file.entry("ShadingType", of: shading).number
        guard kind == 2 || kind == 3 else { throw PDFError("it is painted with a mesh of colours") }
        let places = try file.numbers(try file.entry("Coords", of: shading))
        let extent: VectorImage.Gradient.Extent
        var isReversed = false
        switch (kind, places.count) {
        case (2, 4):
            extent = .linear(from: Point(x: places[0], y: places[1]), to: Point(x: places[2], y: places[3]))
        case (3, 6):
            guard abs(places[0] - places[3]) + abs(places[1] - places[4]) <= 1e-3 * max(places[2], places[5])
            else { throw PDFError("a gradient goes from one circle to another beside it") }
            isReversed = places[2] > places[5]
            extent = .radial(
                center: Point(x: places[0], y: places[1]), startRadius: min(places[2], places[5]),
                endRadius: max(places[2], places[5]))
        default: throw PDFError("a gradient has \(places.count) coordinates")
        }
        var stops = try stops()
        if isReversed {
            stops = stops.reversed().map { GradientStop(color: $0.color, location: 1 - $0.location) }
        }
        return VectorImage.Gradient(stops: stops, extent: extent, transform: transform)
    }

    /// The colours; where they are not said to go on beyond the ends there is nothing.
    private func stops() throws(PDFError) -> [GradientStop] {
        let space = try PDFColorSpace(try file.entry("ColorSpace", of: shading), in: file)
        let function = try PDFFunction(try file.entry("Function", of: shading), in: file)
        let domain = try file.numbers(try file.entry("Domain", of: shading))
        let (start, end) = domain.count == 2 ? (domain[0], domain[1]) : (0, 1)
        var stops: [GradientStop] = []
        for (location, values) in function.samples(from: start, to: end) {
            stops.append(GradientStop(color: try space.color(values), location: location))
        }
        guard let first = stops.first, let last = stops.last else {
            throw PDFError("a gradient has no colours")
        }
        if case .array(let goesOn) = try file.entry("Extend", of: shading), goesOn.count == 2 {
            if case .boolean(false) = goesOn[0] {
                stops.insert(GradientStop(color: first.color.opacity(0), location: 0), at: 0)
            }
            if case .boolean(false) = goesOn[1] {
                stops.append(GradientStop(color: last.color.opacity(0), location: 1))
            }
        } else {
            stops.insert(GradientStop(color: first.color.opacity(0), location: 0), at: 0)
            stops.append(GradientStop(color: last.color.opacity(0), location: 1))
        }
        return stops
    }
}
