import Testing
import VitrineImageCoding

/// The rules of the PNG specification's table 7, each broken once.
struct PNGChunkOrderTests {
    /// Chunks by their names; what they hold fits the picture, one white pixel.
    private static func file(_ chunks: [String], colorType: UInt8, trailing: [UInt8] = []) -> [UInt8] {
        var file = PNGFile()
        for chunk in chunks {
            switch chunk {
            case "IHDR": file.append("IHDR", PNGFile.word(1) + PNGFile.word(1) + [8, colorType, 0, 0, 0])
            case "PLTE": file.append("PLTE", [255, 255, 255])
            case "tRNS":
                file.append("tRNS", colorType == 3 ? [255] : colorType == 0 ? [0, 1] : [0, 1, 0, 1, 0, 1])
            case "IDAT":
                let samples = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 0
                file.appendData([0] + [UInt8](repeating: colorType == 3 ? 0 : 255, count: samples))
            case "IDAT-": file.append("IDAT")
            case "IEND": file.append("IEND")
            case "IEND+": file.append("IEND", [0])
            default: file.append(chunk, [0, 0, 0, 0])
            }
        }
        return file.bytes + trailing
    }

    private static func complaint(_ bytes: [UInt8]) -> String? {
        do {
            _ = try PNGDecoder().decode(bytes)
            return nil
        } catch {
            return "\(error)".replacing("the PNG file is damaged: ", with: "")
        }
    }

    /// Chunks in letters that are easy to read: H header, P palette, D data, E end.
    private static func names(_ text: String) -> [String] {
        let short = ["H": "IHDR", "P": "PLTE", "D": "IDAT", "d": "IDAT-", "E": "IEND", "e": "IEND+"]
        return text.split(separator: " ").map { short[String($0)] ?? String($0) }
    }

    @Test(arguments: [
        ("H D E", 2), ("H P D E", 2), ("H P D E", 3), ("H P tRNS D E", 3), ("H tRNS D E", 0),
        ("H D d d E", 2),
        ("H gAMA cHRM sRGB sBIT P bKGD hIST tRNS pHYs sPLT sPLT eXIf D tIME tEXt tEXt fdAT fdAT E", 3),
        ("H tEXt tIME D zTXt iTXt E", 6), ("H prVt prVt D prVt E", 2), ("H bKGD D E", 2),
    ])
    func `Chunks in their order are read`(chunks: String, colorType: UInt8) {
        let bytes = Self.file(Self.names(chunks), colorType: colorType)
        #expect(Self.complaint(bytes) == nil)
    }

    @Test(arguments: [
        ("D H E", 2, "its first chunk is 'IDAT', not 'IHDR'"),
        ("tEXt H D E", 2, "its first chunk is 'tEXt', not 'IHDR'"),
        ("H H D E", 2, "'IHDR' stands twice"),
        ("H D H E", 2, "'IHDR' stands twice"),
        ("H D P E", 2, "'PLTE' stands after 'IDAT'"),
        ("H P P D E", 3, "'PLTE' stands twice"),
        ("H D E", 3, "'PLTE' is missing before 'IDAT'"),
        ("H P D E", 0, "'PLTE' stands in a picture of grays"),
        ("H P D E", 4, "'PLTE' stands in a picture of grays"),
        ("H tRNS P D E", 3, "'tRNS' stands before 'PLTE'"),
        ("H tRNS P D E", 2, "'tRNS' stands before 'PLTE'"),
        ("H D tRNS E", 2, "'tRNS' stands after 'IDAT'"),
        ("H tRNS tRNS D E", 2, "'tRNS' stands twice"),
        ("H tRNS D E", 6, "'tRNS' stands in a picture with an alpha channel"),
        ("H tRNS D E", 4, "'tRNS' stands in a picture with an alpha channel"),
        ("H D tEXt d E", 2, "'tEXt' stands between chunks 'IDAT'"),
        ("H E", 2, "'IDAT' is missing"),
        ("H D e", 2, "'IEND' is not empty"),
        ("H D", 2, "the file ends too early"),
        ("H D E E", 2, "12 bytes follow its end, the chunk 'IEND'"),
        ("H D E tEXt", 2, "16 bytes follow its end, the chunk 'IEND'"),
        ("H ABCD D E", 2, "'ABCD' is an unknown chunk that may not be skipped"),
        ("H D ABCD E", 2, "'ABCD' is an unknown chunk that may not be skipped"),
        ("H pr1t D E", 2, "a chunk's name is not made of four letters"),
        ("H hIST D E", 2, "'hIST' stands before 'PLTE'"),
        ("H bKGD P D E", 3, "'bKGD' stands before 'PLTE'"),
        ("H bKGD P D E", 2, "'bKGD' stands before 'PLTE'"),
        ("H fdAT D E", 2, "'fdAT' stands before 'IDAT'"),
    ])
    func `Chunks out of their order are an error`(chunks: String, colorType: UInt8, complaint: String) {
        #expect(Self.complaint(Self.file(Self.names(chunks), colorType: colorType)) == complaint)
    }

    @Test(arguments: ["cHRM", "cICP", "gAMA", "iCCP", "mDCV", "cLLI", "sBIT", "sRGB"])
    func `Chunks about colours come first and once`(name: String) {
        let error = { Self.complaint(Self.file(Self.names($0), colorType: 3)) }
        #expect(error("H \(name) P D E") == nil)
        #expect(error("H P \(name) D E") == "'\(name)' stands after 'PLTE'")
        #expect(error("H P D \(name) E") == "'\(name)' stands after 'IDAT'")
        #expect(error("H \(name) \(name) P D E") == "'\(name)' stands twice")
    }

    @Test(arguments: ["bKGD", "hIST", "pHYs", "eXIf", "acTL"])
    func `Other chunks about the picture come before it and once`(name: String) {
        let error = { Self.complaint(Self.file(Self.names($0), colorType: 3)) }
        #expect(error("H P \(name) D E") == nil)
        #expect(error("H P D \(name) E") == "'\(name)' stands after 'IDAT'")
        #expect(error("H P \(name) \(name) D E") == "'\(name)' stands twice")
    }

    @Test func `A palette that is suggested comes before the picture`() {
        #expect(
            Self.complaint(Self.file(Self.names("H D sPLT E"), colorType: 2)) == "'sPLT' stands after 'IDAT'")
        #expect(
            Self.complaint(Self.file(Self.names("H D tIME tIME E"), colorType: 2)) == "'tIME' stands twice")
    }

    @Test func `Nothing follows the end`() {
        let bytes = Self.file(Self.names("H D E"), colorType: 2, trailing: [0])
        #expect(Self.complaint(bytes) == "1 byte follows its end, the chunk 'IEND'")
    }

    @Test(arguments: ["H", "P", "tRNS", "D", "tEXt", "E"])
    func `A wrong checksum of any chunk is an error`(name: String) {
        let chunks = Self.names("H P tRNS D tEXt E")
        let changed = Self.names(name)[0]
        let before = Self.file(Array(chunks.prefix { $0 != changed }) + [changed], colorType: 3)
        var bytes = Self.file(chunks, colorType: 3)
        bytes[before.count - 1] ^= 1
        #expect(Self.complaint(bytes)?.contains("CRC error") == true)
    }
}
