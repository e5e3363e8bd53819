import Testing
import VitrineVectorImages

struct ClipTests {
    @Test(arguments: [
        (
            "<clipPath id='a'><circle r='4'/></clipPath>", "clip-path='url(#a)'",
            "fill #000000  M 0,0 L 9,0 L 9,9 Z  within"
        ),
        (
            "<clipPath id='a'><path d='M1 1h3v3z' clip-rule='evenodd' transform='translate(1 0)'/></clipPath>",
            "clip-path='url(#a)'",
            "fill #000000  M 0,0 L 9,0 L 9,9 Z  within evenOdd M 2,1 L 5,1 L 5,4 Z"
        ),
        (
            "<mask id='a' style='mask-type:alpha'><path d='M1 1h3v3z' fill='#123'/></mask>", "mask='url(#a)'",
            "fill #000000  M 0,0 L 9,0 L 9,9 Z  within M 1,1 L 4,1 L 4,4 Z"
        ),
    ])
    func `Clips and masks that are outlines cut a shape`(
        definition: String, attribute: String, expected: String
    ) throws {
        let text = try dump("<defs>\(definition)</defs><path d='M0 0h9v9z' \(attribute)/>")
        #expect(text.hasPrefix(expected))
    }

    @Test(arguments: [
        "<rect width='24' height='24' fill='white'/>",
        "<rect width='24' height='24' transform='translate(0 0)'/>",
        "<path d='M0 0h24v24h-24z'/>",
    ])
    func `A clip that a shape lies within leaves it as it is`(outline: String) throws {
        let content = """
            <g clip-path="url(#clip0)"><path d="M0 0h9v9z"/></g>
            <defs><clipPath id="clip0">\(outline)</clipPath></defs>
            """
        #expect(try dump(content) == "fill #000000  M 0,0 L 9,0 L 9,9 Z")
    }

    @Test
    func `A group's clip holds in the group's coordinates`() throws {
        let content = """
            <clipPath id="a"><path d="M0 0h2v2z"/></clipPath>
            <g transform="translate(3 0)" clip-path="url(#a)"><path d="M0 0h9v9z"/></g>
            """
        #expect(
            try dump(content) == "fill #000000  M 3,0 L 12,0 L 12,9 Z  within M 3,0 L 5,0 L 5,2 Z")
    }

    @Test
    func `Rules of a style sheet hold as those of drawing programs do`() throws {
        let content = """
            <style type="text/css">
                /* a comment */ path { fill: #111111 }
                .st0, .st1 { fill:#ECF7FF; enable-background:new; }
                #b{fill:#00ff00}
            </style>
            <path d="M0 0h1"/><path class="st1" d="M0 0h2"/><path id="b" class="st0" d="M0 0h3"/>
            <path class="st0" style="fill:#ffffff" d="M0 0h4"/>
            """
        #expect(
            try dump(content) == """
                fill #111111  M 0,0 L 1,0
                fill #ecf7ff  M 0,0 L 2,0
                fill #00ff00  M 0,0 L 3,0
                fill #ffffff  M 0,0 L 4,0
                """)
    }

    @Test
    func `What is used stands where it is used, in its colours`() throws {
        let content = """
            <defs><path id="a" d="M0 0h1"/></defs>
            <use xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="#a" x="3" y="4" fill="#ff0000"/>
            """
        #expect(try dump(content) == "fill #ff0000  M 3,4 L 4,4")
    }

    @Test
    func `Opacity of shapes that lie apart is that of each`() throws {
        let content = "<g opacity='.5'><path d='M0 0h1v1z'/><path d='M4 0h1v1z'/></g>"
        #expect(
            try dump(content) == """
                fill #00000080  M 0,0 L 1,0 L 1,1 Z
                fill #00000080  M 4,0 L 5,0 L 5,1 Z
                """)
    }
}
