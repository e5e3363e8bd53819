import Foundation
import SwiftData
import SwiftUI
import Testing
import VitrineTesting

@Model
private final class Task {
    var title: String
    var isDone = false
    var list: TaskList?

    init(_ title: String) { self.title = title }
}

@Model
private final class TaskList {
    @Relationship(deleteRule: .cascade, inverse: \Task.list) var tasks: [Task] = []

    init() {}
}

/// Views that show what a context has, in use.
@MainActor
struct QueryTests {
    private struct TaskListView: View {
        @Environment(\.modelContext) private var context
        @Query(sort: [SortDescriptor(\Task.title)]) private var tasks: [Task]
        @Query(filter: #Predicate<Task> { !$0.isDone }) private var open: [Task]
        @Query private var lists: [TaskList]

        var body: some View {
            VStack {
                Text(tasks.map(\.title).joined(separator: ","))
                Text("\(open.count) open, \(lists.first?.tasks.count ?? 0) listed")
                Button("Add") { context.insert(Task("b\(tasks.count)")) }
                Button("List") { lists.first?.tasks.append(Task("a")) }
                Button("Finish") { tasks.first?.isDone = true }
                Button("Delete") { tasks.first.map(context.delete) }
                Button("Undo") { context.rollback() }
            }
            .onAppear {
                if lists.isEmpty { context.insert(TaskList()) }
                try? context.save()
            }
        }
    }

    private func host(_ view: some View) throws -> VitrineTesting.Host {
        try VitrineTesting.Host(view, mode: .light)
    }

    @Test func `What an action does to models is shown`() throws {
        let host = try host(TaskListView().modelContainer(for: [Task.self, TaskList.self], inMemory: true))
        #expect(try host.text("0 open, 0 listed").exists)
        try host.button("Add").tap()
        #expect(try host.text("b0").exists)
        try host.button("List").tap()
        #expect(try host.text("a,b0").exists)
        #expect(try host.text("2 open, 1 listed").exists)
        try host.button("Finish").tap()
        #expect(try host.text("1 open, 1 listed").exists)
        try host.button("Delete").tap()
        #expect(try host.text("b0").exists)
        #expect(try host.text("1 open, 0 listed").exists)
        try host.button("Undo").tap()
        #expect(try host.text("0 open, 0 listed").exists)
    }

    @Test func `Two views of one container show the same models`() throws {
        let container = try ModelContainer(for: Task.self, TaskList.self)
        container.mainContext.insert(Task("x"))
        let host = try host(
            VStack {
                TaskListView()
                TaskCount()
            }
            .modelContainer(container))
        #expect(try host.text("1 tasks").exists)
        try host.button("Add").tap()
        #expect(try host.text("2 tasks").exists)
        #expect(try container.mainContext.fetchCount(FetchDescriptor<Task>()) == 2)
    }

    private struct TaskCount: View {
        @Query private var tasks: [Task]

        var body: some View { Text("\(tasks.count) tasks") }
    }
}
