#if arch(x86_64)
    // The C library's types of signals are of the module that has brought in their header first.
    import CDispatch
    import CProcess
    import Glibc
    import Testing

    /// Where a thread may be asked for its calls.
    struct InterruptedPlaceTests {
        /// Whether a thread holds no lock that was interrupted behind the call of the system of a number.
        private func holdsNoLock(behindCall number: Int32) -> Bool {
            // mov $number, %eax; syscall
            let code: [UInt8] = [0xb8, UInt8(number), 0, 0, 0, 0x0f, 0x05, 0xc3]
            var context = ucontext_t()
            return code.withUnsafeBytes { code in
                context.uc_mcontext.gregs.16 = Int64(Int(bitPattern: code.baseAddress) + 7)
                return process_holds_no_lock(&context) != 0
            }
        }

        @Test func `A thread that waits holds no lock, one that asks for memory may`() {
            #expect(holdsNoLock(behindCall: SYS_read) && holdsNoLock(behindCall: SYS_futex))
            for call in [SYS_brk, SYS_mmap, SYS_munmap, SYS_mremap, SYS_mprotect, SYS_madvise] {
                #expect(!holdsNoLock(behindCall: call), "\(call)")
            }
        }
    }
#endif
