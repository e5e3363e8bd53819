extension Mode {
    /// A mode with everything in which some modes differ from the default one; of two that differ in the same, the later one counts.
    ///
    /// It is called by the names that were given to them, and then by all other differences: `tablet-dark-de_DE`.
    static func combining(_ modes: [Mode]) -> Mode {
        var combined = modes.reduce(light) { $0.adopting($1) }
        let names = modes.compactMap(\.givenName)
        if !names.isEmpty {
            let unnamed = modes.filter { $0.givenName == nil }.reduce(light) { $0.adopting($1) }
            combined.givenName = (names + (unnamed.isDefault ? [] : [unnamed.name])).joined(separator: "-")
        }
        return combined
    }

    private func adopting(_ other: Mode) -> Mode {
        with { mode in
            func adopt<Value: Equatable>(_ property: WritableKeyPath<Mode, Value>) {
                guard other[keyPath: property] != Mode.light[keyPath: property] else { return }
                mode[keyPath: property] = other[keyPath: property]
            }
            adopt(\.width)
            adopt(\.height)
            adopt(\.scale)
            adopt(\.colorScheme)
            adopt(\.contrast)
            adopt(\.layoutDirection)
            adopt(\.dynamicTypeSize)
            adopt(\.localeIdentifier)
            adopt(\.safeArea)
            adopt(\.referenceKind)
            mode.tokenContexts.merge(other.tokenContexts) { $1 }
            for setting in other.environmentSettings {
                mode.environmentSettings.removeAll { $0.sets(setting.keyPath) }
                mode.environmentSettings.append(setting)
            }
        }
    }
}
