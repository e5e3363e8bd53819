import Testing
import VitrineTokenReading
import VitrineViews

struct TokenResolverTests {
    private static let files = [
        "base.json": #"{"$type": "number", "a": {"$value": 1}, "b": {"$value": "{a}"}, "c": {"$value": 0}}"#,
        "dark.json": #"{"$type": "number", "a": {"$value": 2}}"#,
        "harbor.json": #"{"only": {"$type": "number", "c": {"$value": 5}}}"#,
    ]

    private static let resolver = """
        {"version": "2025.10",
         "sets": {"base": {"sources": [{"$ref": "base.json"}, {"$type": "number", "d": {"$value": 9}}]}},
         "modifiers": {
           "theme": {"contexts": {"light": [], "dark": [{"$ref": "dark.json"}]}, "default": "light"},
           "brand": {"contexts": {"plain": [], "harbor": [{"$ref": "harbor.json#/only"}]}, "default": "plain"}},
         "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/theme"}, {"$ref": "#/modifiers/brand"}]}
        """

    private static func numbers(_ contexts: [String: String]) throws -> [String: Double] {
        try resolve(resolver, files, in: contexts).tokens.compactMapValues { token in
            if case .number(let number) = token.value { number } else { nil }
        }
    }

    @Test func `Later sources hold instead of earlier ones, and aliases follow`() throws {
        #expect(try Self.numbers([:]) == ["a": 1, "b": 1, "c": 0, "d": 9])
        #expect(try Self.numbers(["theme": "dark"]) == ["a": 2, "b": 2, "c": 0, "d": 9])
        #expect(
            try Self.numbers(["theme": "dark", "brand": "harbor"]) == ["a": 2, "b": 2, "c": 5, "d": 9])
    }

    @Test func `A modifier or a context that there is not is told with the nearest one`() {
        let error = #expect(throws: TokenFaults.self) { try Self.numbers(["thema": "dark"]) }
        #expect(error?.description == "resolver.json: there is no modifier 'thema'; did you mean 'theme'?")
        let other = #expect(throws: TokenFaults.self) { try Self.numbers(["theme": "drak"]) }
        #expect(
            other?.description
                == "resolver.json: the modifier 'theme' has no context 'drak'; did you mean 'dark'?")
    }

    @Test(arguments: [
        (
            "{}",
            "1:1: a resolver says \"version\": \"2025.10\"\nresolver.json:1:1: a resolver says in 'resolutionOrder' which sets and modifiers hold"
        ),
        (
            ##"{"version": "2025.10", "resolutionOrder": [{"$ref": "#/sets/bsae"}], "sets": {"base": {"sources": []}}}"##,
            "1:53: there is no set 'bsae'; did you mean 'base'?"
        ),
        (
            ##"{"version": "2025.10", "resolutionOrder": [{"$ref": "#/sets/s"}], "sets": {"s": {"sources": [{"$ref": "bas.json"}]}}}"##,
            "1:103: there is no file 'bas.json'; did you mean 'base.json'?"
        ),
        (
            ##"{"version": "2025.10", "resolutionOrder": [{"$ref": "#/sets/s"}], "sets": {"s": {"sources": [{"$ref": "../x.json"}]}}}"##,
            "1:103: '../x.json' names no file of the resolver's folder, such as 'base.tokens.json'"
        ),
        (
            ##"{"version": "2025.10", "resolutionOrder": [{"$ref": "#/sets/s"}], "sets": {"s": {"sources": [{"$ref": "#/sets/s"}]}}}"##,
            "1:81: the set 's' names itself: s → s"
        ),
        (
            ##"{"version": "2025.10", "resolutionOrder": [{"$ref": "#/modifiers/m"}], "modifiers": {"m": {"contexts": {"x": []}, "default": "y"}}}"##,
            "1:126: the 'default' of 'm' is none of its contexts: 'x'"
        ),
    ])
    func `A resolver's fault is told with its place`(text: String, reason: String) {
        let error = #expect(throws: TokenFaults.self) { try resolve(text, Self.files) }
        #expect(error?.description == "resolver.json:\(reason)")
    }

    @Test func `A modifier without a default needs a choice`() {
        let text =
            #"{"version": "2025.10", "resolutionOrder": [{"name": "m", "type": "modifier", "contexts": {"x": [], "y": []}}]}"#
        let error = #expect(throws: TokenFaults.self) { try resolve(text, [:]) }
        #expect(
            error?.description
                == "resolver.json: the modifier 'm' has no 'default', so that one of its contexts has to be chosen: 'x', 'y'"
        )
        #expect(throws: Never.self) { try resolve(text, [:], in: ["m": "y"]) }
    }

    @Test func `Sets that double each other end at a number that is told`() {
        var sets = #""s0": {"sources": [{}]}"#
        for level in 1...40 {
            sets +=
                ##", "s\##(level)": {"sources": [{"$ref": "#/sets/s\##(level - 1)"}, {"$ref": "#/sets/s\##(level - 1)"}]}"##
        }
        let text =
            ##"{"version": "2025.10", "resolutionOrder": [{"$ref": "#/sets/s40"}], "sets": {\##(sets)}}"##
        let error = #expect(throws: TokenFaults.self) { try resolve(text, [:]) }
        #expect(error?.description.contains("there are more than 1000 sources") == true)
    }
}
