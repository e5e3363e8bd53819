/// `ZStack` as a layout.
public nonisolated struct ZStackLayout: PrimitiveLayout {
    public var alignment: Alignment

    public init(alignment: Alignment = .center) {
        self.alignment = alignment
    }

    package var primitiveContainer: Container {
        Container(name: "ZStack", layout: .overlapping(alignment))
    }
}
