/// How the views of a screen want one of the bars around it.
struct BarAppearance {
    var visibility = Visibility.automatic
    var groundVisibility = Visibility.automatic
    /// Nothing for the system's material.
    var backdrop: AnyShapeStyle?
    var colorScheme: ColorScheme?

    mutating func add(_ next: BarAppearance) {
        if next.visibility != .automatic { visibility = next.visibility }
        if next.groundVisibility != .automatic { groundVisibility = next.groundVisibility }
        backdrop = next.backdrop ?? backdrop
        colorScheme = next.colorScheme ?? colorScheme
    }
}

enum BarAppearancesKey: PreferenceKey {
    static var defaultValue: [ToolbarPlacement: BarAppearance] { [:] }

    static func reduce(
        value: inout [ToolbarPlacement: BarAppearance], nextValue: () -> [ToolbarPlacement: BarAppearance]
    ) {
        value.merge(nextValue()) { outer, next in
            var appearance = outer
            appearance.add(next)
            return appearance
        }
    }
}

nonisolated extension View {
    /// Says how some bars look; where none is named, the one at the top.
    func barAppearance(
        of bars: [ToolbarPlacement], _ change: @escaping (inout BarAppearance) -> Void
    ) -> some View {
        let named = bars.isEmpty ? [.automatic] : bars
        return collecting { values, _ in
            for bar in named {
                let bar = bar == .automatic ? .navigationBar : bar
                change(&values[BarAppearancesKey.self][bar, default: BarAppearance()])
            }
        }
    }
}
