import Runtime

/// The calls of a catalogue's own code that are under way on this thread, as people read them.
enum CallFrames {
    private static let limit = 5

    /// `Card.body.getter (Shop/Card.swift:12)`, the innermost first; none where they cannot be found out.
    static func current() -> [String] {
        // Places in files take seconds to find out, names next to nothing: only of calls that are named.
        guard let named = symbolicated(depth: 200, options: []), let last = lastOfOwn(named),
            // The last of a shortened list says that there were more.
            let backtrace = symbolicated(depth: last + 2, options: places)
        else { return [] }
        return texts(of: backtrace)
    }

    /// Debug builds inline nothing of a catalogue's own, so that half of the time can be saved.
    private static var places: Backtrace.SymbolicationOptions {
        #if DEBUG
            [.showSourceLocations, .useSymbolCache]
        #else
            .default
        #endif
    }

    /// The calls under way, counted from the innermost one.
    @inline(never) private static func symbolicated(
        depth: Int, options: Backtrace.SymbolicationOptions
    ) -> SymbolicatedBacktrace? {
        try? Backtrace.capture(limit: depth, top: 0).symbolicated(options: options)
    }

    /// Where among the calls the last one is that will be named.
    private static func lastOfOwn(_ backtrace: SymbolicatedBacktrace) -> Int? {
        var last: Int?
        var names: Set<String> = []
        for (place, frame) in backtrace.frames.enumerated() {
            guard let symbol = frame.symbol, isOwn(symbol) else { continue }
            last = place
            names.insert(symbol.rawName)
            if names.count == limit { break }
        }
        return last
    }

    private static func texts(of backtrace: SymbolicatedBacktrace) -> [String] {
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
        guard isOwn(symbol), let module = module(of: symbol.rawName) else { return nil }
        guard let place = symbol.sourceLocation, place.line > 0 else { return "\(symbol.name) (\(module))" }
        let file = place.path.split(separator: "/").last ?? ""
        if file == "<compiler-generated>" { return nil }
        return "\(symbol.name) (\(module)/\(file):\(place.line))"
    }

    private static func isOwn(_ symbol: SymbolicatedBacktrace.Symbol) -> Bool {
        guard !symbol.isSwiftThunk, !symbol.isSystemFunction, !symbol.isSwiftRuntimeFailure,
            let module = module(of: symbol.rawName)
        else { return false }
        return !module.hasPrefix("Vitrine") && !ownModules.contains(module)
    }

    /// The module that a mangled name begins with: `Shop` of `$s4Shop4CardV4bodyQrvp`.
    private static func module(of name: String) -> String? {
        guard name.hasPrefix("$s") else { return nil }
        let digits = name.dropFirst(2).prefix { $0.isWholeNumber }
        guard let count = Int(digits) else { return nil }
        return String(name.dropFirst(2 + digits.count).prefix(count))
    }

    /// The modules whose calls say nothing about a catalogue, beside those that begin with the project's name.
    private static let ownModules: Set<String> = [
        "ArgumentParser", "CatalogAssets", "CatalogCommand", "CatalogKit", "CatalogSite", "Flexbox",
        "Observation",
        "PictureFoundation", "RunRecords", "SnapshotHistory", "SnapshotReports", "SnapshotRuns",
        "SnapshotStore",
    ]
}
