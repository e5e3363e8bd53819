/// Three columns of as many numbers.
public struct Matrix3<Scalar: BinaryFloatingPoint & SIMDScalar>: Equatable {
    public var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)

    public init() {
        self.init(0)
    }

    public init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) {
        self.columns = columns
    }

    public init(_ column0: SIMD3<Scalar>, _ column1: SIMD3<Scalar>, _ column2: SIMD3<Scalar>) {
        columns = (column0, column1, column2)
    }

    public init(_ columns: [SIMD3<Scalar>]) {
        self.init(columns[0], columns[1], columns[2])
    }

    public init(rows: [SIMD3<Scalar>]) {
        self = Matrix3(rows).transpose
    }

    public init(diagonal: SIMD3<Scalar>) {
        let empty = SIMD3<Scalar>.zero
        columns = (empty, empty, empty)
        for index in 0..<3 { self[index][index] = diagonal[index] }
    }

    /// A number along the diagonal.
    public init(_ scalar: Scalar) {
        self.init(diagonal: SIMD3(repeating: scalar))
    }

    public subscript(column: Int) -> SIMD3<Scalar> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            default: columns.2
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            default: columns.2 = newValue
            }
        }
    }

    public subscript(column: Int, row: Int) -> Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    public static func == (left: Matrix3, right: Matrix3) -> Bool { left.columns == right.columns }
}

extension Matrix3 {
    public var transpose: Matrix3 {
        var result = self
        for column in 0..<3 {
            for row in 0..<3 { result[row][column] = self[column][row] }
        }
        return result
    }

    /// The map that takes this one back, by Gauss's elimination; numbers that are none where there is no such map.
    public var inverse: Matrix3 {
        var (rest, result) = (self, Matrix3(1))
        for pivot in 0..<3 {
            let best = (pivot..<3).max { rest[$0][pivot].magnitude < rest[$1][pivot].magnitude } ?? pivot
            (rest[pivot], rest[best]) = (rest[best], rest[pivot])
            (result[pivot], result[best]) = (result[best], result[pivot])
            let scale = rest[pivot][pivot]
            rest[pivot] /= scale
            result[pivot] /= scale
            for column in 0..<3 where column != pivot {
                let factor = rest[column][pivot]
                rest[column] -= rest[pivot] * factor
                result[column] -= result[pivot] * factor
            }
        }
        return result
    }

    public static func * (left: Matrix3, right: SIMD3<Scalar>) -> SIMD3<Scalar> {
        (0..<3).reduce(.zero) { $0 + left[$1] * right[$1] }
    }

    public static func * (left: Matrix3, right: Matrix3) -> Matrix3 {
        Matrix3(left * right.columns.0, left * right.columns.1, left * right.columns.2)
    }

    public static func * (left: Matrix3, right: Scalar) -> Matrix3 {
        Matrix3(left.columns.0 * right, left.columns.1 * right, left.columns.2 * right)
    }

    public static func + (left: Matrix3, right: Matrix3) -> Matrix3 {
        Matrix3(
            left.columns.0 + right.columns.0, left.columns.1 + right.columns.1,
            left.columns.2 + right.columns.2)
    }

    public static func - (left: Matrix3, right: Matrix3) -> Matrix3 {
        Matrix3(
            left.columns.0 - right.columns.0, left.columns.1 - right.columns.1,
            left.columns.2 - right.columns.2)
    }

    public static func *= (left: inout Matrix3, right: Matrix3) { left = left * right }
}

extension Matrix3: Sendable where Scalar: Sendable, Scalar.SIMD4Storage: Sendable {}
