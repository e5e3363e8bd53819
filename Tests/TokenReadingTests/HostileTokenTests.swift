import Testing
import VitrineTokenReading

struct HostileTokenTests {
    @Test func `Groups within groups end at a depth that is told`() {
        let text = String(repeating: #"{"a": "#, count: 5000) + "1" + String(repeating: "}", count: 5000)
        #expect(faults(text).contains("it is nested more than 64 deep"))
    }

    @Test func `Groups that double each other's tokens end at a number that is told`() {
        var text = #"{"g0": {"$type": "number", "a": {"$value": 1}, "b": {"$value": 2}}"#
        for level in 1...40 {
            text +=
                #", "g\#(level)": {"x": {"$extends": "{g\#(level - 1)}"}, "y": {"$extends": "{g\#(level - 1)}"}}"#
        }
        #expect(faults(text + "}").contains("more than 100000 tokens or 64 levels"))
    }

    @Test func `A chain of aliases ends at a length that is told`() {
        var text = #"{"$type": "number", "a0": {"$value": 1}"#
        for number in 1...20_000 { text += #", "a\#(number)": {"$value": "{a\#(number - 1)}"}"# }
        #expect(faults(text + "}").contains("stands for more than 100 others in a row"))
    }

    @Test func `Shadows that double each other end at a number that is told`() {
        var text = """
            {"$type": "shadow", "s0": {"$value": {"color": "#000", "offsetX": "1px", "offsetY": "1px", "blur": "1px", "spread": "0px"}}
            """
        for level in 1...40 {
            text += #", "s\#(level)": {"$value": ["{s\#(level - 1)}", "{s\#(level - 1)}"]}"#
        }
        #expect(faults(text + "}").contains("more than 100000 shadows"))
    }

    @Test func `A file that is too large is told before it is read`() {
        let bytes = [UInt8](repeating: 0x20, count: TokenFile.sizeLimit + 1)
        let error = #expect(throws: TokenFault.self) { try TokenFile(bytes, named: "a.json") }
        #expect(
            error?.description
                == "a.json: the file has 16777217 bytes, more than 16777216; split it into several")
    }

    @Test func `Long names are told shortened`() {
        let text = #"{"\#(String(repeating: "x", count: 300))": {"$value": 1}}"#
        #expect(
            faults(text).contains(
                "the name '\(String(repeating: "x", count: 40))…' has 300 bytes, more than 200"))
    }

    @Test func `No cut of a file and no other byte in it ends the process`() throws {
        let text = Array(
            """
            {"c": {"$type": "color", "a": {"$value": {"colorSpace": "oklch", "components": [0.5, 0.1, 200], "hex": "#123456"}},
              "b": {"$value": "{c.a}"}}, "s": {"$type": "shadow", "$value": {"color": "{c.b}", "offsetX": "1px",
              "offsetY": "1px", "blur": "1px"}}, "g": {"$extends": "{c}", "d": {"$ref": "#/c/a"}}}
            """.utf8)
        for position in text.indices {
            for bytes in [Array(text[..<position]), text[..<position] + [0x22] + text[(position + 1)...]] {
                guard let file = try? TokenFile(bytes, named: "a"), let all = try? TokenCollection([file])
                else {
                    continue
                }
                _ = try? all.tokens(in: [:])
            }
        }
    }
}
