/// What the system would start an app in the background for.
public struct BackgroundTask<Request, Response>: Sendable {}

extension BackgroundTask where Request == Void, Response == Void {
    public static func appRefresh(_ identifier: String) -> BackgroundTask { BackgroundTask() }

    public static func urlSession(_ identifier: String) -> BackgroundTask { BackgroundTask() }
}

extension BackgroundTask where Request == String, Response == Void {
    public static func urlSession(matching: @escaping @Sendable (String) -> Bool) -> BackgroundTask {
        BackgroundTask()
    }
}
