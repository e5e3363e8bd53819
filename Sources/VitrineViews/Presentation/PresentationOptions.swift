import Foundation

/// The options that a view sets for the sheet or popover that it is shown in.
struct PresentationOptions {
    var detents: Set<PresentationDetent> = []
    /// The height that has been chosen among several.
    var chosenDetent: PresentationDetent?
    var dragIndicator = Visibility.automatic
    var cornerRadius: CGFloat?
    /// Nothing for the system's background.
    var background: (any View)?
    var leavesScreenActive = false
    var horizontalAdaptation = PresentationAdaptation.automatic
    var verticalAdaptation = PresentationAdaptation.automatic

    /// The height of a sheet on a screen: the chosen one, else the lowest.
    func height(on screen: PresentationScreen, in environment: EnvironmentValues) -> CGFloat {
        let heights = detents.map { $0.height(on: screen, in: environment) }
        let chosen = chosenDetent.flatMap {
            detents.contains($0) ? $0.height(on: screen, in: environment) : nil
        }
        return chosen ?? heights.min() ?? PresentationDetent.large.height(on: screen, in: environment)
    }
}

enum PresentationOptionsKey: PreferenceKey {
    static var defaultValue: PresentationOptions { PresentationOptions() }

    /// The first view of several decides.
    static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {}
}

/// Whether what is presented makes the screen behind it smaller.
enum ShrinksScreenKey: PreferenceKey {
    static var defaultValue: Bool { false }

    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

nonisolated extension View {
    func presentationOptions(_ change: @escaping (inout PresentationOptions) -> Void) -> some View {
        collecting { values, _ in change(&values[PresentationOptionsKey.self]) }
    }
}
