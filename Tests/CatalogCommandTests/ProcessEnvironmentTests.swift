import Testing

@testable import CatalogCommand

struct ProcessEnvironmentTests {
    @Test func `Of a hostile environment nothing is left that a library reads`() {
        let hostile = ProcessEnvironment(variables: Doctor.hostileEnvironment)
        #expect(
            hostile.cleaned.variables
                == ["COLUMNS": "7", "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", "TZ": "UTC"])
    }

    @Test func `What was cleaned is clean`() {
        let environment = ProcessEnvironment(variables: ["PATH": "/bin", "TZ": "Asia/Tokyo", "HOME": "/root"])
        #expect(environment.cleaned != environment)
        #expect(environment.cleaned.cleaned == environment.cleaned)
        #expect(environment.cleaned.variables["PATH"] == "/bin")
    }

    @Test func `A stack that is too small is told, with what helps`() {
        #expect(
            ProcessPreparation.complaint(ofStack: 256)
                == "the stack is limited to 256 kB, but deep views need 4096 kB; "
                + "raise the limit with 'ulimit -s 8192'")
        #expect(ProcessPreparation.complaint(ofStack: 8192) == nil)
        #expect(ProcessPreparation.complaint(ofStack: nil) == nil)
    }

    @Test func `What init starts has the user's own environment`() {
        #expect(ProcessPreparation.needsUsersEnvironment(["catalog", "init", "Gallery"]))
        #expect(!ProcessPreparation.needsUsersEnvironment(["catalog", "check", "init"]))
        #expect(!ProcessPreparation.needsUsersEnvironment(["init"]))
    }
}
