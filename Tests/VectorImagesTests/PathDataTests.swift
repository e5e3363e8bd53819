import Testing
import VitrineDrawing
import VitrineVectorImages

struct PathDataTests {
    @Test(arguments: [
        ("M1 2L3,4H5V6Z", "M 1,2 L 3,4 L 5,4 L 5,6 Z"),
        ("m1 2 l3 4 h5 v6 z", "M 1,2 L 4,6 L 9,6 L 9,12 Z"),
        ("M1 2 3 4 5 6", "M 1,2 L 3,4 L 5,6"),
        ("m1 2 3 4 5 6", "M 1,2 L 4,6 L 9,12"),
        ("M.5.5-1-1", "M 0.5,0.5 L -1,-1"),
        ("M1e1 2E-1", "M 10,0.2"),
        ("M1 1C2 2 3 3 4 4s2 2 3 3", "M 1,1 C 2,2 3,3 4,4 C 5,5 6,6 7,7"),
        ("M1 1S3 3 4 4", "M 1,1 C 1,1 3,3 4,4"),
        ("M0 0Q3 0 3 3", "M 0,0 C 2,0 3,1 3,3"),
        ("M0 0q3 0 3 3t3 3", "M 0,0 C 2,0 3,1 3,3 C 3,5 4,6 6,6"),
        ("M0 0T3 3", "M 0,0 C 0,0 1,1 3,3"),
        ("M1 1h2zl0 5", "M 1,1 L 3,1 Z M 1,1 L 1,6"),
        ("M1 1h2zm5 5h1", "M 1,1 L 3,1 Z M 6,6 L 7,6"),
        ("M0 0A0 5 0 0 1 4 4", "M 0,0 L 4,4"),
    ])
    func `Path data becomes absolute lines and curves`(data: String, outline: String) throws {
        #expect(try dump("<path d='\(data)'/>") == "fill #000000  \(outline)")
    }

    @Test
    func `Empty path data draws nothing`() throws {
        #expect(try icon("<path d=''/>").shapes.isEmpty)
    }

    @Test(arguments: [
        ("L1 2", "'L1 2' does not begin with 'M'"),
        ("1 2", "'1 2' does not begin with a command"),
        ("M1", "'M1' lacks a number at character 3"),
        ("M1 2 X3", "'M1 2 X3' has the unknown command 'X' at character 6"),
        ("M1 2 L3 #", "'M1 2 L3 #' lacks a number at character 9"),
        ("M0 0a1 1 0 2 0 1 1", "'M0 0a1 1 0 2 0 1 1' lacks a flag (0 or 1) at character 12"),
        ("M1e999 0", "'M1e999 0' lacks a number at character 2"),
        ("M9999999 0", "'M9999999 0' has a number beyond 1000000 at character 9"),
        ("M0 0Z 5", "'M0 0Z 5' does not begin with a command"),
    ])
    func `Path data that cannot be read says where`(data: String, problem: String) {
        #expect(
            message("<svg viewBox='0 0 9 9'>\n<path d='\(data)'/></svg>")
                == "cannot read 'd' of <path> on line 2: \(problem)")
    }
}
