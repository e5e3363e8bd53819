import Testing
import VitrineDrawing
import VitrineVectorImages

/// The notations of colours, with the numbers of CSS Color 4.
struct ColorTests {
    @Test(arguments: [
        ("red", "#ff0000"), ("Tomato", "#ff6347"), ("rebeccapurple", "#663399"), ("aliceblue", "#f0f8ff"),
        ("yellowgreen", "#9acd32"), ("lightGoldenrodYellow", "#fafad2"), ("darkslategrey", "#2f4f4f"),
        ("#ABCdef", "#abcdef"), ("#f0f8", "#ff00ff88"), ("RGB(17, 34, 51)", "#112233"),
        ("rgb(50%, 0%, 100%)", "#8000ff"), ("rgba(17, 34, 51, 50%)", "#11223380"),
        ("rgb(255 128 0 / .5)", "#ff800080"), ("rgb(300, -1, 0)", "#ff0000"),
        // The table of CSS Color 4 §7: the six corners, and what lies between.
        ("hsl(0, 100%, 50%)", "#ff0000"), ("hsl(60 100% 50%)", "#ffff00"),
        ("hsl(120deg, 100%, 25%)", "#008000"), ("hsl(.5turn 100% 50%)", "#00ffff"),
        ("hsl(-120, 100%, 50%)", "#0000ff"), ("hsl(400grad 50% 50%)", "#bf4040"),
        ("hsl(3.14159265rad 0% 50%)", "#808080"), ("hsla(30, 60%, 50%, 25%)", "#cc803340"),
        ("hsl(270 60% 70% / .5)", "#b385e080"),
    ])
    func `Colours are written as in CSS`(text: String, expected: String) throws {
        #expect(try dump("<path d='M0 0h4' fill='\(text)'/>") == "fill \(expected)  M 0,0 L 4,0")
    }

    @Test func `Names differ from what is no name`() {
        #expect(
            message("<svg viewBox='0 0 1 1'><path d='M0 0h4' stroke='redd'/></svg>")
                == "cannot read 'stroke' of <path> on line 1: 'redd' is no colour that icons support; "
                + "write it as #rrggbb or currentColor")
    }

    @Test(arguments: [
        ("color='teal'", "fill='currentColor'", "fill #008080"),
        ("color='teal'", "fill='currentColor' fill-opacity='.5'", "fill #00808080"),
        ("color='teal'", "color='currentColor' fill='currentcolor'", "fill #008080"),
        ("style='color: teal'", "color='inherit' fill='currentColor'", "fill #008080"),
        ("", "fill='currentColor'", "fill current"),
        ("fill='red'", "fill='inherit'", "fill #ff0000"),
        ("", "style='fill: red !important; fill: lime'", "fill #ff0000"),
    ])
    func `The colour of the file goes before that around the icon`(
        group: String, path: String, expected: String
    ) throws {
        #expect(try dump("<g \(group)><path d='M0 0h4' \(path)/></g>") == "\(expected)  M 0,0 L 4,0")
    }

    @Test func `A gradient's colour around the icon is refused with what helps`() {
        let file = """
            <svg viewBox="0 0 1 1"><linearGradient id="a"><stop stop-color="currentColor"/><stop/></linearGradient>
            <path d="M0 0h4v4" fill="url(#a)"/></svg>
            """
        #expect(
            message(file)
                == "cannot read 'stop-color' of <stop> on line 1: 'currentColor' is not supported here; "
                + "write a colour as #rrggbb")
    }
}
