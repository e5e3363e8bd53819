/// A change of colours: new red, green, blue and alpha as sums of the old ones, not premultiplied, and a constant.
public struct ColorMatrix: Hashable, Sendable {
    /// Factors of red, green, blue and alpha, and what is added; components are 0…1 and cut off there.
    public struct Row: Hashable, Sendable {
        public var red: Double
        public var green: Double
        public var blue: Double
        public var alpha: Double
        /// Added to the products, 1 for a full component.
        public var constant: Double

        public init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 0, constant: Double = 0)
        {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
            self.constant = constant
        }
    }

    public var red: Row
    public var green: Row
    public var blue: Row
    public var alpha: Row

    public init(red: Row, green: Row, blue: Row, alpha: Row = Row(0, 0, 0, 1)) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    public var rows: [Row] { [red, green, blue, alpha] }
}

extension ColorMatrix.Row {
    /// Its five numbers.
    public var numbers: [Double] { [red, green, blue, alpha, constant] }
}
