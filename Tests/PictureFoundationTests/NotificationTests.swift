import PictureFoundation
import Testing

struct NotificationTests {
    @Test func `Notifications of a name come one after the other`() async {
        let center = NotificationCenter()
        let name = Notification.Name("sold")
        let notifications = center.notifications(named: name)
        for number in 1...2 {
            center.post(name: Notification.Name("other"), object: nil)
            center.post(name: name, object: nil, userInfo: ["number": number])
        }
        var numbers: [Int] = []
        for await notification in notifications {
            numbers += [notification.userInfo?["number"] as? Int].compactMap(\.self)
            if numbers.count == 2 { break }
        }
        #expect(numbers == [1, 2])
    }
}
