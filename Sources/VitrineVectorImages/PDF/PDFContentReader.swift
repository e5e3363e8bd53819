import VitrineDrawing
import VitrineGeometry
import VitrinePixels

/// Turns the operators of a page's content into shapes (ISO 32000-1 annex A).
struct PDFContentReader {
    private let file: PDFFile
    private var state: PDFGraphicsState
    private var saved: [PDFGraphicsState] = []
    private var outline = PDFOutline()
    private var pendingClip: Path.FillRule?
    private(set) var shapes: [VectorImage.Shape] = []
    private let depth: Int
    /// How many forms were read for the page so far.
    private let forms: FormCount
    /// How the coordinates of the page or the form become the icon's.
    private let initialTransform: Transform

    /// How many shapes a picture may have, and how deep forms may lie in forms.
    private static let maximumShapes = 20_000
    private static let maximumDepth = 16
    private static let maximumForms = 10_000

    /// One for all readers of a page.
    private final class FormCount {
        var value = 0
    }

    init(_ file: PDFFile, transform: Transform) {
        self.init(file, state: PDFGraphicsState(transform: transform), depth: 0, forms: FormCount())
    }

    private init(_ file: PDFFile, state: PDFGraphicsState, depth: Int, forms: FormCount) {
        self.file = file
        self.state = state
        self.depth = depth
        self.forms = forms
        self.initialTransform = state.transform
    }

    /// - Parameter resources: What operators name: the content's own, then those of the content around it, which writers leave
    ///   out of forms.
    mutating func read(_ content: [UInt8], resources: [PDFObject]) throws(PDFError) {
        var lexer = PDFLexer(content)
        var operands: [PDFObject] = []
        while let object = try lexer.next() {
            guard case .keyword(let name) = object else {
                operands.append(object)
                continue
            }
            let operation = PDFOperation(name: name, operands: operands, resources: resources)
            operands = []
            if try draws(operation) { continue }
            if try builds(operation) { continue }
            if try sets(operation) { continue }
            if try paints(operation) { continue }
            throw PDFError("it has the operator '\(name)'")
        }
    }

    // MARK: Figures

    /// Path construction and painting (§8.5).
    private mutating func draws(_ operation: PDFOperation) throws(PDFError) -> Bool {
        switch operation.name {
        case "f", "F": try paint(.nonZero)
        case "f*": try paint(.evenOdd)
        case "S": try paint(nil, isStroked: true)
        case "s":
            outline.close()
            try paint(nil, isStroked: true)
        case "B": try paint(.nonZero, isStroked: true)
        case "B*": try paint(.evenOdd, isStroked: true)
        case "b":
            outline.close()
            try paint(.nonZero, isStroked: true)
        case "b*":
            outline.close()
            try paint(.evenOdd, isStroked: true)
        case "n": try paint(nil)
        case "W": pendingClip = .nonZero
        case "W*": pendingClip = .evenOdd
        default: return false
        }
        return true
    }

    private mutating func builds(_ operation: PDFOperation) throws(PDFError) -> Bool {
        guard ["m", "l", "c", "v", "y", "h", "re"].contains(operation.name) else { return false }
        outline.add(operation.name, operation.numbers, in: state.transform)
        return true
    }

    private mutating func paint(_ rule: Path.FillRule?, isStroked: Bool = false) throws(PDFError) {
        let path = outline.path
        outline = PDFOutline()
        if let shape = try state.shape(path, filledBy: rule, isStroked: isStroked) { try add([shape]) }
        if let pendingClip, !path.elements.isEmpty {
            state.clips.append(VectorImage.Clip(path: path, rule: pendingClip))
        }
        pendingClip = nil
    }

    private mutating func add(_ added: [VectorImage.Shape]) throws(PDFError) {
        shapes += added
        guard shapes.count <= Self.maximumShapes else {
            throw PDFError("it has more than \(Self.maximumShapes) shapes")
        }
    }

    // MARK: State

    /// The graphics state (§8.4.4) and colours (§8.6.8).
    private mutating func sets(_ operation: PDFOperation) throws(PDFError) -> Bool {
        let numbers = operation.numbers
        switch operation.name {
        case "q": saved.append(state)
        case "Q": state = saved.popLast() ?? state
        case "cm":
            guard let matrix = Transform(pdf: numbers) else { break }
            state.transform = matrix.followed(by: state.transform)
        case "w": state.line.width = numbers.first ?? 1
        case "J": state.line.cap = [.butt, .round, .square][safe: numbers.first] ?? .butt
        case "j": state.line.join = [.miter, .round, .bevel][safe: numbers.first] ?? .miter
        case "M": state.line.miterLimit = numbers.first ?? 10
        case "d":
            if case .array(let lengths)? = operation.operands.first {
                state.line.dash = lengths.compactMap(\.number)
            }
            state.line.dashPhase = numbers.last ?? 0
        case "g": try setFill(.gray, numbers)
        case "rg": try setFill(.rgb, numbers)
        case "k": try setFill(.cmyk, numbers)
        case "G": try setStroke(.gray, numbers)
        case "RG": try setStroke(.rgb, numbers)
        case "K": try setStroke(.cmyk, numbers)
        case "cs":
            state.fillSpace = try space(operation)
            state.fill = .color(.black)
        case "CS":
            state.strokeSpace = try space(operation)
            state.stroke = .color(.black)
        case "sc", "scn":
            if let gradient = try gradient(operation) {
                state.fill = .gradient(gradient)
            } else {
                try setFill(state.fillSpace, numbers)
            }
        case "SC", "SCN":
            if let gradient = try gradient(operation) {
                state.stroke = .gradient(gradient)
            } else {
                try setStroke(state.strokeSpace, numbers)
            }
        case "gs": try setParameters(operation)
        case "ri", "i", "BMC", "BDC", "EMC", "MP", "DP", "BX", "EX": break
        default: return false
        }
        return true
    }

    private mutating func setFill(_ space: PDFColorSpace, _ operands: [Double]) throws(PDFError) {
        state.fillSpace = space
        state.fill = .color(try space.color(operands))
    }

    private mutating func setStroke(_ space: PDFColorSpace, _ operands: [Double]) throws(PDFError) {
        state.strokeSpace = space
        state.stroke = .color(try space.color(operands))
    }

    /// The gradient that a pattern is; nothing for a colour. Patterns have the coordinates of the page or the form (§8.7.2).
    private func gradient(_ operation: PDFOperation) throws(PDFError) -> VectorImage.Gradient? {
        guard let name = operation.operands.last?.name else { return nil }
        let pattern = try resource(name, of: "Pattern", operation)
        guard try file.entry("PatternType", of: pattern).number == 2 else {
            throw PDFError("it is painted with a pattern")
        }
        let matrix = Transform(pdf: try file.numbers(try file.entry("Matrix", of: pattern))) ?? .identity
        return try PDFShading(try file.entry("Shading", of: pattern), in: file)
            .gradient(in: matrix.followed(by: initialTransform))
    }

    /// Fills what is not clipped away with a gradient (§8.7.4.2).
    private mutating func shade(_ operation: PDFOperation) throws(PDFError) {
        let shading = try resource(operation.operands.last?.name ?? "", of: "Shading", operation)
        let gradient = try PDFShading(shading, in: file).gradient(in: state.transform)
        guard let clip = state.clips.last else {
            throw PDFError("it is painted with a gradient that has no outline")
        }
        var shape = VectorImage.Shape(
            path: clip.path,
            fill: VectorImage.Fill(ink: .gradient(gradient).multiplied(by: state.fillAlpha), rule: clip.rule))
        shape.clips = (state.clips.dropLast() + [state.mask].compactMap(\.self)).filter { !$0.leaves(shape) }
        try add([shape])
    }

    private func space(_ operation: PDFOperation) throws(PDFError) -> PDFColorSpace {
        let name = operation.operands.last?.name ?? ""
        let own = try resource(name, of: "ColorSpace", operation)
        if case .null = own { return try PDFColorSpace(.name(name), in: file) }
        return try PDFColorSpace(own, in: file)
    }

    private mutating func setParameters(_ operation: PDFOperation) throws(PDFError) {
        let parameters = try resource(operation.operands.last?.name ?? "", of: "ExtGState", operation)
        for (name, value) in (parameters.entries ?? [:]).sorted(by: { $0.key < $1.key }) {
            let value = try file.resolved(value)
            switch name {
            case "ca": state.fillAlpha = value.number ?? 1
            case "CA": state.strokeAlpha = value.number ?? 1
            case "LW": state.line.width = value.number ?? state.line.width
            case "BM":
                guard ["Normal", "Compatible"].contains(value.name ?? "Normal") else {
                    throw PDFError("it mixes colours with '\(value.name ?? "")'")
                }
            case "SMask":
                state.mask = value.name == "None" ? nil : try mask(value, outside: operation.resources)
            default: break
            }
        }
    }

    private func resource(
        _ name: String, of kind: String, _ operation: PDFOperation
    ) throws(PDFError) -> PDFObject {
        for resources in operation.resources {
            let found = try file.entry(name, of: try file.entry(kind, of: resources))
            if case .null = found { continue }
            return found
        }
        return .null
    }

    // MARK: Forms

    /// Drawings in drawings (§8.10) and gradients; pictures and texts are none that can be outlines.
    private mutating func paints(_ operation: PDFOperation) throws(PDFError) -> Bool {
        switch operation.name {
        case "Do":
            let object = try resource(operation.operands.last?.name ?? "", of: "XObject", operation)
            switch try file.entry("Subtype", of: object).name {
            case "Form": try add(try shapes(ofForm: object, outside: operation.resources))
            default: throw PDFError("it has a picture of pixels")
            }
        case "BT", "ET", "Tf", "Td", "TD", "Tm", "T*", "Tc", "Tw", "Tz", "TL", "Tr", "Ts": break
        case "Tj", "TJ", "'", "\"": throw PDFError("it has text; convert it to outlines")
        case "sh": try shade(operation)
        case "BI": throw PDFError("it has a picture of pixels")
        default: return false
        }
        return true
    }

    /// A form is drawn as a whole: what is said of strength outside holds for all of it, which shapes that lie on each other
    /// cannot show.
    private func shapes(
        ofForm form: PDFObject, outside resources: [PDFObject]
    ) throws(PDFError) -> [VectorImage.Shape] {
        guard depth < Self.maximumDepth else { throw PDFError("drawings lie in each other too deep") }
        forms.value += 1
        guard forms.value <= Self.maximumForms else {
            throw PDFError("it draws more than \(Self.maximumForms) drawings in it")
        }
        var inner = state
        let isGroup = try file.entry("Group", of: form).entries != nil
        if isGroup { (inner.fillAlpha, inner.strokeAlpha) = (1, 1) }
        if let matrix = Transform(pdf: try file.numbers(try file.entry("Matrix", of: form))) {
            inner.transform = matrix.followed(by: inner.transform)
        }
        let box = try file.numbers(try file.entry("BBox", of: form))
        if box.count == 4 {
            var outline = PDFOutline()
            outline.add("re", [box[0], box[1], box[2] - box[0], box[3] - box[1]], in: inner.transform)
            inner.clips.append(VectorImage.Clip(path: outline.path))
        }
        let own = try file.entry("Resources", of: form)
        var reader = PDFContentReader(file, state: inner, depth: depth + 1, forms: forms)
        try reader.read(try file.data(of: form), resources: [own] + resources)
        guard isGroup, state.fillAlpha < 1 else { return reader.shapes }
        guard let faded = reader.shapes.multiplied(by: state.fillAlpha) else {
            throw PDFError("its shapes are weakened together")
        }
        return faded
    }

    /// A mask that is opaque or clear, as tools write for a clip (§11.6.5).
    private func mask(
        _ object: PDFObject, outside resources: [PDFObject]
    ) throws(PDFError) -> VectorImage.Clip {
        let form = try file.entry("G", of: object)
        var whole = self
        (whole.state.mask, whole.state.clips) = (nil, [])
        (whole.state.fillAlpha, whole.state.strokeAlpha) = (1, 1)
        let isLuminosity = try file.entry("S", of: object).name == "Luminosity"
        let shapes = try whole.shapes(ofForm: form, outside: resources)
        guard let clip = VectorImage.Clip(mask: shapes, isLuminosity: isLuminosity) else {
            throw PDFError("it has a mask that is not an outline")
        }
        return clip
    }
}

/// An operator with what stands before it.
struct PDFOperation {
    var name: String
    var operands: [PDFObject]
    /// Innermost first.
    var resources: [PDFObject]

    var numbers: [Double] { operands.compactMap(\.number) }
}

extension Transform {
    fileprivate init?(pdf numbers: [Double]) {
        guard numbers.count == 6 else { return nil }
        self.init(
            a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    }
}

extension Array {
    fileprivate subscript(safe index: Double?) -> Element? {
        guard let index, index >= 0, Int(index) < count else { return nil }
        return self[Int(index)]
    }
}
