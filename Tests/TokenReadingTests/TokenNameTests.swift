import CatalogAssets
import Testing
import VitrineRendering
import VitrineTokenNames
import VitrineTokenReading
import VitrineViews

struct TokenNameTests {
    private enum Slip: String, ColorToken { case ink = "inc" }
    private enum WrongType: String, ColorToken { case room = "space" }
    private enum Everything: String, DimensionToken { case space, gap = "only" }

    @Test func `Names of tokens that there are need no more`() throws {
        #expect(
            try TokenFiles.shop().complaint(
                [Tone.self, Room.self, Role.self, Lift.self], in: [["brand": "harbor"]]
            )
            .isEmpty)
    }

    @Test func `A name of no token is told with its case, the nearest token and where that stands`() throws {
        #expect(
            try TokenFiles.shop().complaint([Slip.self])
                == "there is no token 'inc', which `Slip.ink` names; did you mean 'ink' (Catalog/Tokens/base.json:1:9)?"
        )
    }

    @Test func `A token of another type is told`() throws {
        #expect(
            try TokenFiles.shop().complaint([WrongType.self])
                == "the token 'space', which `WrongType.room` names, is a dimension and not a color "
                + "(Catalog/Tokens/base.json:2:11)")
    }

    @Test func `A token that one context lacks is told with that context`() throws {
        let files = try TokenFiles([
            "resolver.json": """
            {"version": "2025.10", "modifiers": {"theme": {"contexts": {
               "light": [{"$type": "dimension", "space": {"$value": "1px"}, "only": {"$value": "1px"}}],
               "dark": [{"$type": "dimension", "space": {"$value": "2px"}}]}, "default": "light"}},
             "resolutionOrder": [{"$ref": "#/modifiers/theme"}]}
            """
        ])
        #expect(
            files.complaint([Everything.self])
                == "there is no token 'only' in theme: dark, which `Everything.gap` names")
    }

    @Test func `A fault in a context that no mode has chosen is told`() throws {
        let files = try TokenFiles([
            "resolver.json": """
            {"version": "2025.10", "modifiers": {"brand": {"contexts": {"a": [],
               "b": [{"space": {"$type": "dimension", "$value": "1 px"}}]}, "default": "a"}},
             "resolutionOrder": [{"$ref": "#/modifiers/brand"}]}
            """
        ])
        #expect(
            files.complaint([])
                == "Catalog/Tokens/resolver.json:2:53: 'space' has the text '1 px' where "
                + "{\"value\": 16, \"unit\": \"px\"} or the like stands")
    }

    @Test func `A mode with a context that there is not is told`() throws {
        #expect(
            try TokenFiles.shop().complaint([], in: [["brand": "habor"]])
                == "Catalog/Tokens/resolver.json: the modifier 'brand' has no context 'habor'; did you mean 'harbor'?"
        )
        #expect(
            try TokenFiles.shop().complaint([], in: [["bran": "harbor"]])
                == "Catalog/Tokens/resolver.json: there is no modifier 'bran'; did you mean 'brand'?")
    }

    @Test func `Names without files are told`() throws {
        #expect(
            try TokenFiles([:]).complaint([Lift.self])
                == "there is no token 'low', which `Lift.low` names, "
                + "for Catalog/Tokens has no resolver.json and no *.tokens.json")
    }

    @Test func `Without a resolver all files of tokens hold, later ones by name before earlier ones`() throws
    {
        let files = try TokenFiles([
            "a.tokens.json": #"{"$type": "dimension", "space": {"$value": "1px"}}"#,
            "b.tokens": #"{"$type": "dimension", "space": {"$value": "2px"}}"#, "c.json": "no tokens",
        ])
        let contexts = TokenContexts(colorScheme: .light, contrast: .standard, chosen: [:])
        #expect(try files.files().tokens.set(in: contexts)["space"]?.value == .dimension(2))
    }
}
