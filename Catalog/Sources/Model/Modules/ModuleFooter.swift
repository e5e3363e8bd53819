/// What stands below a module, whichever it is.
public struct ModuleFooter: Decodable, Hashable, Sendable {
    public let text: String?
    public let link: PageLink?
}
