import Foundation
import FoundationXML

/// Reads an XML file into a tree, within limits that hostile files cannot exceed.
///
/// Document types are refused before parsing: through them come entities, and through entities files that grow
/// without bound or read other files.
final class MarkupReader: NSObject, XMLParserDelegate {
    static let maximumBytes = 1 << 20
    static let maximumDepth = 64

    private var open: [MarkupElement] = []
    private var root: MarkupElement?
    private var failure: VectorImageError?

    static func read(_ bytes: [UInt8]) throws(VectorImageError) -> MarkupElement {
        guard bytes.count <= maximumBytes else {
            throw .tooLarge(bytes: bytes.count, limit: maximumBytes)
        }
        guard let text = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else { throw .notUTF8 }
        try refuseForeignEncoding(text)
        try refuseDocumentType(text)

        let reader = MarkupReader()
        let parser = XMLParser(data: Data(bytes))
        parser.shouldResolveExternalEntities = false
        parser.delegate = reader
        // The result is not asked for: on Linux it is true for some files that are not well-formed.
        _ = parser.parse()
        if let failure = reader.failure { throw failure }
        guard let root = reader.root else {
            throw .malformed(line: max(1, parser.lineNumber), reason: "it has no element")
        }
        return root
    }

    /// The parser would follow the declaration and read other characters than were checked here.
    private static func refuseForeignEncoding(_ text: String) throws(VectorImageError) {
        guard text.hasPrefix("<?xml"), let end = text.range(of: "?>") else { return }
        let declaration = text[..<end.lowerBound]
        guard let start = declaration.range(of: "encoding") else { return }
        let parts = declaration[start.upperBound...]
            .split(whereSeparator: { $0 == "\"" || $0 == "'" || $0 == "=" || $0.isWhitespace })
        let name = String(parts.first ?? "")
        if name.uppercased() != "UTF-8" { throw .declaredEncoding(name) }
    }

    private static func refuseDocumentType(_ text: String) throws(VectorImageError) {
        let found = text.range(of: "<!DOCTYPE", options: .caseInsensitive) ?? text.range(of: "<!ENTITY")
        guard let found else { return }
        throw .documentType(line: 1 + text[..<found.lowerBound].count(where: \.isNewline))
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
        qualifiedName qName: String?, attributes attributeDict: [String: String]
    ) {
        guard open.count < Self.maximumDepth else {
            fail(.tooDeep(line: parser.lineNumber, limit: Self.maximumDepth), parser)
            return
        }
        open.append(
            MarkupElement(name: elementName, attributes: attributeDict, line: parser.lineNumber))
    }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
        qualifiedName qName: String?
    ) {
        guard let element = open.popLast() else { return }
        if open.isEmpty {
            root = element
        } else {
            open[open.count - 1].children.append(element)
        }
    }

    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
        let reason = Self.reason(forCode: (parseError as NSError).code)
        fail(.malformed(line: max(1, parser.lineNumber), reason: reason), parser)
    }

    private func fail(_ error: VectorImageError, _ parser: XMLParser) {
        if failure == nil { failure = error }
        parser.abortParsing()
    }

    /// Words for libxml2's error codes (xmlParserErrors), which arrive here without any.
    private static func reason(forCode code: Int) -> String {
        switch code {
        case 4: "it is empty or is not XML"
        case 5: "it ends too early, or something follows its outermost element"
        case 26: "an entity is not declared"
        case 38, 39, 40, 41: "an attribute lacks its value or the quotes around it"
        case 42: "an attribute is given twice"
        case 73, 76, 77: "a tag is not closed"
        case 201: "a prefix is not declared with 'xmlns:'"
        default: "the XML parser reports error \(code)"
        }
    }
}
