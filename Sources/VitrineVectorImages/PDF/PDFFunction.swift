import Foundation

/// A function of one number (ISO 32000-1 §7.10), as gradients have them for their colours.
indirect enum PDFFunction {
    /// From one list of values to another, by a power.
    case exponential(from: [Double], to: [Double], exponent: Double)
    /// Functions one after the other, each for a part of the domain.
    case stitching(pieces: [(function: PDFFunction, start: Double, end: Double)], bounds: [Double])
    /// Values at even distances.
    case sampled([[Double]], domain: ClosedRange<Double>)
    /// Functions of one value each, beside each other.
    case combined([PDFFunction])

    /// The values at a place of what the function is asked for, 0 at its start and 1 at its end.
    typealias Sample = (location: Double, values: [Double])

    /// How many functions may lie in each other, how many values a table may have, and in how many pieces a curve is cut.
    private static let maximumDepth = 4
    private static let maximumSamples = 1024
    private static let pieces = 16

    init(_ object: PDFObject, in file: PDFFile, depth: Int = 0) throws(PDFError) {
        guard depth < Self.maximumDepth else { throw PDFError("functions lie in each other too deep") }
        if case .array(let parts) = object {
            var functions: [PDFFunction] = []
            for part in parts {
                functions.append(try PDFFunction(try file.resolved(part), in: file, depth: depth + 1))
            }
            self = functions.count == 1 ? functions[0] : .combined(functions)
            return
        }
        func numbers(_ key: String) throws(PDFError) -> [Double] {
            try file.numbers(try file.entry(key, of: object))
        }
        let domain = try numbers("Domain")
        guard domain.count == 2, domain[0] < domain[1] else {
            throw PDFError("a gradient's function has no domain")
        }
        switch try file.entry("FunctionType", of: object).number {
        case 0:
            let size = Int(try numbers("Size").first ?? 0)
            let range = try numbers("Range")
            let (bits, count) = (
                Int(try file.entry("BitsPerSample", of: object).number ?? 0), range.count / 2
            )
            let data = try file.data(of: object)
            guard bits == 8, count > 0, (2...Self.maximumSamples).contains(size), data.count >= size * count
            else { throw PDFError("a gradient's table of colours is of a kind that is not read") }
            self = .sampled(
                (0..<size).map { row in
                    (0..<count).map { column in
                        let (low, high) = (range[2 * column], range[2 * column + 1])
                        return low + Double(data[row * count + column]) / 255 * (high - low)
                    }
                }, domain: domain[0]...domain[1])
        case 2:
            let (from, to) = (try numbers("C0"), try numbers("C1"))
            self = .exponential(
                from: from.isEmpty ? [0] : from, to: to.isEmpty ? [1] : to,
                exponent: try file.entry("N", of: object).number ?? 1)
        case 3:
            guard case .array(let parts) = try file.entry("Functions", of: object), !parts.isEmpty else {
                throw PDFError("a gradient's function has no parts")
            }
            let bounds = [domain[0]] + (try numbers("Bounds")) + [domain[1]]
            let encode = try numbers("Encode")
            guard bounds.count == parts.count + 1, encode.count == 2 * parts.count else {
                throw PDFError("a gradient's function has \(parts.count) parts and other bounds")
            }
            var pieces: [(function: PDFFunction, start: Double, end: Double)] = []
            for (index, part) in parts.enumerated() {
                let function = try PDFFunction(try file.resolved(part), in: file, depth: depth + 1)
                pieces.append((function, encode[2 * index], encode[2 * index + 1]))
            }
            self = .stitching(pieces: pieces, bounds: bounds)
        default: throw PDFError("a gradient has a function that is a program")
        }
    }

    /// Values between which the function goes evenly, or nearly, in the order of their places.
    func samples(from start: Double, to end: Double) -> [Sample] {
        switch self {
        case .exponential(_, _, let exponent):
            return exponent == 1 ? even(start, end, pieces: 1) : even(start, end, pieces: Self.pieces)
        case .sampled(let table, _): return even(start, end, pieces: min(table.count - 1, 64))
        case .combined: return even(start, end, pieces: Self.pieces)
        case .stitching(let pieces, let bounds):
            guard start < end else { return even(start, end, pieces: 1) }
            return zip(pieces, zip(bounds, bounds.dropFirst())).flatMap { piece, part -> [Sample] in
                let (low, high) = (max(part.0, start), min(part.1, end))
                guard low < high else { return [] }
                func encoded(_ place: Double) -> Double {
                    piece.start + (place - part.0) / (part.1 - part.0) * (piece.end - piece.start)
                }
                return piece.function.samples(from: encoded(low), to: encoded(high)).map {
                    ((low + $0.location * (high - low) - start) / (end - start), $0.values)
                }
            }
        }
    }

    private func even(_ start: Double, _ end: Double, pieces: Int) -> [Sample] {
        (0...pieces).map { index in
            let location = Double(index) / Double(pieces)
            return (location, values(at: start + location * (end - start)))
        }
    }

    private func values(at place: Double) -> [Double] {
        switch self {
        case .exponential(let from, let to, let exponent):
            let part = exponent == 1 ? place : pow(max(place, 0), exponent)
            return zip(from, to).map { $0 + part * ($1 - $0) }
        case .sampled(let table, let domain):
            let share = (place - domain.lowerBound) / (domain.upperBound - domain.lowerBound)
            let row = min(max(share, 0), 1) * Double(table.count - 1)
            let index = min(Int(row), table.count - 2)
            return zip(table[index], table[index + 1]).map { $0 + (row - Double(index)) * ($1 - $0) }
        case .combined(let functions): return functions.flatMap { $0.values(at: place) }
        case .stitching(let pieces, let bounds):
            let index = pieces.indices.first { place < bounds[$0 + 1] } ?? pieces.count - 1
            let (piece, low, high) = (pieces[index], bounds[index], bounds[index + 1])
            let share = high > low ? (place - low) / (high - low) : 0
            return piece.function.values(at: piece.start + share * (piece.end - piece.start))
        }
    }
}
