/// What has come of fetching in the background, which nothing does here.
public enum UIBackgroundFetchResult: UInt, Sendable {
    case newData, noData, failed
}
