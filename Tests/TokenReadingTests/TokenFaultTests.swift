import Testing
import VitrineTokenReading
import VitrineViews

struct TokenFaultTests {
    private static let faultyTexts: [(text: String, reason: String)] = [
        (
            #"{"t": {"$value": 1}}"#,
            "1:7: 't' has no '$type', and no group around it has one; add for example \"$type\": \"color\""
        ),
        (
            #"{"t": {"$type": "colour", "$value": 1}}"#,
            "1:17: there is no type 'colour'; did you mean 'color'?"
        ),
        (#"{"t": 3}"#, "1:7: 't' is neither a token nor a group; a token is an object with a '$value'"),
        (
            #"{"t": {"$value": 1, "in": {}}}"#,
            "1:27: 't' has a '$value', and so it is a token and cannot hold 'in'; make it a group and move its '$value' into '$root'"
        ),
        (#"{"t": {"$valeu": 1}}"#, "1:18: a group has no '$valeu'"),
        (#"{"t": {"$value": 1, "$tpye": "number"}}"#, "1:30: a token has no '$tpye'; did you mean '$type'?"),
        (
            #"{"a.b": {"$value": 1}}"#,
            "1:9: the name 'a.b' has '.', which belongs to references; choose another name"
        ),
        (
            #"{"ink": {"$type": "number", "$value": 1}, "t": {"$value": "{inc}"}}"#,
            "1:59: there is no token 'inc'; did you mean 'ink'?"
        ),
        (
            #"{"text": {"ink": {"$type": "number", "$value": 1}}, "t": {"$value": "{text}"}}"#,
            "1:69: 'text' is a group and no token; name one of its tokens"
        ),
        (
            #"{"color": {"text": {"ink": {"$type": "number", "$value": 1}}}, "t": {"$value": "{text.ink}"}}"#,
            "1:80: there is no token 'text.ink'; did you mean 'color.text.ink'?"
        ),
        (
            #"{"ink": {"$type": "number", "$value": 1}, "t": {"$type": "color", "$value": "{ink}"}}"#,
            "1:77: 't' says that it is a color, but 'ink' is a number"
        ),
        (
            #"{"t": {"$type": "color", "$value": {"colorSpace": "sRGB", "components": [0, 0, 0]}}}"#,
            "1:51: there is no color space 'sRGB'; did you mean 'srgb'?"
        ),
        (
            #"{"t": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 1.2, 0]}}}"#,
            "1:77: 't' has the component 1.2, which is outside of 0…1"
        ),
        (
            #"{"t": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0]}}}"#,
            "1:73: 't' needs three components"
        ),
        (
            #"{"t": {"$type": "color", "$value": {"colorSpace": "srgb", "componets": [0, 0, 0]}}}"#,
            "1:72: 't' has 'componets', which has no place here; did you mean 'components'?"
        ),
        (
            #"{"t": {"$type": "color", "$value": "red"}}"#,
            "1:36: 't' has the text 'red' where a color stands, such as {\"colorSpace\": \"srgb\", \"components\": [0.1, 0.2, 0.3]}"
        ),
        (
            #"{"t": {"$type": "dimension", "$value": 16}}"#,
            "1:40: 't' has the number 16 where {\"value\": 16, \"unit\": \"px\"} or the like stands"
        ),
        (
            #"{"t": {"$type": "dimension", "$value": {"value": 16}}}"#, "1:40: 't' lacks 'unit'"
        ),
        (
            #"{"t": {"$type": "dimension", "$value": {"value": 16, "unit": "pt"}}}"#,
            "1:62: the unit of 't' is neither 'px' nor 'rem'"
        ),
        (
            #"{"t": {"$type": "fontWeight", "$value": "semibold"}}"#,
            "1:41: there is no font weight 'semibold'; did you mean 'semi-bold'?"
        ),
        (
            #"{"t": {"$type": "fontWeight", "$value": 0}}"#,
            "1:41: 't' has the font weight 0, which is outside of 1…1000"
        ),
        (#"{"t": {"$type": "number", "$value": 1e999}}"#, "1:37: 't' has a number beyond all measure"),
        (#"{"t": {"$type": "number", "$value": null}}"#, "1:37: 't' has a list where a number stands"),
        (#"{"t": {"$type": "number", "$value": NaN}}"#, "1:37: the file is not JSON: unexpected 'N'"),
        ("{\"t\": 1,\n \"t\": 2}", "2:8: the file is not JSON: 't' stands twice"),
        (
            #"{"t": {"$type": "cubicBezier", "$value": [0, 0, 1.5, 1]}}"#,
            "1:49: 't' has the x 1.5, which is outside of 0…1"
        ),
        (#"{"t": {"$extends": "{u}"}, "v": {}}"#, "1:20: there is no group 'u'; did you mean 't'?"),
        (
            ##"{"t": {"$type": "number", "$value": {"$ref": "#/u/$value"}}}"##,
            "1:37: there is no token 'u.$value'"
        ),
        (
            ##"{"u": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}, "t": {"$type": "number", "$value": {"$ref": "#/u/$value/components/3"}}}"##,
            "1:121: 'u' has no '$value/components/3'"
        ),
    ]

    @Test(arguments: faultyTexts)
    func `A fault is told with its place, what is wrong and what helps`(text: String, reason: String) {
        #expect(faults(text) == "a.tokens.json:\(reason)")
    }

    @Test func `All members of a circle are told, and what needs them is not`() {
        #expect(
            faults(
                """
                {"$type": "number",
                 "a": {"$value": "{b}"},
                 "b": {"$value": "{a}"},
                 "c": {"$value": "{a}"},
                 "d": {"$value": "{d}"}}
                """) == """
                    a.tokens.json:2:7: 'a' stands for itself: a → b → a
                    a.tokens.json:3:7: 'b' stands for itself: a → b → a
                    a.tokens.json:5:7: 'd' stands for itself: d → d
                    """)
    }

    @Test(arguments: [
        #"{"t": {"$extends": "{t}"}}"#, #"{"t": {"u": {"$extends": "{t}"}}}"#,
        #"{"t": {"$extends": "{u}"}, "u": {"$extends": "{t}"}}"#,
    ])
    func `Groups that extend each other are told`(text: String) {
        #expect(faults(text).contains("take one of both out"))
    }

    @Test func `Pointers in a circle are told`() {
        let text =
            ##"{"t": {"$type": "number", "$value": {"$ref": "#/u/$extensions/a"}}, "u": {"$type": "number", "$value": 1, "$extensions": {"a": {"$ref": "#/u/$extensions/a"}}}}"##
        #expect(faults(text).contains("pointers lead to each other, or more than 32 in a row"))
    }
}
