import Vitrine

let values = [3, 1, 4]

struct Chart: View {
    init(_ values: [Int]) {}
    var body: some View { Color.red }
}

struct Clock: View {
    var body: some View { Color.red }
}
