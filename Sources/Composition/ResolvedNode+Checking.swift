import Drawing
import Foundation
import Geometry
import Views

extension ResolvedNode {
    /// The node, if layout and painting can do something with all its numbers.
    func checked() throws(CompositionError) -> ResolvedNode {
        try check(kind.numbers)
        if let flexItem = seldom.flexItem { try check(flexItem.numbers) }
        return self
    }

    private func check(_ numbers: [CheckedNumber]) throws(CompositionError) {
        for number in numbers where !number.isAllowed {
            throw .impossibleNumber(
                element: id, name: number.name, value: number.value, allowed: number.range.rawValue)
        }
    }
}

/// A number of a view with the range that makes sense for it.
private struct CheckedNumber {
    enum Range: String {
        case any = "a finite number"
        case length = "a finite number from 0"
        case bound = "a number from 0 to infinity"
        case positive = "a finite number above 0"
    }

    var name: String
    var value: Double
    var range: Range

    init?(_ name: String, _ value: Double?, _ range: Range) {
        guard let value else { return nil }
        self.name = name
        self.value = value
        self.range = range
    }

    var isAllowed: Bool {
        switch range {
        case .any: value.isFinite
        case .length: value.isFinite && value >= 0
        case .bound: value >= 0
        case .positive: value.isFinite && value > 0
        }
    }
}

extension ResolvedNode.Kind {
    fileprivate var numbers: [CheckedNumber] {
        let numbers: [CheckedNumber?] =
            switch self {
            case .text(let paragraph):
                paragraph.runs.map { CheckedNumber("font size", $0.style.size, .positive) }
                    + [
                        CheckedNumber("line spacing", paragraph.lineSpacing, .any),
                        CheckedNumber("minimum scale factor", paragraph.minimumScaleFactor, .length),
                    ]
            case .spacer(_, let minLength): [CheckedNumber("minimum length", minLength, .any)]
            case .container(let container): container.layout.numbers
            case .padding(let insets):
                [insets.top, insets.leading, insets.bottom, insets.trailing].map {
                    CheckedNumber("padding", Double($0), .any)
                }
            case .frame(let frame):
                [
                    CheckedNumber("width", frame.width, .length),
                    CheckedNumber("height", frame.height, .length),
                ]
            case .flexibleFrame(let frame):
                [
                    CheckedNumber("minimum width", frame.minWidth, .bound),
                    CheckedNumber("ideal width", frame.idealWidth, .bound),
                    CheckedNumber("maximum width", frame.maxWidth, .bound),
                    CheckedNumber("minimum height", frame.minHeight, .bound),
                    CheckedNumber("ideal height", frame.idealHeight, .bound),
                    CheckedNumber("maximum height", frame.maxHeight, .bound),
                ]
            case .layoutPriority(let priority): [CheckedNumber("priority", priority, .any)]
            case .aspectRatio(let ratio, _): [CheckedNumber("aspect ratio", ratio, .positive)]
            case .offset(let x, let y):
                [CheckedNumber("horizontal offset", x, .any), CheckedNumber("vertical offset", y, .any)]
            case .position(let x, let y):
                [CheckedNumber("horizontal position", x, .any), CheckedNumber("vertical position", y, .any)]
            case .effect(let change): change.numbers
            case .opacity(let opacity): [CheckedNumber("opacity", opacity, .any)]
            case .shadow(let shadow):
                [
                    CheckedNumber("shadow radius", shadow.deviation, .length),
                    CheckedNumber("horizontal shadow offset", shadow.offset.x, .any),
                    CheckedNumber("vertical shadow offset", shadow.offset.y, .any),
                ]
            case .shape(let shape):
                switch shape.ink {
                case .fill: []
                case .stroke(_, let style): [CheckedNumber("line width", style.width, .length)]
                }
            case .image, .icon, .divider, .fixedSize, .alignmentGuide, .background, .overlay, .mask, .clip,
                .hidden, .snapshotTolerance, .snapshotMask, .placed:
                []
            }
        return numbers.compactMap { $0 }
    }
}

extension ContainerLayout {
    fileprivate var numbers: [CheckedNumber?] {
        switch self {
        case .horizontal(_, let spacing), .vertical(_, let spacing), .lazyHorizontal(_, let spacing),
            .lazyVertical(_, let spacing):
            [CheckedNumber("spacing", spacing, .any)]
        case .grid(let layout):
            [CheckedNumber("spacing", layout.spacing, .any)] + layout.tracks.flatMap(\.numbers)
        case .table(let layout):
            [
                CheckedNumber("horizontal spacing", layout.horizontalSpacing, .any),
                CheckedNumber("vertical spacing", layout.verticalSpacing, .any),
            ]
        case .flex(let layout):
            [
                CheckedNumber("row gap", layout.rowGap, .length),
                CheckedNumber("column gap", layout.columnGap, .length),
            ]
        case .overlapping, .scroll, .firstThatFits, .proposal, .custom: []
        }
    }
}

extension FlexItem {
    fileprivate var numbers: [CheckedNumber] {
        [
            CheckedNumber("flex grow", grow, .length), CheckedNumber("flex shrink", shrink, .length),
            CheckedNumber("flex basis", basis?.number, .length),
            CheckedNumber("flex width", width?.number, .length),
            CheckedNumber("flex height", height?.number, .length),
            CheckedNumber("flex minimum width", minWidth?.number, .length),
            CheckedNumber("flex maximum width", maxWidth?.number, .length),
            CheckedNumber("flex minimum height", minHeight?.number, .length),
            CheckedNumber("flex maximum height", maxHeight?.number, .length),
            CheckedNumber("flex aspect ratio", aspectRatio, .positive),
        ].compactMap { $0 }
            + Edge.allCases.flatMap { edge in
                [
                    CheckedNumber("flex margin", margin[edge].number, .any),
                    CheckedNumber("flex position", position?[edge].number, .any),
                ].compactMap { $0 }
            }
    }
}

extension FlexSize {
    fileprivate var number: Double? {
        switch self {
        case .points(let number), .percent(let number): Double(number)
        case .auto, .minContent, .maxContent, .fitContent, .stretch, .content: nil
        }
    }
}

extension FlexLength {
    fileprivate var number: Double? {
        switch self {
        case .points(let number), .percent(let number): Double(number)
        case .auto: nil
        }
    }
}

extension VisualChange {
    fileprivate var numbers: [CheckedNumber?] {
        switch self {
        case .blur(let radius): [CheckedNumber("blur radius", radius, .length)]
        case .scale(let x, let y, _):
            [CheckedNumber("horizontal scale", x, .any), CheckedNumber("vertical scale", y, .any)]
        case .rotation(let angle, _): [CheckedNumber("angle", angle.radians, .any)]
        case .transform(let map):
            [map.a, map.b, map.c, map.d, map.tx, map.ty].map {
                CheckedNumber("transform", Double($0), .any)
            }
        case .brightness(let amount), .contrast(let amount), .saturation(let amount), .grayscale(let amount):
            [CheckedNumber("amount", amount, .any)]
        case .hueRotation(let angle): [CheckedNumber("angle", angle.radians, .any)]
        case .blend, .colorInvert, .colorMultiply, .luminanceToAlpha, .group: []
        }
    }
}

extension GridItem {
    fileprivate var numbers: [CheckedNumber?] {
        let spacing = CheckedNumber("track spacing", spacing.map { Double($0) }, .any)
        switch size {
        case .fixed(let length):
            return [spacing, CheckedNumber("track length", Double(length), .length)]
        case .flexible(let minimum, let maximum):
            return [
                spacing, CheckedNumber("minimum track length", Double(minimum), .length),
                CheckedNumber("maximum track length", Double(maximum), .bound),
            ]
        case .adaptive(let minimum, let maximum):
            return [
                spacing, CheckedNumber("minimum track length", Double(minimum), .positive),
                CheckedNumber("maximum track length", Double(maximum), .bound),
            ]
        }
    }
}
