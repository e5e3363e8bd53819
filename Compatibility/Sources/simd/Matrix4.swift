/// Four columns of as many numbers.
public struct Matrix4<Scalar: BinaryFloatingPoint & SIMDScalar>: Equatable {
    public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)

    public init() {
        self.init(0)
    }

    public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) {
        self.columns = columns
    }

    public init(
        _ column0: SIMD4<Scalar>, _ column1: SIMD4<Scalar>, _ column2: SIMD4<Scalar>, _ column3: SIMD4<Scalar>
    ) {
        columns = (column0, column1, column2, column3)
    }

    public init(_ columns: [SIMD4<Scalar>]) {
        self.init(columns[0], columns[1], columns[2], columns[3])
    }

    public init(rows: [SIMD4<Scalar>]) {
        self = Matrix4(rows).transpose
    }

    public init(diagonal: SIMD4<Scalar>) {
        let empty = SIMD4<Scalar>.zero
        columns = (empty, empty, empty, empty)
        for index in 0..<4 { self[index][index] = diagonal[index] }
    }

    /// A number along the diagonal.
    public init(_ scalar: Scalar) {
        self.init(diagonal: SIMD4(repeating: scalar))
    }

    public subscript(column: Int) -> SIMD4<Scalar> {
        get {
            switch column {
            case 0: columns.0
            case 1: columns.1
            case 2: columns.2
            default: columns.3
            }
        }
        set {
            switch column {
            case 0: columns.0 = newValue
            case 1: columns.1 = newValue
            case 2: columns.2 = newValue
            default: columns.3 = newValue
            }
        }
    }

    public subscript(column: Int, row: Int) -> Scalar {
        get { self[column][row] }
        set { self[column][row] = newValue }
    }

    public static func == (left: Matrix4, right: Matrix4) -> Bool { left.columns == right.columns }
}

extension Matrix4 {
    public var transpose: Matrix4 {
        var result = self
        for column in 0..<4 {
            for row in 0..<4 { result[row][column] = self[column][row] }
        }
        return result
    }

    /// The map that takes this one back, by Gauss's elimination; numbers that are none where there is no such map.
    public var inverse: Matrix4 {
        var (rest, result) = (self, Matrix4(1))
        for pivot in 0..<4 {
            let best = (pivot..<4).max { rest[$0][pivot].magnitude < rest[$1][pivot].magnitude } ?? pivot
            (rest[pivot], rest[best]) = (rest[best], rest[pivot])
            (result[pivot], result[best]) = (result[best], result[pivot])
            let scale = rest[pivot][pivot]
            rest[pivot] /= scale
            result[pivot] /= scale
            for column in 0..<4 where column != pivot {
                let factor = rest[column][pivot]
                rest[column] -= rest[pivot] * factor
                result[column] -= result[pivot] * factor
            }
        }
        return result
    }

    public static func * (left: Matrix4, right: SIMD4<Scalar>) -> SIMD4<Scalar> {
        (0..<4).reduce(.zero) { $0 + left[$1] * right[$1] }
    }

    public static func * (left: Matrix4, right: Matrix4) -> Matrix4 {
        Matrix4(
            left * right.columns.0, left * right.columns.1, left * right.columns.2, left * right.columns.3)
    }

    public static func * (left: Matrix4, right: Scalar) -> Matrix4 {
        Matrix4(
            left.columns.0 * right, left.columns.1 * right, left.columns.2 * right, left.columns.3 * right)
    }

    public static func + (left: Matrix4, right: Matrix4) -> Matrix4 {
        Matrix4(
            left.columns.0 + right.columns.0, left.columns.1 + right.columns.1,
            left.columns.2 + right.columns.2, left.columns.3 + right.columns.3)
    }

    public static func - (left: Matrix4, right: Matrix4) -> Matrix4 {
        Matrix4(
            left.columns.0 - right.columns.0, left.columns.1 - right.columns.1,
            left.columns.2 - right.columns.2, left.columns.3 - right.columns.3)
    }

    public static func *= (left: inout Matrix4, right: Matrix4) { left = left * right }
}

extension Matrix4: Sendable where Scalar: Sendable, Scalar.SIMD4Storage: Sendable {}

extension Matrix4 {
    /// The row times the matrix: each element is its product with a column.
    public static func * (row: SIMD4<Scalar>, matrix: Matrix4) -> SIMD4<Scalar> {
        let (a, b, c, d) = matrix.columns
        return SIMD4((row * a).sum(), (row * b).sum(), (row * c).sum(), (row * d).sum())
    }
}
