import Testing
import VitrineDrawing
import VitrineGeometry
import VitrineVectorImages

struct ShapeTests {
    @Test(arguments: [
        ("<rect x='1' y='2' width='3' height='4'/>", "M 1,2 L 4,2 L 4,6 L 1,6 Z"),
        ("<line x1='1' y1='2' x2='3'/>", "M 1,2 L 3,0"),
        ("<polyline points='1,2 3,4 5,6'/>", "M 1,2 L 3,4 L 5,6"),
        ("<polygon points='1 2 3 4 5 6'/>", "M 1,2 L 3,4 L 5,6 Z"),
    ])
    func `Basic shapes become outlines`(element: String, outline: String) throws {
        #expect(try dump(element) == "fill #000000  \(outline)")
    }

    @Test
    func `A radius that is not given is the same as the other one`() throws {
        let both = try dump("<rect width='10' height='8' rx='2' ry='2'/>")
        #expect(try dump("<rect width='10' height='8' rx='2'/>") == both)
        #expect(try dump("<rect width='10' height='8' ry='2'/>") == both)
        #expect(both.hasPrefix("fill #000000  M 2,0 L 8,0 C "))
    }

    @Test
    func `Radii are at most half of the sides`() throws {
        let pill = try dump("<rect width='10' height='4' rx='9'/>")
        #expect(try pill == dump("<rect width='10' height='4' rx='5' ry='2'/>"))
    }

    @Test(arguments: [
        "<rect width='0' height='4'/>", "<circle r='0'/>", "<ellipse rx='0' ry='2'/>", "<polygon points=''/>",
        "<path d='M0 0h24v24H0z' fill='none'/>",
        "<path d='M0 0h4' fill='none' stroke='#f00' stroke-width='0'/>",
    ])
    func `What paints nothing is left out`(element: String) throws {
        #expect(try icon(element).shapes.isEmpty)
    }

    @Test
    func `Children inherit how they are painted`() throws {
        let content = """
            <g fill='none' stroke='currentColor' stroke-width='2' stroke-linecap='round' stroke-linejoin='bevel'>
              <path d='M0 0h4'/>
              <path d='M0 0h4' style='stroke: #ff0000; stroke-width: 1.5px' stroke='#00ff00'/>
              <g fill='#123' fill-rule='evenodd' stroke='none'><path d='M0 0h4'/></g>
            </g>
            <path d='M0 0h4' fill='rgb(255, 128, 0)' fill-opacity='50%'/>
            <path d='M0 0h4' fill='currentColor' opacity='.5'/>
            <path d='M0 0h4' fill='none' stroke='#000' stroke-dasharray='1 2 3' stroke-width='2'/>
            """
        #expect(
            try dump(content) == """
                stroke current 2 round bevel  M 0,0 L 4,0
                stroke #ff0000 1.5 round bevel  M 0,0 L 4,0
                fill #112233 evenOdd  M 0,0 L 4,0
                fill #ff800080  M 0,0 L 4,0
                fill current×0.5  M 0,0 L 4,0
                stroke #000000 2 butt miter dash 1 2 3 1 2 3  M 0,0 L 4,0
                """)
    }

    @Test(arguments: [
        ("translate(3)", "M 4,2 L 5,2", "1"),
        ("translate(3, 4)", "M 4,6 L 5,6", "1"),
        ("scale(2)", "M 2,4 L 4,4", "2"),
        ("rotate(90)", "M -2,1 L -2,2", "1"),
        ("rotate(90 1 2)", "M 1,2 L 1,3", "1"),
        ("matrix(0 1 -1 0 10 0)", "M 8,1 L 8,2", "1"),
        ("translate(10) scale(2)", "M 12,4 L 14,4", "2"),
        ("scale(2) translate(10)", "M 22,4 L 24,4", "2"),
        ("scale(-1 1)", "M -1,2 L -2,2", "1"),
    ])
    func `Transforms move outlines and scale strokes`(
        transform: String, outline: String, width: String
    ) throws {
        let element = "<path d='M1 2h1' fill='none' stroke='#000' transform='\(transform)'/>"
        #expect(try dump(element) == "stroke #000000 \(width) butt miter  \(outline)")
    }

    @Test
    func `Transforms of groups and shapes add up`() throws {
        let content = "<g transform='translate(10)'><g transform='scale(2)'><path d='M1 2h1'/></g></g>"
        #expect(try dump(content) == "fill #000000  M 12,4 L 14,4")
    }

    @Test
    func `The extent comes from the view box and from width and height`() throws {
        let image = try VectorImage(svg: Array("<svg viewBox='-2 -3 24 12' width='48px' height='24'/>".utf8))
        #expect(image.viewBox == Rect(x: -2, y: -3, width: 24, height: 12))
        #expect(image.size == Size(width: 48, height: 24))
        let bare = try VectorImage(svg: Array("<svg width='16' height='20'/>".utf8))
        #expect(bare.viewBox == Rect(x: 0, y: 0, width: 16, height: 20))
        #expect(bare.description == "view box 0 0 16 20")
    }

    @Test
    func `What editors and people leave in a file is passed over`() throws {
        let content = """
            <title>Plus</title><desc>A plus</desc><defs/><metadata><any/></metadata><!-- a comment -->
            <path id='p' class='c' data-name='x' aria-hidden='true' d='M0 0h4'><title>Bar</title></path>
            """
        #expect(try dump(content) == "fill #000000  M 0,0 L 4,0")
    }

    @Test
    func `The document type that drawing programs write is passed over`() throws {
        let file = """
            <?xml version="1.0" encoding="utf-8"?>
            <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h4"/></svg>
            """
        #expect(try VectorImage(svg: Array(file.utf8)).shapes.count == 1)
    }
}
