import Runtime

/// The calls of a catalogue's own code that are under way on this thread, as people read them.
enum CallFrames {
    private static let limit = 5

    /// `Card.body.getter (Shop/Card.swift:12)`, the innermost first; none where they cannot be found out.
    static func current() -> [String] {
        guard let backtrace = try? Backtrace.capture(limit: 200, top: 0).symbolicated(options: .default)
        else {
            return []
        }
        var frames: [String] = []
        for frame in backtrace.frames {
            guard let symbol = frame.symbol, let text = text(of: symbol) else { continue }
            // A function that calls itself is named once.
            if frames.last != text { frames.append(text) }
            if frames.count == limit { break }
        }
        return frames
    }

    private static func text(of symbol: SymbolicatedBacktrace.Symbol) -> String? {
        guard !symbol.isSwiftThunk, !symbol.isSystemFunction, !symbol.isSwiftRuntimeFailure,
            let module = module(of: symbol.rawName), !ownModules.contains(module)
        else { return nil }
        guard let place = symbol.sourceLocation, place.line > 0 else { return "\(symbol.name) (\(module))" }
        let file = place.path.split(separator: "/").last ?? ""
        if file == "<compiler-generated>" { return nil }
        return "\(symbol.name) (\(module)/\(file):\(place.line))"
    }

    /// The module that a mangled name begins with: `Shop` of `$s4Shop4CardV4bodyQrvp`.
    private static func module(of name: String) -> String? {
        guard name.hasPrefix("$s") else { return nil }
        let digits = name.dropFirst(2).prefix { $0.isWholeNumber }
        guard let count = Int(digits) else { return nil }
        return String(name.dropFirst(2 + digits.count).prefix(count))
    }

    /// The modules whose calls say nothing about a catalogue.
    private static let ownModules: Set<String> = [
        "ArgumentParser", "CatalogCommand", "CatalogKit", "CatalogSite", "Composition", "Drawing", "Flexbox",
        "Geometry", "Observation", "PictureFoundation", "Pixels", "Rasterization", "Rendering",
        "SnapshotStore", "Typesetting", "VectorImages",
        "Views", "Vitrine", "VitrineTesting",
    ]
}
