extension SymbolTopic {
    /// How things are listed, filtered, searched and arranged.
    static let lists = SymbolTopic(
        name: "Lists",
        drawings: [
            "line.3.horizontal": #"<path d="M3.75 6.25 H20.25 M3.75 12 H20.25 M3.75 17.75 H20.25"/>"#,
            "line.3.horizontal.decrease": #"<path d="M3.75 6.75 H20.25 M6.75 12 H17.25 M10 17.25 H14"/>"#,
            "line.3.horizontal.decrease.circle": #"""
            <circle cx="12" cy="12" r="9"/>
            <path d="M7.25 9 H16.75 M9 12.25 H15 M10.9 15.5 H13.1"/>
            """#,
            "line.3.horizontal.decrease.circle.fill": #"""
            <path d="M21.88 12 A9.88 9.88 0 0 1 2.12 12 A9.88 9.88 0 0 1 21.88 12 Z M7.25 8.12 A0.88 0.88 0 0 0 7.25 9.88 H16.75 A0.88 0.88 0 1 0 16.75 8.12 Z M9 11.38 A0.88 0.88 0 0 0 9 13.12 H15 A0.88 0.88 0 0 0 15 11.38 Z M10.9 14.62 A0.88 0.88 0 0 0 10.9 16.38 H13.1 A0.88 0.88 0 1 0 13.1 14.62 Z" fill="currentColor" fill-rule="evenodd" stroke="none"/>
            """#,
            "slider.horizontal.3": #"""
            <path d="M3.5 5.5 H13 M18 5.5 H20.5"/>
            <circle cx="15.5" cy="5.5" r="2.1"/>
            <path d="M3.5 12 H6 M11 12 H20.5"/>
            <circle cx="8.5" cy="12" r="2.1"/>
            <path d="M3.5 18.5 H13 M18 18.5 H20.5"/>
            <circle cx="15.5" cy="18.5" r="2.1"/>
            """#,
            "slider.vertical.3": #"""
            <path d="M18.5 3.5 V6 M18.5 11 V20.5"/>
            <circle cx="18.5" cy="8.5" r="2.1"/>
            <path d="M12 3.5 V13 M12 18 V20.5"/>
            <circle cx="12" cy="15.5" r="2.1"/>
            <path d="M5.5 3.5 V6 M5.5 11 V20.5"/>
            <circle cx="5.5" cy="8.5" r="2.1"/>
            """#,
            "square.grid.2x2": #"""
            <rect x="3.75" y="3.75" width="6.25" height="6.25" rx="1.5"/>
            <rect x="14" y="3.75" width="6.25" height="6.25" rx="1.5"/>
            <rect x="3.75" y="14" width="6.25" height="6.25" rx="1.5"/>
            <rect x="14" y="14" width="6.25" height="6.25" rx="1.5"/>
            """#,
            "square.grid.2x2.fill": #"""
            <rect x="3.75" y="3.75" width="6.25" height="6.25" rx="1.5" fill="currentColor"/>
            <rect x="14" y="3.75" width="6.25" height="6.25" rx="1.5" fill="currentColor"/>
            <rect x="3.75" y="14" width="6.25" height="6.25" rx="1.5" fill="currentColor"/>
            <rect x="14" y="14" width="6.25" height="6.25" rx="1.5" fill="currentColor"/>
            """#,
            "square.grid.3x3": #"""
            <rect x="3.75" y="3.75" width="3" height="3" rx="0.6"/>
            <rect x="10.5" y="3.75" width="3" height="3" rx="0.6"/>
            <rect x="17.25" y="3.75" width="3" height="3" rx="0.6"/>
            <rect x="3.75" y="10.5" width="3" height="3" rx="0.6"/>
            <rect x="10.5" y="10.5" width="3" height="3" rx="0.6"/>
            <rect x="17.25" y="10.5" width="3" height="3" rx="0.6"/>
            <rect x="3.75" y="17.25" width="3" height="3" rx="0.6"/>
            <rect x="10.5" y="17.25" width="3" height="3" rx="0.6"/>
            <rect x="17.25" y="17.25" width="3" height="3" rx="0.6"/>
            """#,
            "square.grid.3x3.fill": #"""
            <rect x="3.75" y="3.75" width="3" height="3" rx="0.6" fill="currentColor"/>
            <rect x="10.5" y="3.75" width="3" height="3" rx="0.6" fill="currentColor"/>
            <rect x="17.25" y="3.75" width="3" height="3" rx="0.6" fill="currentColor"/>
            <rect x="3.75" y="10.5" width="3" height="3" rx="0.6" fill="currentColor"/>
            <rect x="10.5" y="10.5" width="3" height="3" rx="0.6" fill="currentColor"/>
            <rect x="17.25" y="10.5" width="3" height="3" rx="0.6" fill="currentColor"/>
            <rect x="3.75" y="17.25" width="3" height="3" rx="0.6" fill="currentColor"/>
            <rect x="10.5" y="17.25" width="3" height="3" rx="0.6" fill="currentColor"/>
            <rect x="17.25" y="17.25" width="3" height="3" rx="0.6" fill="currentColor"/>
            """#,
            "rectangle.grid.1x2": #"""
            <rect x="3.5" y="3.75" width="17" height="6.25" rx="1.5"/>
            <rect x="3.5" y="14" width="17" height="6.25" rx="1.5"/>
            """#,
            "rectangle.grid.1x2.fill": #"""
            <rect x="3.5" y="3.75" width="17" height="6.25" rx="1.5" fill="currentColor"/>
            <rect x="3.5" y="14" width="17" height="6.25" rx="1.5" fill="currentColor"/>
            """#,
            "list.bullet": #"""
            <path d="M8.75 6.25 H20.5 M8.75 12 H20.5 M8.75 17.75 H20.5"/>
            <circle cx="4.5" cy="6.25" r="1.3" fill="currentColor" stroke="none"/>
            <circle cx="4.5" cy="12" r="1.3" fill="currentColor" stroke="none"/>
            <circle cx="4.5" cy="17.75" r="1.3" fill="currentColor" stroke="none"/>
            """#,
            "list.dash": #"""
            <path d="M9.5 6.25 H20.5 M9.5 12 H20.5 M9.5 17.75 H20.5 M3.5 6.25 H5.75 M3.5 12 H5.75 M3.5 17.75 H5.75"/>
            """#,
            "list.number": #"""
            <path d="M10 6.25 H20.5 M10 12 H20.5 M10 17.75 H20.5 M3.75 5 L5 4.25 V8.75 M3.6 15.9 A1.45 1.45 0 1 1 6.15 17.1 L3.6 20 H6.6"/>
            """#,
            "checklist": #"""
            <path d="M3.25 7 L5 8.75 L8.25 5 M3.25 16.75 L5 18.5 L8.25 14.75 M12 7 H20.75 M12 16.75 H20.75"/>
            """#,
            "list.bullet.rectangle": #"""
            <rect x="2.75" y="4.5" width="18.5" height="15" rx="2.25"/>
            <path d="M10.25 9.25 H17.5 M10.25 14.75 H17.5"/>
            <circle cx="6.9" cy="9.25" r="1.2" fill="currentColor" stroke="none"/>
            <circle cx="6.9" cy="14.75" r="1.2" fill="currentColor" stroke="none"/>
            """#,
            "text.alignleft": #"""
            <path d="M3.75 5.25 H20.25 M3.75 9.75 H14.25 M3.75 14.25 H20.25 M3.75 18.75 H14.25"/>
            """#,
            "text.aligncenter": #"""
            <path d="M3.75 5.25 H20.25 M6.75 9.75 H17.25 M3.75 14.25 H20.25 M6.75 18.75 H17.25"/>
            """#,
            "text.alignright": #"""
            <path d="M20.25 5.25 H3.75 M20.25 9.75 H9.75 M20.25 14.25 H3.75 M20.25 18.75 H9.75"/>
            """#,
            "text.justify": #"""
            <path d="M3.75 5.25 H20.25 M3.75 9.75 H20.25 M3.75 14.25 H20.25 M3.75 18.75 H20.25"/>
            """#,
            "sidebar.left": #"""
            <rect x="2.75" y="4.5" width="18.5" height="15" rx="2.25"/>
            <path d="M9.25 4.5 V19.5"/>
            """#,
            "magnifyingglass": #"""
            <circle cx="10.5" cy="10.5" r="6.75"/>
            <path d="M15.5 15.5 L20.5 20.5"/>
            """#,
            "plus.magnifyingglass": #"""
            <circle cx="10.5" cy="10.5" r="6.75"/>
            <path d="M15.5 15.5 L20.5 20.5"/>
            <path d="M10.5 7.75 V13.25 M7.75 10.5 H13.25"/>
            """#,
            "minus.magnifyingglass": #"""
            <circle cx="10.5" cy="10.5" r="6.75"/>
            <path d="M15.5 15.5 L20.5 20.5"/>
            <path d="M7.75 10.5 H13.25"/>
            """#,
            "magnifyingglass.circle": #"""
            <circle cx="12" cy="12" r="9"/>
            <circle cx="11" cy="11" r="3.6"/>
            <path d="M13.7 13.7 L16.5 16.5"/>
            """#,
            "magnifyingglass.circle.fill": #"""
            <path d="M21.88 12 A9.88 9.88 0 0 1 2.12 12 A9.88 9.88 0 0 1 21.88 12 Z M15.48 11 A4.48 4.48 0 0 0 6.52 11 A4.48 4.48 0 0 0 13.49 14.72 L15.88 17.12 A0.88 0.88 0 1 0 17.12 15.88 L14.72 13.49 A4.47 4.47 0 0 0 15.48 11 Z M13.73 11 A2.63 2.63 0 0 1 12.93 12.93 A2.63 2.63 0 0 1 11 13.73 A2.63 2.63 0 0 1 9.07 12.93 A2.63 2.63 0 0 1 8.27 11 A2.63 2.63 0 0 1 9.07 9.07 A2.63 2.63 0 0 1 11 8.27 A2.63 2.63 0 0 1 12.93 9.07 A2.63 2.63 0 0 1 13.73 11 Z" fill="currentColor" fill-rule="evenodd" stroke="none"/>
            """#,
            "viewfinder": #"""
            <path d="M3.75 8.5 V6 A2.25 2.25 0 0 1 6 3.75 H8.5 M20.25 8.5 V6 A2.25 2.25 0 0 0 18 3.75 H15.5 M3.75 15.5 V18 A2.25 2.25 0 0 0 6 20.25 H8.5 M20.25 15.5 V18 A2.25 2.25 0 0 1 18 20.25 H15.5"/>
            """#,
            "square.on.square": #"""
            <path d="M8 16 H6 A2.25 2.25 0 0 1 3.75 13.75 V6 A2.25 2.25 0 0 1 6 3.75 H13.75 A2.25 2.25 0 0 1 16 6 V8"/>
            <rect x="8" y="8" width="12.25" height="12.25" rx="2.25"/>
            """#,
            "square.stack.3d.up": #"""
            <path d="M12 3.75 L21 8.4 L12 13.05 L3 8.4 Z M3.6 12.3 L12 16.65 L20.4 12.3 M3.6 16.1 L12 20.45 L20.4 16.1"/>
            """#,
            "cursorarrow": #"<path d="M6 3.75 L18.75 12.6 L12.6 13.75 L9.2 19.1 Z"/>"#,
        ])
}
