import Foundation

/// The page of a Chromium without windows, driven by the DevTools protocol.
final class Browser {
    private let process: BrowserProcess
    /// What the page has complained of, and what it has asked for elsewhere than in files.
    private(set) var complaints: [String] = []
    /// How many documents have been loaded.
    private var loads = 0

    init() throws { process = try BrowserProcess.idle() }

    deinit {
        do {
            // What a test has set and stored is not there for the next, nor is the pointer.
            try setScripts(areOn: true)
            try call("Input.dispatchMouseEvent", ["type": "mouseMoved", "x": 0, "y": 0])
            try value(of: "if (location.protocol === 'file:') localStorage.clear()")
            process.release()
        } catch {
            // A process that does not answer is used no more.
        }
    }

    /// Opens a page in a window of a size.
    ///
    /// - Parameter media: what the reader prefers, `["prefers-color-scheme": "dark"]`.
    func open(
        _ address: String, width: Int = 1300, height: Int = 900, media: [String: String] = [:]
    ) throws {
        complaints = []
        try call(
            "Emulation.setDeviceMetricsOverride",
            ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
        let features = media.map { ["name": $0.key, "value": $0.value] }
        try call("Emulation.setEmulatedMedia", ["media": "", "features": features])
        let before = loads
        // An address that differs in its fragment alone does not load a document.
        if try call("Page.navigate", ["url": address])["loaderId"] == nil { try call("Page.reload") }
        while loads == before { _ = try process.receive(noting: note) }
    }

    /// Opens a page as it is on paper.
    func print(_ address: String) throws {
        try open(address)
        try call("Emulation.setEmulatedMedia", ["media": "print"])
    }

    func setScripts(areOn: Bool) throws {
        try call("Emulation.setScriptExecutionDisabled", ["value": !areOn])
    }

    /// What an expression is worth, as JSON would say it.
    @discardableResult
    func value(of expression: String) throws -> Any? {
        let answer = try call(
            "Runtime.evaluate",
            ["expression": expression, "awaitPromise": true, "returnByValue": true])
        if let exception = answer["exceptionDetails"] {
            throw BrowserError(description: "'\(expression)' failed: \(exception)")
        }
        return (answer["result"] as? [String: Any])?["value"]
    }

    func text(of expression: String) throws -> String {
        let value = try value(of: expression)
        return value as? String ?? "\(value ?? "nothing")"
    }

    /// Moves the pointer to a place in an element, in parts of its width and height.
    func point(at selector: String, _ x: Double, _ y: Double, holdingAlt: Bool = false) throws {
        try mouse("mouseMoved", selector, x, y, modifiers: holdingAlt ? 1 : 0)
    }

    func click(_ selector: String, _ x: Double = 0.5, _ y: Double = 0.5) throws {
        for type in ["mouseMoved", "mousePressed", "mouseReleased"] { try mouse(type, selector, x, y) }
    }

    private func mouse(
        _ type: String, _ selector: String, _ x: Double, _ y: Double, modifiers: Int = 0
    ) throws {
        let script =
            "(() => { const r = document.querySelector(\(Self.quoted(selector))).getBoundingClientRect(); "
            + "return [r.x + r.width * \(x), r.y + r.height * \(y)]; })()"
        guard let place = try value(of: script) as? [NSNumber], place.count == 2 else {
            throw BrowserError(description: "there is no place in '\(selector)'")
        }
        try call(
            "Input.dispatchMouseEvent",
            [
                "type": type, "x": place[0].doubleValue, "y": place[1].doubleValue, "button": "left",
                "buttons": type == "mousePressed" ? 1 : 0, "clickCount": type == "mouseMoved" ? 0 : 1,
                "modifiers": modifiers,
            ])
    }

    /// Presses a key and lets it go.
    func press(_ key: String) throws {
        // The code of the Enter key, by which pages tell that it activates what has the focus.
        let codes = [
            "Enter": 13, "Escape": 27, "Tab": 9, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39,
            "ArrowDown": 40,
        ]
        var event: [String: Any] = ["key": key, "code": key, "windowsVirtualKeyCode": codes[key] ?? 0]
        if key.count == 1 { event["text"] = key }
        if key == "Enter" { event["text"] = "\r" }
        for type in ["keyDown", "keyUp"] {
            event["type"] = type
            if type == "keyUp" { event["text"] = nil }
            try call("Input.dispatchKeyEvent", event)
        }
    }

    func type(_ text: String) throws { try call("Input.insertText", ["text": text]) }

    static func quoted(_ text: String) -> String {
        let data = try? JSONSerialization.data(withJSONObject: [text])
        return data.map { String(String(decoding: $0, as: UTF8.self).dropFirst().dropLast()) } ?? "''"
    }

    @discardableResult
    private func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
        try process.call(method, parameters, session: process.page, noting: note)
    }

    private func note(_ message: [String: Any]) {
        let parameters = message["params"] as? [String: Any] ?? [:]
        switch message["method"] as? String {
        case "Page.loadEventFired"?: loads += 1
        case "Runtime.exceptionThrown"?, "Log.entryAdded"?, "Runtime.consoleAPICalled"?:
            complaints.append("\(parameters)")
        case "Network.requestWillBeSent"?:
            let address = (parameters["request"] as? [String: Any])?["url"] as? String ?? ""
            if !address.hasPrefix("file://"), address != "about:blank" { complaints.append(address) }
        default: break
        }
    }
}
