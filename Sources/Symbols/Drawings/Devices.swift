extension SymbolTopic {
    /// Machines and their state.
    static let devices = SymbolTopic(
        name: "Devices",
        drawings: [
            "iphone": #"""
            <rect x="6.5" y="2.5" width="11" height="19" rx="2.5"/>
            <path d="M10.75 5.25 H13.25"/>
            """#,
            "ipad": #"""
            <rect x="4.25" y="2.75" width="15.5" height="18.5" rx="2.25"/>
            <path d="M10.5 18 H13.5"/>
            """#,
            "desktopcomputer": #"""
            <rect x="2.75" y="3.75" width="18.5" height="12.5" rx="2"/>
            <path d="M12 16.25 V20.25 M8 20.25 H16 M2.75 12.75 H21.25"/>
            """#,
            "display": #"""
            <rect x="2.75" y="3.75" width="18.5" height="12.5" rx="2"/>
            <path d="M12 16.25 V20.25 M8 20.25 H16"/>
            """#,
            "laptopcomputer": #"""
            <path d="M4.25 16.5 V7 A2 2 0 0 1 6.25 5 H17.75 A2 2 0 0 1 19.75 7 V16.5 M2 18.75 H22"/>
            """#,
            "tv": #"""
            <rect x="2.75" y="4.5" width="18.5" height="12.5" rx="2"/>
            <path d="M8 20.25 H16"/>
            """#,
            "tv.fill": #"""
            <rect x="2.75" y="4.5" width="18.5" height="12.5" rx="2" fill="currentColor"/>
            <path d="M8 20.25 H16"/>
            """#,
            "printer": #"""
            <path d="M7 8 V5 A1.25 1.25 0 0 1 8.25 3.75 H15.75 A1.25 1.25 0 0 1 17 5 V8 M7 17 H5 A2.25 2.25 0 0 1 2.75 14.75 V10.25 A2.25 2.25 0 0 1 5 8 H19 A2.25 2.25 0 0 1 21.25 10.25 V14.75 A2.25 2.25 0 0 1 19 17 H17"/>
            <rect x="7" y="13.5" width="10" height="6.75" rx="1"/>
            <circle cx="17.5" cy="11" r="1.05" fill="currentColor" stroke="none"/>
            """#,
            "printer.fill": #"""
            <path d="M5 7.88 H19 A3.13 3.13 0 0 1 22.12 11 V14.75 A3.12 3.12 0 0 1 19 17.88 H17.8 V13.9 A1 1 0 0 0 16.8 12.9 H7.2 A1 1 0 0 0 6.2 13.9 V17.88 H5 A3.12 3.12 0 0 1 1.87 14.75 V11 A3.13 3.13 0 0 1 5 7.88 Z M18.85 11.1 A1.1 1.1 0 0 0 16.65 11.1 A1.1 1.1 0 0 0 18.85 11.1 Z" fill="currentColor" fill-rule="evenodd" stroke="none"/>
            <rect x="8" y="14.7" width="8" height="5.4" rx="0.5" fill="currentColor"/>
            <path d="M7 6.2 V5 A1.25 1.25 0 0 1 8.25 3.75 H15.75 A1.25 1.25 0 0 1 17 5 V6.2 Z" fill="currentColor" stroke-width="0.9"/>
            """#,
            "keyboard": #"""
            <rect x="2.25" y="6" width="19.5" height="12" rx="2.25"/>
            <path d="M8.25 14.75 H15.75"/>
            <circle cx="5.75" cy="9.5" r="0.95" fill="currentColor" stroke="none"/>
            <circle cx="8.9" cy="9.5" r="0.95" fill="currentColor" stroke="none"/>
            <circle cx="12" cy="9.5" r="0.95" fill="currentColor" stroke="none"/>
            <circle cx="15.1" cy="9.5" r="0.95" fill="currentColor" stroke="none"/>
            <circle cx="18.25" cy="9.5" r="0.95" fill="currentColor" stroke="none"/>
            <circle cx="7.3" cy="12.1" r="0.95" fill="currentColor" stroke="none"/>
            <circle cx="10.4" cy="12.1" r="0.95" fill="currentColor" stroke="none"/>
            <circle cx="13.6" cy="12.1" r="0.95" fill="currentColor" stroke="none"/>
            <circle cx="16.7" cy="12.1" r="0.95" fill="currentColor" stroke="none"/>
            """#,
            "battery.0": #"""
            <rect x="1.75" y="7" width="18" height="10" rx="2.5"/>
            <path d="M22.1 10.75 V13.25"/>
            """#,
            "battery.25": #"""
            <rect x="1.75" y="7" width="18" height="10" rx="2.5"/>
            <path d="M22.1 10.75 V13.25"/>
            <rect x="4.25" y="9.5" width="3.1" height="5" rx="1" fill="currentColor" stroke="none"/>
            """#,
            "battery.50": #"""
            <rect x="1.75" y="7" width="18" height="10" rx="2.5"/>
            <path d="M22.1 10.75 V13.25"/>
            <rect x="4.25" y="9.5" width="6.4" height="5" rx="1" fill="currentColor" stroke="none"/>
            """#,
            "battery.75": #"""
            <rect x="1.75" y="7" width="18" height="10" rx="2.5"/>
            <path d="M22.1 10.75 V13.25"/>
            <rect x="4.25" y="9.5" width="9.7" height="5" rx="1" fill="currentColor" stroke="none"/>
            """#,
            "battery.100": #"""
            <rect x="1.75" y="7" width="18" height="10" rx="2.5"/>
            <path d="M22.1 10.75 V13.25"/>
            <rect x="4.25" y="9.5" width="13" height="5" rx="1" fill="currentColor" stroke="none"/>
            """#,
            "cpu": #"""
            <rect x="6" y="6" width="12" height="12" rx="2"/>
            <rect x="9.75" y="9.75" width="4.5" height="4.5" rx="0.5"/>
            <path d="M9 3 V6 M12 3 V6 M15 3 V6 M9 18 V21 M12 18 V21 M15 18 V21 M3 9 H6 M3 12 H6 M3 15 H6 M18 9 H21 M18 12 H21 M18 15 H21"/>
            """#,
            "server.rack": #"""
            <rect x="3.5" y="4" width="17" height="7" rx="1.75"/>
            <rect x="3.5" y="13" width="17" height="7" rx="1.75"/>
            <circle cx="7.25" cy="7.5" r="1.15" fill="currentColor" stroke="none"/>
            <circle cx="7.25" cy="16.5" r="1.15" fill="currentColor" stroke="none"/>
            <path d="M12.5 7.5 H17 M12.5 16.5 H17"/>
            """#,
        ])
}
