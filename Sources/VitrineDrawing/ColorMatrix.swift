/// A change of colours: new red, green, blue and alpha as sums of the old ones, not premultiplied, and a constant.
public struct ColorMatrix: Hashable, Sendable {
    /// Factors of red, green, blue and alpha, and what is added; components are 0…1 and cut off there.
    public struct Row: Hashable, Sendable {
        /// The factor of the old red.
        public var red: Double
        /// The factor of the old green.
        public var green: Double
        /// The factor of the old blue.
        public var blue: Double
        /// The factor of the old alpha.
        public var alpha: Double
        /// Added to the products, 1 for a full component.
        public var constant: Double

        /// The factors of red, green, blue and alpha in turn; without the last two, alpha and a constant add nothing.
        public init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 0, constant: Double = 0)
        {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
            self.constant = constant
        }
    }

    /// How the new red arises.
    public var red: Row
    /// How the new green arises.
    public var green: Row
    /// How the new blue arises.
    public var blue: Row
    /// How the new alpha arises.
    public var alpha: Row

    /// Alpha stays as it is unless its row is given.
    public init(red: Row, green: Row, blue: Row, alpha: Row = Row(0, 0, 0, 1)) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// The rows for red, green, blue and alpha, in this order.
    public var rows: [Row] { [red, green, blue, alpha] }
}

extension ColorMatrix.Row {
    /// Its five numbers.
    public var numbers: [Double] { [red, green, blue, alpha, constant] }
}
