/// Rows below each other.
public struct RowsModule: Sendable {
    public let header: ModuleHeader?
    public let rows: [Row]
    public let footer: ModuleFooter?
}

extension RowsModule: Decodable {
    private enum CodingKeys: CodingKey {
        case header, footer
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        header = try container.decodeIfPresent(ModuleHeader.self, forKey: .header)
        footer = try container.decodeIfPresent(ModuleFooter.self, forKey: .footer)
        rows = [Row](try NetworkPage(from: decoder))
    }
}
