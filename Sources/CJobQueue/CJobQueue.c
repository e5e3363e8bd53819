#include "CJobQueue.h"

#include <stdlib.h>
#include <string.h>

// Swift's runtime asks these functions, where they are set, instead of its own.
#define SWIFT_CALL __attribute__((swiftcall))
typedef SWIFT_CALL void (*enqueue)(void *job);
typedef SWIFT_CALL job_executor (*main_executor)(void);
extern SWIFT_CALL void (*swift_task_enqueueGlobal_hook)(void *job, enqueue original);
extern SWIFT_CALL job_executor (*swift_task_getMainExecutor_hook)(main_executor original);
extern SWIFT_CALL void swift_task_enqueueMainExecutor(void *job);

struct job_queue {
    void **jobs;
    size_t count, capacity;
    job_executor executor;
};

static _Thread_local job_queue *current;

static SWIFT_CALL job_executor get_main_executor(main_executor original) {
    return current ? current->executor : original();
}

static SWIFT_CALL void enqueue_global(void *job, enqueue original) {
    if (!job_queue_add(job)) original(job);
}

// Before any thread begins: queues are created on several of them.
__attribute__((constructor)) static void set_hooks(void) {
    swift_task_getMainExecutor_hook = get_main_executor;
    swift_task_enqueueGlobal_hook = enqueue_global;
}

job_queue *job_queue_create(job_executor executor) {
    job_queue *queue = calloc(1, sizeof(*queue));
    if (!queue) abort();
    queue->executor = executor;
    return queue;
}

void job_queue_destroy(job_queue *queue) {
    job_queue *collecting = job_queue_collect(NULL);
    // Also those that any thread may run.
    for (size_t index = 0; index < queue->count; index++) swift_task_enqueueMainExecutor(queue->jobs[index]);
    job_queue_collect(collecting == queue ? NULL : collecting);
    free(queue->jobs);
    free(queue);
}

job_queue *job_queue_collect(job_queue *queue) {
    job_queue *previous = current;
    current = queue;
    return previous;
}

bool job_queue_add(void *job) {
    if (!current) return false;
    if (current->count == current->capacity) {
        current->capacity = current->capacity ? 2 * current->capacity : 16;
        current->jobs = realloc(current->jobs, current->capacity * sizeof(*current->jobs));
        if (!current->jobs) abort();
    }
    current->jobs[current->count++] = job;
    return true;
}

bool job_queue_is_empty(const job_queue *queue) { return !queue->count; }

void *job_queue_next(job_queue *queue) {
    if (!queue->count) return NULL;
    void *job = queue->jobs[0];
    queue->count -= 1;
    memmove(queue->jobs, queue->jobs + 1, queue->count * sizeof(*queue->jobs));
    return job;
}
