/// The rules of the PNG specification for the chunks of a file: which there are, in which order, how often.
///
/// Decoders are lenient here, each in its own way; a file that breaks a rule is damaged or made to be read in two ways.
/// What stands in the chunks, checksums among it, is for the decoders to judge.
///
/// See <https://www.w3.org/TR/png-3/#5ChunkOrdering>.
struct PNGChunkOrder {
    /// Where an ancillary chunk may stand.
    private enum Place {
        case beforePalette
        case afterPalette
        case beforeData
        case afterData
    }

    private struct Rule {
        var place: Place?
        var isSingle = true
    }

    private static let ancillary: [String: Rule] = [
        "cHRM": Rule(place: .beforePalette), "cICP": Rule(place: .beforePalette),
        "gAMA": Rule(place: .beforePalette), "iCCP": Rule(place: .beforePalette),
        "mDCV": Rule(place: .beforePalette), "cLLI": Rule(place: .beforePalette),
        "sBIT": Rule(place: .beforePalette), "sRGB": Rule(place: .beforePalette),
        "bKGD": Rule(place: .afterPalette), "hIST": Rule(place: .afterPalette),
        "tRNS": Rule(place: .afterPalette), "eXIf": Rule(place: .beforeData),
        "pHYs": Rule(place: .beforeData), "sPLT": Rule(place: .beforeData, isSingle: false),
        "acTL": Rule(place: .beforeData), "fdAT": Rule(place: .afterData, isSingle: false),
        "tIME": Rule(),
    ]

    private var colorType: UInt8 = 0
    private var seen: Set<String> = []
    private var last = ""

    /// Why a file breaks a rule; nothing where it breaks none.
    static func complaint(about file: UnsafeRawBufferPointer) -> String? {
        var order = PNGChunkOrder()
        var position = 8
        while order.last != "IEND" {
            guard file.count - position >= 12 else { return "the file ends too early" }
            let length = Int(
                UInt32(bigEndian: file.loadUnaligned(fromByteOffset: position, as: UInt32.self)))
            guard length <= file.count - position - 12 else { return "the file ends too early" }
            let type = file[position + 4..<position + 8]
            guard type.allSatisfy({ (0x41...0x5a).contains($0 & 0xdf) }) else {
                return "a chunk's name is not made of four letters"
            }
            let content = UnsafeRawBufferPointer(rebasing: file[position + 8..<position + 8 + length])
            let name = String(decoding: type, as: UTF8.self)
            if let complaint = order.add(name, content) { return complaint }
            position += length + 12
        }
        let rest = file.count - position
        return rest == 0
            ? nil : "\(rest) \(rest == 1 ? "byte follows" : "bytes follow") its end, the chunk 'IEND'"
    }

    private mutating func add(_ name: String, _ content: UnsafeRawBufferPointer) -> String? {
        defer {
            seen.insert(name)
            last = name
        }
        if last.isEmpty, name != "IHDR" { return "its first chunk is '\(name)', not 'IHDR'" }
        switch name {
        case "IHDR":
            guard last.isEmpty else { return Self.twice(name) }
            guard content.count == 13 else { return "'IHDR' has \(content.count) bytes, not 13" }
            colorType = content[9]
        case "PLTE":
            return complaintAboutPalette()
        case "IDAT":
            if colorType == 3, !seen.contains("PLTE") { return "'PLTE' is missing before 'IDAT'" }
            if seen.contains("IDAT"), last != "IDAT" { return "'\(last)' stands between chunks 'IDAT'" }
        case "IEND":
            guard seen.contains("IDAT") else { return "'IDAT' is missing" }
            guard content.isEmpty else { return "'IEND' is not empty" }
        default:
            return complaintAboutAncillary(name)
        }
        return nil
    }

    private func complaintAboutPalette() -> String? {
        if seen.contains("PLTE") { return Self.twice("PLTE") }
        if colorType == 0 || colorType == 4 { return "'PLTE' stands in a picture of grays" }
        if seen.contains("IDAT") { return "'PLTE' stands after 'IDAT'" }
        let early = seen.filter { Self.ancillary[$0]?.place == .afterPalette }.min()
        return early.map { "'\($0)' stands before 'PLTE'" }
    }

    private func complaintAboutAncillary(_ name: String) -> String? {
        // Bit 5 of the first letter tells which chunks may be skipped by those who do not know them.
        guard let first = name.utf8.first, first & 0x20 != 0 else {
            return "'\(name)' is an unknown chunk that may not be skipped"
        }
        guard let rule = Self.ancillary[name] else { return nil }
        if rule.isSingle, seen.contains(name) { return Self.twice(name) }
        switch rule.place {
        case .beforePalette, .afterPalette, .beforeData:
            if seen.contains("IDAT") { return "'\(name)' stands after 'IDAT'" }
            if rule.place == .beforePalette, seen.contains("PLTE") { return "'\(name)' stands after 'PLTE'" }
        case .afterData:
            if !seen.contains("IDAT") { return "'\(name)' stands before 'IDAT'" }
        case nil: break
        }
        switch name {
        case "tRNS":
            if colorType == 4 || colorType == 6 { return "'tRNS' stands in a picture with an alpha channel" }
            if colorType == 3, !seen.contains("PLTE") { return "'tRNS' stands before 'PLTE'" }
        case "hIST":
            if !seen.contains("PLTE") { return "'hIST' stands before 'PLTE'" }
        case "bKGD":
            if colorType == 3, !seen.contains("PLTE") { return "'bKGD' stands before 'PLTE'" }
        default: break
        }
        return nil
    }

    private static func twice(_ name: String) -> String { "'\(name)' stands twice" }
}
