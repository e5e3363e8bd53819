extension SymbolTopic {
    /// Ways to go, to turn, to send and to fetch.
    static let arrows = SymbolTopic(
        name: "Arrows",
        drawings: [
            "chevron.left": #"<path d="M15 5 L8 12 L15 19"/>"#,
            "chevron.right": #"<path d="M9 5 L16 12 L9 19"/>"#,
            "chevron.up": #"<path d="M19 15 L12 8 L5 15"/>"#,
            "chevron.down": #"<path d="M19 9 L12 16 L5 9"/>"#,
            "chevron.left.circle": #"""
            <circle cx="12" cy="12" r="9"/>
            <path d="M13.5 8 L9.5 12 L13.5 16"/>
            """#,
            "chevron.left.circle.fill": #"""
            <path d="M21.88 12 A9.88 9.88 0 0 1 2.12 12 A9.88 9.88 0 0 1 21.88 12 Z M14.12 8.62 A0.87 0.87 0 0 0 12.88 7.38 L8.88 11.38 A0.87 0.87 0 0 0 8.88 12.62 L12.88 16.62 A0.87 0.87 0 0 0 14.12 15.38 L10.74 12 Z" fill="currentColor" fill-rule="evenodd" stroke="none"/>
            """#,
            "chevron.right.circle": #"""
            <circle cx="12" cy="12" r="9"/>
            <path d="M10.5 8 L14.5 12 L10.5 16"/>
            """#,
            "chevron.right.circle.fill": #"""
            <path d="M21.88 12 A9.88 9.88 0 0 1 2.12 12 A9.88 9.88 0 0 1 21.88 12 Z M11.12 7.38 A0.87 0.87 0 0 0 9.88 8.62 L13.26 12 L9.88 15.38 A0.87 0.87 0 0 0 11.12 16.62 L15.12 12.62 A0.88 0.88 0 0 0 15.12 11.38 Z" fill="currentColor" fill-rule="evenodd" stroke="none"/>
            """#,
            "chevron.up.circle": #"""
            <circle cx="12" cy="12" r="9"/>
            <path d="M16 13.5 L12 9.5 L8 13.5"/>
            """#,
            "chevron.up.circle.fill": #"""
            <path d="M21.88 12 A9.88 9.88 0 0 1 2.12 12 A9.88 9.88 0 0 1 21.88 12 Z M15.38 14.12 A0.87 0.87 0 1 0 16.62 12.88 L12.62 8.88 A0.87 0.87 0 0 0 11.38 8.88 L7.38 12.88 A0.87 0.87 0 0 0 8.62 14.12 L12 10.74 Z" fill="currentColor" fill-rule="evenodd" stroke="none"/>
            """#,
            "chevron.down.circle": #"""
            <circle cx="12" cy="12" r="9"/>
            <path d="M16 10.5 L12 14.5 L8 10.5"/>
            """#,
            "chevron.down.circle.fill": #"""
            <path d="M21.88 12 A9.88 9.88 0 0 1 2.12 12 A9.88 9.88 0 0 1 21.88 12 Z M16.62 11.12 A0.87 0.87 0 0 0 15.38 9.88 L12 13.26 L8.62 9.88 A0.87 0.87 0 0 0 7.38 11.12 L11.38 15.12 A0.88 0.88 0 0 0 12.62 15.12 Z" fill="currentColor" fill-rule="evenodd" stroke="none"/>
            """#,
            "chevron.up.chevron.down": #"<path d="M7.25 9 L12 4.25 L16.75 9 M7.25 15 L12 19.75 L16.75 15"/>"#,
            "chevron.left.2": #"<path d="M11.5 5.5 L5 12 L11.5 18.5 M18.5 5.5 L12 12 L18.5 18.5"/>"#,
            "chevron.right.2": #"<path d="M12.5 5.5 L19 12 L12.5 18.5 M5.5 5.5 L12 12 L5.5 18.5"/>"#,
            "arrow.left": #"<path d="M20 12 H4.25 M11 5.25 L4.25 12 L11 18.75"/>"#,
            "arrow.right": #"<path d="M4 12 H19.75 M13 5.25 L19.75 12 L13 18.75"/>"#,
            "arrow.up": #"<path d="M12 20 V4.25 M18.75 11 L12 4.25 L5.25 11"/>"#,
            "arrow.down": #"<path d="M12 4 V19.75 M18.75 13 L12 19.75 L5.25 13"/>"#,
            "arrow.left.circle": #"""
            <circle cx="12" cy="12" r="9"/>
            <path d="M16.5 12 H7.75 M11.5 8 L7.5 12 L11.5 16"/>
            """#,
            "arrow.left.circle.fill": #"""
            <path d="M21.88 12 A9.88 9.88 0 0 1 2.12 12 A9.88 9.88 0 0 1 21.88 12 Z M16.5 12.88 A0.88 0.88 0 1 0 16.5 11.12 H9.61 L12.12 8.62 A0.87 0.87 0 0 0 10.88 7.38 L6.88 11.38 A0.87 0.87 0 0 0 6.88 12.62 L10.88 16.62 A0.87 0.87 0 1 0 12.12 15.38 L9.61 12.88 Z" fill="currentColor" fill-rule="evenodd" stroke="none"/>
            """#,
            "arrow.right.circle": #"""
            <circle cx="12" cy="12" r="9"/>
            <path d="M7.5 12 H16.25 M12.5 8 L16.5 12 L12.5 16"/>
            """#,
            "arrow.right.circle.fill": #"""
            <path d="M21.88 12 A9.88 9.88 0 0 1 2.12 12 A9.88 9.88 0 0 1 21.88 12 Z M7.5 11.12 A0.88 0.88 0 0 0 7.5 12.88 H14.39 L11.88 15.38 A0.87 0.87 0 0 0 13.12 16.62 L17.12 12.62 A0.88 0.88 0 0 0 17.12 11.38 L13.12 7.38 A0.87 0.87 0 0 0 11.88 8.62 L14.39 11.12 Z" fill="currentColor" fill-rule="evenodd" stroke="none"/>
            """#,
            "arrow.up.circle": #"""
            <circle cx="12" cy="12" r="9"/>
            <path d="M12 16.5 V7.75 M16 11.5 L12 7.5 L8 11.5"/>
            """#,
            "arrow.up.circle.fill": #"""
            <path d="M21.88 12 A9.88 9.88 0 0 1 2.12 12 A9.88 9.88 0 0 1 21.88 12 Z M11.12 16.5 A0.88 0.88 0 0 0 12.88 16.5 V9.61 L15.38 12.12 A0.87 0.87 0 1 0 16.62 10.88 L12.62 6.88 A0.87 0.87 0 0 0 11.38 6.88 L7.38 10.88 A0.87 0.87 0 0 0 8.62 12.12 L11.12 9.61 Z" fill="currentColor" fill-rule="evenodd" stroke="none"/>
            """#,
            "arrow.down.circle": #"""
            <circle cx="12" cy="12" r="9"/>
            <path d="M12 7.5 V16.25 M16 12.5 L12 16.5 L8 12.5"/>
            """#,
            "arrow.down.circle.fill": #"""
            <path d="M21.88 12 A9.88 9.88 0 0 1 2.12 12 A9.88 9.88 0 0 1 21.88 12 Z M12.88 7.5 A0.88 0.88 0 0 0 11.12 7.5 V14.39 L8.62 11.88 A0.87 0.87 0 0 0 7.38 13.12 L11.38 17.12 A0.88 0.88 0 0 0 12.62 17.12 L16.62 13.12 A0.87 0.87 0 0 0 15.38 11.88 L12.88 14.39 Z" fill="currentColor" fill-rule="evenodd" stroke="none"/>
            """#,
            "arrow.up.right": #"<path d="M6.25 17.75 L17.5 6.5 M8.75 6.25 H17.75 V15.25"/>"#,
            "arrow.up.left": #"<path d="M17.75 17.75 L6.5 6.5 M15.25 6.25 H6.25 V15.25"/>"#,
            "arrow.down.right": #"<path d="M6.25 6.25 L17.5 17.5 M8.75 17.75 H17.75 V8.75"/>"#,
            "arrow.down.left": #"<path d="M17.75 6.25 L6.5 17.5 M15.25 17.75 H6.25 V8.75"/>"#,
            "arrow.up.right.square": #"""
            <rect x="3.75" y="3.75" width="16.5" height="16.5" rx="3.5"/>
            <path d="M8.5 15.5 L15.25 8.75 M9.75 8.5 H15.5 V14.25"/>
            """#,
            "arrow.up.right.square.fill": #"""
            <path d="M7.25 2.88 H16.75 A4.37 4.37 0 0 1 21.12 7.25 V16.75 A4.37 4.37 0 0 1 16.75 21.12 H7.25 A4.37 4.37 0 0 1 2.88 16.75 V7.25 A4.38 4.38 0 0 1 7.25 2.88 Z M7.88 14.88 A0.88 0.88 0 0 0 9.12 16.12 L14.62 10.61 V14.25 A0.88 0.88 0 1 0 16.38 14.25 V8.5 A0.88 0.88 0 0 0 15.5 7.62 H9.75 A0.88 0.88 0 0 0 9.75 9.38 H13.39 Z" fill="currentColor" fill-rule="evenodd" stroke="none"/>
            """#,
            "arrow.clockwise": #"<path d="M19.65 13.5 A7.75 7.75 0 1 1 18.48 8 M18.6 3.6 V8.1 H14.1"/>"#,
            "arrow.counterclockwise": #"<path d="M4.35 13.5 A7.75 7.75 0 1 0 5.52 8 M5.4 3.6 V8.1 H9.9"/>"#,
            "arrow.triangle.2.circlepath": #"""
            <path d="M4.3 10.9 A7.75 7.75 0 0 1 18.48 7.9 M18.6 3.6 V8 H14.2 M19.7 13.1 A7.75 7.75 0 0 1 5.52 16.1 M5.4 20.4 V16 H9.8"/>
            """#,
            "clock.arrow.circlepath": #"""
            <path d="M4.35 13.5 A7.75 7.75 0 1 0 5.52 8 M5.4 3.6 V8.1 H9.9 M12 8 V12.5 L15 14.25"/>
            """#,
            "arrow.uturn.backward": #"""
            <path d="M8.75 4 L4 8.75 L8.75 13.5 M4 8.75 H14.5 A5.25 5.25 0 0 1 14.5 19.25 H9"/>
            """#,
            "arrow.uturn.forward": #"""
            <path d="M15.25 4 L20 8.75 L15.25 13.5 M20 8.75 H9.5 A5.25 5.25 0 0 0 9.5 19.25 H15"/>
            """#,
            "arrowshape.turn.up.left": #"""
            <path d="M9 4.75 L3.75 10 L9 15.25 M3.75 10 H15.5 A4.75 4.75 0 0 1 20.25 14.75 V19.25"/>
            """#,
            "arrowshape.turn.up.right": #"""
            <path d="M15 4.75 L20.25 10 L15 15.25 M20.25 10 H8.5 A4.75 4.75 0 0 0 3.75 14.75 V19.25"/>
            """#,
            "arrow.up.arrow.down": #"""
            <path d="M7.75 19.5 V4.5 M4 8.25 L7.75 4.5 L11.5 8.25 M16.25 4.5 V19.5 M12.5 15.75 L16.25 19.5 L20 15.75"/>
            """#,
            "arrow.left.arrow.right": #"""
            <path d="M4.5 7.75 H19.5 M15.75 4 L19.5 7.75 L15.75 11.5 M19.5 16.25 H4.5 M8.25 12.5 L4.5 16.25 L8.25 20"/>
            """#,
            "arrow.up.left.and.arrow.down.right": #"""
            <path d="M10.25 10.25 L4 4 M9.5 3.75 H3.75 V9.5 M13.75 13.75 L20 20 M14.5 20.25 H20.25 V14.5"/>
            """#,
            "arrow.down.left.and.arrow.up.right": #"""
            <path d="M13.75 10.25 L20 4 M14.5 3.75 H20.25 V9.5 M10.25 13.75 L4 20 M9.5 20.25 H3.75 V14.5"/>
            """#,
            "arrow.down.right.and.arrow.up.left": #"""
            <path d="M4 4 L10.25 10.25 M4.75 10.5 H10.5 V4.75 M20 20 L13.75 13.75 M19.25 13.5 H13.5 V19.25"/>
            """#,
            "arrow.down.to.line": #"<path d="M12 3.5 V15.75 M6.25 10.25 L12 16 L17.75 10.25 M5 20.25 H19"/>"#,
            "arrow.up.to.line": #"<path d="M12 20.5 V8.25 M6.25 13.75 L12 8 L17.75 13.75 M5 3.75 H19"/>"#,
            "square.and.arrow.up": #"""
            <path d="M12 15 V3.5 M7.75 7.5 L12 3.25 L16.25 7.5 M7.5 10.25 H6.25 A1.75 1.75 0 0 0 4.5 12 V18.5 A1.75 1.75 0 0 0 6.25 20.25 H17.75 A1.75 1.75 0 0 0 19.5 18.5 V12 A1.75 1.75 0 0 0 17.75 10.25 H16.5"/>
            """#,
            "square.and.arrow.down": #"""
            <path d="M12 3.25 V14.75 M7.75 10.75 L12 15 L16.25 10.75 M7.5 10.25 H6.25 A1.75 1.75 0 0 0 4.5 12 V18.5 A1.75 1.75 0 0 0 6.25 20.25 H17.75 A1.75 1.75 0 0 0 19.5 18.5 V12 A1.75 1.75 0 0 0 17.75 10.25 H16.5"/>
            """#,
            "square.and.arrow.up.fill": #"""
            <path d="M6.25 9.38 H6.99 A2.03 2.03 0 0 0 8.51 9.38 H9.98 V15 A2.02 2.02 0 0 0 14.02 15 V9.38 H15.49 A2.02 2.02 0 0 0 17.01 9.38 H17.75 A2.62 2.62 0 0 1 20.38 12 V18.5 A2.62 2.62 0 0 1 17.75 21.12 H6.25 A2.62 2.62 0 0 1 3.62 18.5 V12 A2.62 2.62 0 0 1 6.25 9.38 Z" fill="currentColor" fill-rule="evenodd" stroke="none"/>
            <path d="M12 15 V3.5 M7.75 7.5 L12 3.25 L16.25 7.5"/>
            """#,
            "square.and.arrow.down.fill": #"""
            <path d="M6.25 9.38 H6.26 A2.03 2.03 0 0 0 6.32 12.18 L10.57 16.43 A2.03 2.03 0 0 0 13.43 16.43 L17.68 12.18 A2.03 2.03 0 0 0 17.74 9.38 H17.75 A2.62 2.62 0 0 1 20.38 12 V18.5 A2.62 2.62 0 0 1 17.75 21.12 H6.25 A2.62 2.62 0 0 1 3.62 18.5 V12 A2.62 2.62 0 0 1 6.25 9.38 Z" fill="currentColor" fill-rule="evenodd" stroke="none"/>
            <path d="M12 3.25 V14.75 M7.75 10.75 L12 15 L16.25 10.75"/>
            """#,
            "rectangle.portrait.and.arrow.right": #"""
            <path d="M13.5 7.5 V5.5 A1.75 1.75 0 0 0 11.75 3.75 H5.5 A1.75 1.75 0 0 0 3.75 5.5 V18.5 A1.75 1.75 0 0 0 5.5 20.25 H11.75 A1.75 1.75 0 0 0 13.5 18.5 V16.5 M9 12 H20.75 M17 8 L21 12 L17 16"/>
            """#,
            "shuffle": #"""
            <path d="M3.25 17.25 H5.6 A4 4 0 0 0 8.9 15.5 L13.3 8.5 A4 4 0 0 1 16.6 6.75 H20 M3.25 6.75 H5.6 A4 4 0 0 1 8.9 8.5 L9.6 9.6 M12.6 14.4 L13.3 15.5 A4 4 0 0 0 16.6 17.25 H20 M17.5 3.75 L20.5 6.75 L17.5 9.75 M17.5 14.25 L20.5 17.25 L17.5 20.25"/>
            """#,
            "repeat": #"""
            <path d="M3.75 11.5 V10 A3.25 3.25 0 0 1 7 6.75 H19.5 M16.75 3.5 L20 6.75 L16.75 10 M20.25 12.5 V14 A3.25 3.25 0 0 1 17 17.25 H4.5 M7.25 20.5 L4 17.25 L7.25 14"/>
            """#,
        ])
}
