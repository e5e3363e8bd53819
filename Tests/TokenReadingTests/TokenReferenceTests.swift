import Testing
import VitrinePixels
import VitrineTokenReading
import VitrineViews

struct TokenReferenceTests {
    private static func dimension(_ text: String, _ path: String) throws -> Double? {
        guard case .dimension(let points)? = try tokenSet(text)[path]?.value else { return nil }
        return points
    }

    @Test func `An alias has the value and the type of its token, through a chain that is kept`() throws {
        let set = try tokenSet(
            """
            {"a": {"$value": "{b.c}"}, "b": {"$type": "number", "c": {"$value": "{d}"}},
             "d": {"$type": "number", "$value": 7}}
            """)
        #expect(set["a"]?.value == .number(7))
        #expect(set["a"]?.aliases == ["b.c", "d"])
        #expect(set["b.c"]?.aliases == ["d"])
    }

    @Test func `A pointer leads to a token or to a part of one`() throws {
        let set = try tokenSet(
            """
            {"a/b": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.25, 0.5, 1]}},
             "t~u": {"$ref": "#/a~1b"},
             "whole": {"$type": "color", "$value": {"$ref": "#/t~0u/$ref"}},
             "part": {"$type": "number", "$value": {"$ref": "#/a~1b/$value/components/1"}},
             "mixed": {"$type": "color", "$value": {"colorSpace": "srgb",
                "components": [{"$ref": "#/a~1b/$value/components/2"}, 0, {"$ref": "#/a~1b/$value/components/0"}]}}}
            """.replacingOccurrences("#/t~0u/$ref", "#/a~1b/$value"))
        #expect(set["t~u"]?.value == set["a/b"]?.value)
        #expect(set["whole"]?.value == set["a/b"]?.value)
        #expect(set["part"]?.value == .number(0.5))
        #expect(set["mixed"]?.value == .color(SRGBColor(red: 1, green: 0, blue: 0.25)))
    }

    @Test func `Parts of composite values are tokens or values`() throws {
        let set = try tokenSet(
            """
            {"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
             "one": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}},
             "low": {"$type": "shadow", "$value": {"color": "{ink}", "offsetX": "{one}", "offsetY": "{one}", "blur": "{one}", "spread": "{one}"}},
             "both": {"$type": "shadow", "$value": ["{low}", "{low}"]},
             "stop": {"$type": "gradient", "$value": [{"color": "{ink}", "position": 1}]},
             "ramp": {"$type": "gradient", "$value": [{"color": "{ink}", "position": 0}, "{stop}"]}}
            """)
        let low = TokenShadow(color: .black, x: 1, y: 1, blur: 1, spread: 1)
        #expect(set["both"]?.value == .shadow([low, low]))
        #expect(
            set["ramp"]?.value
                == .gradient([TokenStop(color: .black, position: 0), TokenStop(color: .black, position: 1)]))
    }

    @Test func `The nearest group says the type of tokens that say none`() throws {
        let set = try tokenSet(
            """
            {"$type": "number", "a": {"$value": 1}, "b": {"$type": "duration", "c": {"d": {"$value": {"value": 1, "unit": "s"}}}}}
            """)
        #expect(set["a"]?.type == .number)
        #expect(set["b.c.d"]?.type == .duration)
    }

    @Test func `A group has a token of its own`() throws {
        let set = try tokenSet(
            """
            {"accent": {"$type": "number", "$root": {"$value": 1}, "strong": {"$value": "{accent.$root}"}}}
            """)
        #expect(set["accent.$root"]?.value == .number(1))
        #expect(set["accent.strong"]?.value == .number(1))
    }

    @Test func `A group has all of the group that it extends, and its own instead`() throws {
        let text = """
            {"base": {"$type": "dimension", "x": {"$value": {"value": 1, "unit": "px"}},
                "in": {"y": {"$value": {"value": 2, "unit": "px"}}, "z": {"$value": "{base.x}"}}},
             "middle": {"$extends": "{base}", "in": {"y": {"$value": {"value": 3, "unit": "px"}}}},
             "last": {"$extends": "#/middle", "x": {"$value": {"value": 4, "unit": "px"}}}}
            """
        #expect(try Self.dimension(text, "middle.x") == 1)
        #expect(try Self.dimension(text, "middle.in.y") == 3)
        #expect(try Self.dimension(text, "last.x") == 4)
        #expect(try Self.dimension(text, "last.in.y") == 3)
        // References are to paths, not to copies.
        #expect(try Self.dimension(text, "last.in.z") == 1)
    }

    @Test func `A token is deprecated by itself or with its group, and can be taken out of that`() throws {
        let set = try tokenSet(
            """
            {"$type": "number", "old": {"$deprecated": "use new", "a": {"$value": 1}, "b": {"$deprecated": false, "$value": 1}},
             "c": {"$deprecated": true, "$value": 1, "$description": "a number"}}
            """)
        #expect(set["old.a"]?.deprecation == "use new")
        #expect(set["old.b"]?.deprecation == nil)
        #expect(set["c"]?.deprecation?.isEmpty == true)
        #expect(set["c"]?.description == "a number")
    }
}

extension String {
    fileprivate func replacingOccurrences(_ part: String, _ other: String) -> String {
        split(separator: part, omittingEmptySubsequences: false).joined(separator: other)
    }
}
