public import Foundation

/// The name of a module's model, as `Bundle.url(forResource:withExtension:of:)` tells it.
struct ModelName {
    let name: String
    let module: String

    init(name: String, module: String) {
        self.name = name
        self.module = module
    }

    init?(url: URL) {
        guard url.scheme == "managed-object-model", let module = url.host() else { return nil }
        self.init(name: url.deletingPathExtension().lastPathComponent, module: module)
    }

    var url: URL? { URL(string: "managed-object-model://\(module)/\(name).momd") }

    var model: NSManagedObjectModel? { ManagedObjectModels.model(named: name, inModuleOf: module) }
}

extension Bundle {
    /// Where a compiled model lies, `momd` or `mom`: nowhere, since models are part of the code here; the name leads to it.
    ///
    /// Sources that are rewritten for iOS call it in the place of `url(forResource:withExtension:)`.
    public func url(forResource name: String?, withExtension type: String?, ofModule file: String) -> URL? {
        guard let name else { return nil }
        let found = ModelName(name: name, module: String(file.prefix { $0 != "/" }))
        return found.model == nil ? nil : found.url
    }
}
