import Foundation
import Testing
import VitrineComposition
import VitrineDrawing
import VitrineGeometry
import VitrineViews

/// Distances that nobody has given.
@MainActor
struct SpacingFacts {
    @Test func `Views without preferences stand 8 points apart`() throws {
        #expect(
            try size(
                of: VStack {
                    block(10, 10)
                    block(10, 10)
                }
            ).height == 28)
        #expect(
            try size(
                of: HStack {
                    block(10, 10)
                    block(10, 10)
                }
            ).width == 28)
    }

    @Test func `Texts stand below each other without a gap`() throws {
        let column = VStack {
            Text("a")
            Text("b")
        }
        #expect(try size(of: column).height == 44)
    }

    @Test func `Between a text and something else the font decides`() throws {
        // The test font: ascender 17, descender 0, capitals 17 high; a tenth of the line is 2 after rounding up to pixels.
        let below = VStack {
            Text("a")
            block(10, 10)
        }
        #expect(try size(of: below).height == 22 + 2 + 10)
        let above = VStack {
            block(10, 10)
            Text("a")
        }
        #expect(try size(of: above).height == 10 + 2 + 22)
    }

    @Test func `A frame with a height makes a text like any other view`() throws {
        let column = VStack {
            Text("a").frame(height: 22)
            Text("b").frame(height: 22)
        }
        #expect(try size(of: column).height == 52)
    }

    @Test func `Padding makes the padded edges like those of any other view`() throws {
        let column = VStack {
            Text("a").padding(.bottom, 1)
            Text("b").padding(.top, 1)
        }
        #expect(try size(of: column).height == 54)
    }

    @Test func `What lies over or behind a text changes nothing about its distances`() throws {
        let column = VStack {
            Text("a").background(.red)
            Text("b").overlay(Color.blue)
        }
        #expect(try size(of: column).height == 44)
    }

    @Test func `Beside a spacer there is no gap, and it keeps 8 points`() throws {
        let row = HStack {
            block(10, 10)
            Spacer()
            block(10, 10)
        }
        #expect(try size(of: row).width == 28)
        #expect(try size(of: row, width: 100).width == 100)
    }

    @Test func `A stack passes the preferences of its outermost children on`() throws {
        let column = VStack {
            VStack { Text("a") }
            VStack { Text("b") }
        }
        #expect(try size(of: column).height == 44)
    }

    @Test func `A given spacing counts everywhere`() throws {
        let column = VStack(spacing: 3) {
            Text("a")
            Text("b")
            block(10, 10)
        }
        #expect(try size(of: column).height == 44 + 3 + 3 + 10)
    }

    @Test func `Between 17 points of the system font and a shape there are 6.4 and 10.6 points`() throws {
        // With San Francisco's measures; the line is 20.29 high, a tenth of it is 2⅓ after rounding up to pixels.
        let texts = TextMeasurer.monospaced.withMetrics(
            FontMetrics(ascender: 16.186, descender: 4.101, lineGap: 0, capHeight: 11.978, xHeight: 8.9))
        var environment = EnvironmentValues()
        environment.displayScale = 3
        let column = VStack {
            block(10, 10)
            Text("a")
            block(10, 10)
        }
        let height = try laidOut(column, environment: environment, texts: texts).frame.height
        #expect(abs(height - (10 + 6.434 + 22 + 10.642 + 10)) < 0.001)
    }

    @Test func `Texts keep the line gap of the lower one, rounded up to the pixel`() throws {
        let texts = TextMeasurer.monospaced.withMetrics(
            FontMetrics(ascender: 15, descender: 5, lineGap: 1.2, capHeight: 11, xHeight: 8))
        let column = VStack {
            Text("a")
            Text("b")
        }
        #expect(try laidOut(column, texts: texts).frame.height == 22 + 1.5 + 22)
    }

    @Test func `A frame with a width leaves a text's preferences above and below alone`() throws {
        let column = VStack {
            Text("a").frame(width: 50)
            Text("b").frame(maxWidth: .infinity)
        }
        #expect(try size(of: column).height == 44)
    }

    @Test func `Each pair has its own distance`() throws {
        let column = VStack {
            Text("a")
            Text("b")
            block(10, 10)
            block(10, 10)
        }
        #expect(try size(of: column).height == 22 + 22 + 2 + 10 + 8 + 10)
    }

    @Test func `Side by side texts stand 8 points apart`() throws {
        let row = HStack {
            Text("a")
            Text("b")
        }
        #expect(try size(of: row).width == 8.5 + 8 + 8.5)
    }

    @Test func `Of a row with a text and a shape the larger wish counts`() throws {
        let column = VStack {
            HStack {
                Text("a")
                block(10, 10)
            }
            block(10, 10)
        }
        #expect(try size(of: column).height == 22 + 2 + 10)
    }
}
