import VitrineDeflate

/// The objects of a PDF file, found by their headings: tables that say where they are may be damaged, and are not needed.
struct PDFFile {
    private let bytes: [UInt8]
    /// Where objects begin, by number.
    private var places: [Int: Int] = [:]
    /// Objects that lie in streams of objects (ISO 32000-1 §7.5.7).
    private var packed: [Int: PDFObject] = [:]

    /// How many bytes a file and what it unpacks to may have.
    private static let limit = 16 << 20

    init(_ bytes: [UInt8]) throws(PDFError) {
        guard bytes.starts(with: "%PDF-".utf8) else { throw PDFError("it does not begin as one") }
        guard bytes.count <= Self.limit else {
            throw PDFError("it has \(bytes.count) bytes, more than \(Self.limit)")
        }
        self.bytes = bytes
        findObjects()
        for number in places.keys.sorted() {
            let object = try object(number)
            if object.entries?["Encrypt"] != nil { throw PDFError("it is encrypted") }
            if object.entries?["Type"]?.name == "ObjStm" { try unpack(object) }
        }
    }

    /// Where `12 0 obj` stands; a later object of a number replaces an earlier one.
    private mutating func findObjects() {
        let word = Array("obj".utf8)
        var index = 3
        while index + 3 <= bytes.count {
            if bytes[index] == word[0], bytes[index + 1] == word[1], bytes[index + 2] == word[2] {
                var before = index
                if number(before: &before) != nil, let number = number(before: &before) {
                    places[number] = index + 3
                }
                index += 3
            } else {
                index += 1
            }
        }
    }

    /// The whole number that ends before a place, after space.
    private func number(before index: inout Int) -> Int? {
        var end = index
        while end > 0, PDFLexer.isSpace(bytes[end - 1]) { end -= 1 }
        var start = end
        while start > 0, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[start - 1]) { start -= 1 }
        guard start < end, end < index else { return nil }
        index = start
        return Int(String(decoding: bytes[start..<end], as: UTF8.self))
    }

    private mutating func unpack(_ stream: PDFObject) throws(PDFError) {
        guard let count = stream.entries?["N"]?.number, let first = stream.entries?["First"]?.number,
            count >= 0, first >= 0
        else { return }
        let content = try data(of: stream)
        var heading = PDFLexer(content)
        for _ in 0..<min(Int(count), content.count) {
            guard let number = try heading.next()?.number, let offset = try heading.next()?.number else {
                return
            }
            var lexer = PDFLexer(content, at: max(0, Int(first) + Int(offset)))
            packed[Int(number)] = try lexer.next()
        }
    }

    private func object(_ number: Int) throws(PDFError) -> PDFObject {
        guard let place = places[number] else { return packed[number] ?? .null }
        var lexer = PDFLexer(bytes, at: place)
        guard let object = try lexer.next() else { return .null }
        guard case .dictionary(let entries) = object else { return object }
        let end = lexer.position
        guard case .keyword("stream")? = try lexer.next() else { return object }
        var start = lexer.position
        if start < bytes.count, bytes[start] == 13 { start += 1 }
        if start < bytes.count, bytes[start] == 10 { start += 1 }
        return .stream(entries, start: max(start, end))
    }

    /// What a value stands for, if it is a reference.
    func resolved(_ object: PDFObject?) throws(PDFError) -> PDFObject {
        var object = object ?? .null
        for _ in 0..<8 {
            guard case .reference(let number) = object else { return object }
            object = try self.object(number)
        }
        throw PDFError("references go round")
    }

    func entry(_ key: String, of object: PDFObject) throws(PDFError) -> PDFObject {
        try resolved(object.entries?[key])
    }

    func numbers(_ object: PDFObject) throws(PDFError) -> [Double] {
        guard case .array(let values) = object else { return [] }
        var numbers: [Double] = []
        for value in values {
            if let number = try resolved(value).number { numbers.append(number) }
        }
        return numbers
    }

    /// A stream's bytes, unpacked.
    func data(of object: PDFObject) throws(PDFError) -> [UInt8] {
        guard case .stream(let entries, let start) = object else { return [] }
        let raw = bytes[start..<(try end(ofStream: entries, from: start))]
        let filter = try resolved(entries["Filter"])
        let names: [String]
        switch filter {
        case .name(let name): names = [name]
        case .array(let filters): names = filters.compactMap(\.name)
        default: names = []
        }
        switch names {
        case []: return Array(raw)
        case ["FlateDecode"], ["Fl"]:
            if let predictor = try entry("Predictor", of: try resolved(entries["DecodeParms"])).number,
                predictor > 1
            {
                throw PDFError("a stream has a predictor")
            }
            guard let content = try? inflate(raw, limit: Self.limit) else {
                throw PDFError("a stream is damaged")
            }
            return content
        default: throw PDFError("a stream is packed with \(names.joined(separator: ", "))")
        }
    }

    /// As long as the stream's dictionary says if it ends there, or else up to the next `endstream`.
    private func end(ofStream entries: [String: PDFObject], from start: Int) throws(PDFError) -> Int {
        let word = Array("endstream".utf8)
        if let length = try resolved(entries["Length"]).number, length >= 0,
            start + Int(length) <= bytes.count
        {
            var end = start + Int(length)
            while end < bytes.count, PDFLexer.isSpace(bytes[end]) { end += 1 }
            if bytes[end...].starts(with: word) { return start + Int(length) }
        }
        var end = start
        while end < bytes.count {
            if bytes[end] == word[0], bytes[end...].starts(with: word) { return end }
            end += 1
        }
        return bytes.count
    }

    /// The first page, with what it inherits from the folders that it lies in (ISO 32000-1 §7.7.3.4).
    func firstPage() throws(PDFError) -> [String: PDFObject] {
        var catalog: PDFObject?
        for number in Set(places.keys).union(packed.keys).sorted() {
            let object = try object(number)
            if object.entries?["Type"]?.name == "Catalog" { catalog = object }
        }
        guard let catalog else { throw PDFError("it has no pages") }
        var node = try entry("Pages", of: catalog)
        var inherited: [String: PDFObject] = [:]
        for _ in 0..<16 {
            guard let entries = node.entries else { break }
            for key in ["Resources", "MediaBox", "CropBox", "Rotate"] {
                if let value = entries[key] { inherited[key] = value }
            }
            guard case .array(let kids) = try entry("Kids", of: node) else {
                guard entries["Type"]?.name == "Page" else { break }
                return entries.merging(inherited) { own, _ in own }
            }
            node = try resolved(kids.first)
        }
        throw PDFError("it has no page")
    }
}
