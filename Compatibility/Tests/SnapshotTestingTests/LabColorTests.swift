import Testing

@testable import SnapshotTesting

struct LabColorTests {
    private let white = LabColor(red: 1, green: 1, blue: 1)
    private let black = LabColor(red: 0, green: 0, blue: 0)

    @Test func `White is as far from black as anything can be`() {
        #expect(abs(white.difference(from: black) - 100) < 0.001)
        #expect(white.difference(from: white) == 0)
    }

    @Test func `A color has the values that the CIE defines`() {
        let red = LabColor(red: 1, green: 0, blue: 0)
        #expect(abs(red.lightness - 53.24) < 0.01)
        #expect(abs(red.a - 80.09) < 0.01)
        #expect(abs(red.b - 67.20) < 0.01)
    }

    @Test func `A step of gray that an eye hardly sees is below 2`() {
        let gray = LabColor(red: 0.5, green: 0.5, blue: 0.5)
        let next = LabColor(red: 0.51, green: 0.51, blue: 0.51)
        let difference = gray.difference(from: next)
        #expect(difference > 0.9 && difference < 1.1)
    }
}
