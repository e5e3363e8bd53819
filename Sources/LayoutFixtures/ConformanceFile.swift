public import Foundation
import VitrineDeflate

/// Files of ``ConformanceCase``s: one JSON object per line, gzipped or not.
public enum ConformanceFile {
    /// - Throws: where the file cannot be unpacked or a line is not a case.
    public static func cases(in data: Data) throws -> [ConformanceCase] {
        try lines(in: data).map { try JSONDecoder().decode(ConformanceCase.self, from: Data($0)) }
    }

    /// The lines that are not empty.
    public static func lines(in data: Data) throws -> [ArraySlice<UInt8>] {
        let bytes = [UInt8](data)
        let isGzip = bytes.starts(with: [0x1F, 0x8B])
        let text = isGzip ? try gunzip(bytes, limit: 1 << 30) : bytes
        return text.split(separator: UInt8(ascii: "\n"))
    }
}
