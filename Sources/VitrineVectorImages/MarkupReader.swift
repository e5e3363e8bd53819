import CExpat

/// Reads an XML file into a tree with Expat, within limits that hostile files cannot exceed.
///
/// Document types with declarations of their own are refused: through them come entities, and through entities
/// files that grow without bound or read other files.
///
/// A class, because Expat keeps its address.
final class MarkupReader {
    static let maximumBytes = 1 << 20
    static let maximumDepth = 64

    private let parser: XML_Parser
    private var open: [MarkupElement] = []
    private var root: MarkupElement?
    private var failure: VectorImageError?
    private var hasDocumentType = false

    static func read(_ bytes: [UInt8]) throws(VectorImageError) -> MarkupElement {
        guard bytes.count <= maximumBytes else {
            throw .tooLarge(bytes: bytes.count, limit: maximumBytes)
        }
        guard String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0) else { throw .notUTF8 }
        return try MarkupReader().parse(bytes)
    }

    private init() {
        guard let parser = XML_ParserCreate("UTF-8") else {
            preconditionFailure("there is no memory for a parser")
        }
        self.parser = parser
    }

    deinit { XML_ParserFree(parser) }

    private func parse(_ bytes: [UInt8]) throws(VectorImageError) -> MarkupElement {
        XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
        XML_SetXmlDeclHandler(parser) { reader, _, encoding, _ in
            if let encoding { MarkupReader.from(reader).checkEncoding(String(cString: encoding)) }
        }
        XML_SetStartDoctypeDeclHandler(parser) { reader, _, _, _, hasDeclarations in
            let reader = MarkupReader.from(reader)
            reader.hasDocumentType = true
            if hasDeclarations != 0 { reader.fail(.documentType(line: reader.line)) }
        }
        XML_SetStartElementHandler(parser) { reader, name, attributes in
            guard let name, let attributes else { return }
            MarkupReader.from(reader).begin(String(cString: name), MarkupReader.dictionary(attributes))
        }
        XML_SetCharacterDataHandler(parser) { reader, characters, count in
            guard let characters else { return }
            let bytes = UnsafeRawBufferPointer(start: characters, count: Int(count))
            MarkupReader.from(reader).add(String(decoding: bytes, as: UTF8.self))
        }
        XML_SetEndElementHandler(parser) { reader, _ in MarkupReader.from(reader).end() }
        let status = bytes.withUnsafeBytes { buffer in
            XML_Parse(parser, buffer.baseAddress, Int32(buffer.count), 1)
        }
        if let failure { throw failure }
        guard status == XML_STATUS_OK, let root else {
            throw .malformed(line: line, reason: reason(of: XML_GetErrorCode(parser)))
        }
        // Somewhere else there could be declarations, so that Expat leaves out what it does not know.
        if hasDocumentType, Self.namesEntity(bytes) { throw .malformed(line: 1, reason: "undefined entity") }
        return root
    }

    /// Whether there is a reference to another entity than the predefined ones (XML 1.0 §4.6).
    private static func namesEntity(_ bytes: [UInt8]) -> Bool {
        String(decoding: bytes, as: UTF8.self).contains(/&(?!#|amp;|lt;|gt;|quot;|apos;)[\w:.-]+;/)
    }

    private static func from(_ userData: UnsafeMutableRawPointer?) -> MarkupReader {
        guard let userData else { preconditionFailure("Expat hands its user data to each handler") }
        return Unmanaged.fromOpaque(userData).takeUnretainedValue()
    }

    /// Names and values in turn, until there is no name.
    private static func dictionary(
        _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>
    ) -> [String: String] {
        var dictionary: [String: String] = [:]
        var next = attributes
        while let name = next[0], let value = next[1] {
            dictionary[String(cString: name)] = String(cString: value)
            next += 2
        }
        return dictionary
    }

    private var line: Int { Int(XML_GetCurrentLineNumber(parser)) }

    private func reason(of error: XML_Error) -> String {
        guard error != XML_ERROR_NO_ELEMENTS, let text = XML_ErrorString(error) else {
            return "it ends before its outermost element does"
        }
        return String(cString: text)
    }

    /// What was read is UTF-8, whatever the file says of itself.
    private func checkEncoding(_ name: String) {
        if name.uppercased() != "UTF-8" { fail(.declaredEncoding(name)) }
    }

    private func begin(_ name: String, _ attributes: [String: String]) {
        guard open.count < Self.maximumDepth else {
            fail(.tooDeep(line: line, limit: Self.maximumDepth))
            return
        }
        open.append(MarkupElement(name: name, attributes: attributes, line: line))
    }

    /// Only style sheets and what is to be read are texts that count.
    private func add(_ text: String) {
        guard let last = open.indices.last else { return }
        if open[last].name == "style" {
            open[last].text += text
        } else if open.contains(where: { $0.name == "text" }) {
            open[last].children.append(MarkupElement(name: "", attributes: [:], line: line, text: text))
        }
    }

    private func end() {
        guard let element = open.popLast() else { return }
        if open.isEmpty {
            root = element
        } else {
            open[open.count - 1].children.append(element)
        }
    }

    private func fail(_ error: VectorImageError) {
        if failure == nil { failure = error }
        XML_StopParser(parser, XML_Bool(XML_FALSE))
    }
}
