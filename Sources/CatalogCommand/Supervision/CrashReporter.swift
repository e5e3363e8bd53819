// The C library's types of signals are of the module that has brought in their header first, which differs by what else is
// compiled beside.
import CDispatch
import CProcess
import Glibc
import Runtime

/// Notes in the journal why the process is ending, when it is a crash.
///
/// A signal's handler may do little by the book. This one appends a note first and then goes on to name the calls,
/// since the process is lost anyway; if that fails as well, the supervisor ends it and has the note.
enum CrashReporter {
    private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGSYS]
    /// Naming calls takes memory on the stack.
    private static let stackSize = 1 << 20

    /// Asks a thread for the calls that take it too long; it does not go on after that.
    static let inquiry = SIGXCPU

    /// Where the handler of the process finds its journal: a descriptor that no other file has.
    static let journalDescriptor: Int32 = 200

    /// Watches this process, whose journal has the descriptor ``journalDescriptor``.
    static func install() {
        var action = sigaction()
        action.sa_flags = Int32(SA_SIGINFO) | Int32(SA_ONSTACK) | Int32(bitPattern: UInt32(SA_RESETHAND))
        action.__sigaction_handler.sa_sigaction = { signal, info, context in
            CrashReporter.report(signal, info, context)
        }
        for signal in signals { sigaction(signal, &action, nil) }
        action.sa_flags = Int32(SA_SIGINFO) | Int32(SA_ONSTACK) | Int32(SA_RESTART)
        action.__sigaction_handler.sa_sigaction = { _, _, context in
            guard let context, process_holds_no_lock(context) != 0 else { return }
            // It is asked again and again, and answers once.
            let interrupted = context.assumingMemoryBound(to: ucontext_t.self)
            sigaddset(&interrupted.pointee.uc_sigmask, CrashReporter.inquiry)
            process_leave_library(context)
            _ = process_continue(context, 0, CrashReporter.answer, 0)
        }
        sigaction(inquiry, &action, nil)
    }

    /// Gives this thread a second stack, on which it can report that the first one is full, and notes its number.
    @Sendable static func prepareThread() {
        var current = stack_t()
        guard sigaltstack(nil, &current) == 0, Int(current.ss_flags) & Int(SS_DISABLE) != 0 else { return }
        let memory = mmap(
            nil, stackSize, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
        guard let memory, memory != MAP_FAILED else { return }
        var stack = stack_t()
        stack.ss_sp = memory
        stack.ss_size = stackSize
        sigaltstack(&stack, nil)
        // Dispatch keeps signals from its threads.
        var inquiries = sigset_t()
        sigemptyset(&inquiries)
        sigaddset(&inquiries, inquiry)
        pthread_sigmask(SIG_UNBLOCK, &inquiries, nil)
        Journal(file: journalDescriptor).append(.runsCatalogCode(thread: process_thread()))
    }

    private static func report(
        _ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
    ) {
        // Room to report a lack of memory.
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
        limit.rlim_cur = limit.rlim_max
        setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)

        let isStackOverflow = isStackOverflow(signal, info, context)
        Journal(file: journalDescriptor).append(.crashes(signal: signal, isStackOverflow: isStackOverflow))
        // The handler was taken back when it was called: what it returns to ends the process as it would have ended.
        guard let context else { return }
        if signal == SIGABRT { process_leave_library(context) }
        // Calls are found by going up one stack, so the thread goes on there; on a full one it makes room.
        _ = process_continue(context, isStackOverflow ? UInt(stackSize) : 0, nameCalls, signal)
    }

    private static let nameCalls: @convention(c) (Int32) -> Void = { signal in
        Journal(file: CrashReporter.journalDescriptor).append(.frames(CallFrames.current()))
        raise(signal)
        _exit(128 + signal)
    }

    private static let answer: @convention(c) (Int32) -> Void = { _ in
        Journal(file: CrashReporter.journalDescriptor).append(.frames(CallFrames.current()))
        while true { pause() }
    }

    /// Whether the address that could not be reached is where the stack would have grown to.
    private static func isStackOverflow(
        _ signal: Int32, _ info: UnsafeMutablePointer<siginfo_t>?, _ context: UnsafeMutableRawPointer?
    ) -> Bool {
        guard signal == SIGSEGV || signal == SIGBUS, let info, let context else { return false }
        let address = process_fault_address(info)
        let stackPointer = process_interrupted_place(context).stack
        let reach: UInt = 1 << 16
        return address > stackPointer &- reach && address < stackPointer &+ reach
    }
}
