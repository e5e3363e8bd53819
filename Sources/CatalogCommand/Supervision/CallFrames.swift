import Runtime

/// The calls of a catalogue's own code that are under way on this thread, as people read them.
enum CallFrames {
    private static let limit = 5

    /// `Card.body.getter (Shop/Card.swift:12)`, the innermost first; none where they cannot be found out.
    static func current() -> [String] {
        // Places in files take far longer to find out than names: only those of calls that are named.
        guard let named = symbolicated(from: 0, count: 200, options: []) else { return [] }
        var texts: [String] = []
        // Asked from this function each time, for which the numbers hold.
        for call in ownCalls(in: named) where texts.count < limit {
            let frames = symbolicated(from: call, count: 1, options: places)?.frames ?? []
            texts += frames.compactMap { $0.symbol.flatMap(text) }
        }
        return Array(texts.prefix(limit))
    }

    /// Debug builds inline nothing of a catalogue's own, so that half of the time can be saved.
    private static var places: Backtrace.SymbolicationOptions {
        #if DEBUG
            [.showSourceLocations, .useSymbolCache]
        #else
            .default
        #endif
    }

    /// Calls under way; the function that asks is the innermost one.
    @inline(never) private static func symbolicated(
        from first: Int, count: Int, options: Backtrace.SymbolicationOptions
    ) -> SymbolicatedBacktrace? {
        // The last of a shortened list says that there were more.
        try? Backtrace.capture(limit: count + 1, offset: first, top: 0).symbolicated(options: options)
    }

    /// The numbers of the calls to name, counted from the innermost one; a function that calls itself is named once.
    private static func ownCalls(in backtrace: SymbolicatedBacktrace) -> [Int] {
        var calls: [Int] = []
        var last: String?
        for (number, frame) in backtrace.frames.enumerated() {
            guard let symbol = frame.symbol, isOwn(symbol), symbol.rawName != last else { continue }
            last = symbol.rawName
            calls.append(number)
        }
        return calls
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
