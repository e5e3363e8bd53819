import Foundation
public import FoundationNetworking

extension Snapshotting where Value == URLRequest, Format == String {
    /// The request as it is sent: method and address, headers, body.
    public static var raw: Snapshotting { .raw(pretty: false) }

    /// - Parameter pretty: whether a body of JSON is indented, with sorted keys.
    public static func raw(pretty: Bool) -> Snapshotting {
        SimplySnapshotting.lines.pullback { request in
            let address = request.url?.withSortedQuery.absoluteString ?? "(null)"
            let headers = (request.allHTTPHeaderFields ?? [:]).map { "\($0): \($1)" }.sorted()
            let body = request.httpBody.map { ["\n" + text(of: $0, isPretty: pretty)] } ?? []
            return (["\(request.httpMethod ?? "GET") \(address)"] + headers + body).joined(separator: "\n")
        }
    }

    /// The request as a command for the terminal.
    public static var curl: Snapshotting {
        SimplySnapshotting.lines.pullback { request in
            let headers = request.allHTTPHeaderFields ?? [:]
            var parts = ["curl"]
            switch request.httpMethod {
            case nil, "GET": break
            case "HEAD": parts.append("--head")
            case let method?: parts.append("--request \(method)")
            }
            for (field, value) in headers.sorted(by: { $0.key < $1.key }) where field != "Cookie" {
                parts.append("--header \"\(field): \(value.replacing("\"", with: "\\\""))\"")
            }
            if let body = request.httpBody.flatMap({ String(data: $0, encoding: .utf8) }) {
                // What is escaped already stays so within the command's own quotes.
                let escaped = body.replacing("\\\"", with: "\\\\\"").replacing("\"", with: "\\\"")
                parts.append("--data \"\(escaped)\"")
            }
            if let cookie = headers["Cookie"] {
                parts.append("--cookie \"\(cookie.replacing("\"", with: "\\\""))\"")
            }
            parts.append("\"\(request.url?.withSortedQuery.absoluteString ?? "(null)")\"")
            return parts.joined(separator: " \\\n\t")
        }
    }
}

private func text(of body: Data, isPretty: Bool) -> String {
    // A body that is no JSON is shown as it is.
    guard isPretty, let value = try? JSONSerialization.jsonObject(with: body),
        let data = try? JSONSerialization.data(
            withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
    else { return String(decoding: body, as: UTF8.self) }
    return String(decoding: data, as: UTF8.self)
}

extension URL {
    fileprivate var withSortedQuery: URL {
        guard var components = URLComponents(url: self, resolvingAgainstBaseURL: false) else { return self }
        components.queryItems = components.queryItems?.sorted { $0.name < $1.name }
        return components.url ?? self
    }
}
