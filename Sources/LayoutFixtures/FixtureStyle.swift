public import Flexbox

/// Why a case cannot be laid out.
public enum FixtureError: Error, Equatable {
    case unknownProperty(String)
    case unknownValue(property: String, value: String)
}

extension FixtureError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknownProperty(let name): "there is no property '\(name)'"
        case .unknownValue(let property, let value): "'\(property)' cannot be '\(value)'"
        }
    }
}

extension BoxStyle {
    /// The style that a fixture's keys and values describe; `direction` is left to the caller.
    public init(_ properties: [String: FixtureValue]) throws(FixtureError) {
        self.init()
        for (name, value) in properties where name != "direction" {
            guard let isKnown = try? set(name, to: value) else {
                throw .unknownValue(property: name, value: "\(value)")
            }
            // The attempt failed for the value's sake; which error it was adds nothing.
            guard isKnown else { throw .unknownProperty(name) }
        }
    }

    /// - Returns: whether there is such a property.
    private mutating func set(_ name: String, to value: FixtureValue) throws(UnknownValue) -> Bool {
        if let property = Self.sizes[name] {
            self[keyPath: property] = try CSSSize(value)
        } else if let property = Self.lengths[name] {
            self[keyPath: property] = try CSSLength(value)
        } else if let property = Self.alignments[name] {
            self[keyPath: property] = try CSSAlignment(value)
        } else if let property = Self.numbers[name] {
            self[keyPath: property] = try value.number
        } else {
            return try setKeyword(name, to: value)
        }
        return true
    }

    private mutating func setKeyword(_ name: String, to value: FixtureValue) throws(UnknownValue) -> Bool {
        switch name {
        case "aspectRatio": aspectRatio = try value.number
        case "order": order = Int32(try value.number)
        case "display": display = try value.keyword(["flex": .flex, "none": .none])
        case "position":
            position = try value.keyword([
                "relative": .relative, "absolute": .absolute, "static": .static,
            ])
        case "boxSizing":
            boxSizing = try value.keyword(["content-box": .contentBox, "border-box": .borderBox])
        case "overflow": overflow = try value.keyword(["visible": .visible, "hidden": .hidden])
        case "flexDirection":
            flexDirection = try value.keyword([
                "row": .row, "row-reverse": .rowReverse, "column": .column,
                "column-reverse": .columnReverse,
            ])
        case "flexWrap":
            // Lines are not balanced: that is of CSS Flexbox 2.
            flexWrap = try value.keyword([
                "nowrap": .nowrap, "wrap": .wrap, "wrap-reverse": .wrapReverse, "balance": .wrap,
                "wrap-reverse balance": .wrapReverse,
            ])
        default: return false
        }
        return true
    }

    nonisolated(unsafe) private static let sizes: [String: WritableKeyPath<BoxStyle, CSSSize>] = [
        "flexBasis": \.flexBasis, "width": \.width, "height": \.height, "minWidth": \.minWidth,
        "minHeight": \.minHeight, "maxWidth": \.maxWidth, "maxHeight": \.maxHeight,
    ]

    nonisolated(unsafe) private static let lengths: [String: WritableKeyPath<BoxStyle, CSSLength>] = [
        "left": \.inset.left, "top": \.inset.top, "right": \.inset.right, "bottom": \.inset.bottom,
        "marginLeft": \.margin.left, "marginTop": \.margin.top, "marginRight": \.margin.right,
        "marginBottom": \.margin.bottom, "paddingLeft": \.padding.left, "paddingTop": \.padding.top,
        "paddingRight": \.padding.right, "paddingBottom": \.padding.bottom, "rowGap": \.rowGap,
        "columnGap": \.columnGap,
    ]

    nonisolated(unsafe) private static let alignments: [String: WritableKeyPath<BoxStyle, CSSAlignment>] = [
        "justifyContent": \.justifyContent, "alignItems": \.alignItems, "alignSelf": \.alignSelf,
        "alignContent": \.alignContent,
    ]

    nonisolated(unsafe) private static let numbers: [String: WritableKeyPath<BoxStyle, Double>] = [
        "flexGrow": \.flexGrow, "flexShrink": \.flexShrink, "borderLeft": \.border.left,
        "borderTop": \.border.top, "borderRight": \.border.right, "borderBottom": \.border.bottom,
    ]
}

/// A value that its property cannot have.
private struct UnknownValue: Error {}

extension FixtureValue {
    fileprivate var number: Double {
        get throws(UnknownValue) {
            guard case .number(let number) = self else { throw UnknownValue() }
            return number
        }
    }

    fileprivate func keyword<Keyword>(_ keywords: [String: Keyword]) throws(UnknownValue) -> Keyword {
        guard case .text(let text) = self, let keyword = keywords[text] else { throw UnknownValue() }
        return keyword
    }

    /// The number before a percent sign.
    fileprivate var percentage: Double? {
        guard case .text(let text) = self, text.last == "%" else { return nil }
        return Double(text.dropLast())
    }
}

extension CSSLength {
    fileprivate init(_ value: FixtureValue) throws(UnknownValue) {
        if case .number(let number) = value {
            self = .points(number)
        } else if let percentage = value.percentage {
            self = .percent(percentage)
        } else {
            self = try value.keyword(["auto": .auto])
        }
    }
}

extension CSSSize {
    fileprivate init(_ value: FixtureValue) throws(UnknownValue) {
        if case .number(let number) = value {
            self = .points(number)
        } else if let percentage = value.percentage {
            self = .percent(percentage)
        } else {
            self = try value.keyword([
                "auto": .auto, "none": .auto, "min-content": .minContent, "max-content": .maxContent,
                "fit-content": .fitContent, "stretch": .stretch, "content": .content,
            ])
        }
    }
}

extension CSSAlignment {
    fileprivate init(_ value: FixtureValue) throws(UnknownValue) {
        guard case .text(let text) = value else { throw UnknownValue() }
        var word = text
        var overflow = Overflow.unspecified
        for (prefix, position) in [("safe ", Overflow.safe), ("unsafe ", .unsafe)]
        where text.hasPrefix(prefix) {
            word = String(text.dropFirst(prefix.count))
            overflow = position
        }
        let keyword: Keyword = try FixtureValue.text(word).keyword([
            "auto": .auto, "normal": .normal, "stretch": .stretch, "start": .start, "end": .end,
            "center": .center, "flex-start": .flexStart, "flex-end": .flexEnd, "self-start": .selfStart,
            "self-end": .selfEnd, "left": .left, "right": .right, "baseline": .firstBaseline,
            "first baseline": .firstBaseline, "last baseline": .lastBaseline,
            "space-between": .spaceBetween, "space-around": .spaceAround, "space-evenly": .spaceEvenly,
        ])
        self.init(keyword, overflow: overflow)
    }
}
