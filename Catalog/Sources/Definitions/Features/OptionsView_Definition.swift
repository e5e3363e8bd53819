import MarketplaceFeatures
import MarketplaceModel
import Vitrine

enum OptionsView_Definition: ViewDefinition {
    static var componentName: String { "Product options" }

    static var contentVariants: ContentVariants {
        OptionsView(store: store(.Previews.teapot)).named("As it opens").modes(
            .adding(.everyday(and: .mirrored)))
        OptionsView(store: store(.Previews.teapot, .choose("four cups", variation: "set"), .setCount(3)))
            .named("Four cups, three pieces")
            .modes([.light])
        OptionsView(store: store(.Previews.onePiece)).named("One piece, no choice").modes([.light])
        OptionsView(store: store(.Previews.manyChoices)).named("Many choices").modes([.light])
    }

    /// The store after some messages.
    private static func store(
        _ options: OptionsModule, _ messages: OptionsState.Message...
    ) -> OptionsState.Store {
        let store = OptionsState.Store(OptionsState(options), reduce: OptionsState.reduce)
        for message in messages { store.send(message) }
        return store
    }
}
