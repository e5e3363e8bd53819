#ifndef CJOBQUEUE_H
#define CJOBQUEUE_H

#include <stdbool.h>
#include <stdint.h>

/// Jobs of Swift's concurrency that one thread keeps to run them itself.
typedef struct job_queue job_queue;

/// A serial executor as Swift passes it.
typedef struct {
    void *identity;
    uintptr_t implementation;
} job_executor;

/// - Parameter executor: stands for the main actor's while the queue collects, and hands its jobs to `job_queue_add`.
job_queue *job_queue_create(job_executor executor);

/// Gives the jobs that are left back to Swift's own executors.
void job_queue_destroy(job_queue *queue);

/// Lets a queue, or none, have the jobs that this thread enqueues from now on; returns the one that has had them.
job_queue *job_queue_collect(job_queue *queue);

/// Keeps a job if a queue of this thread collects; returns whether one does.
bool job_queue_add(void *job);

/// Whether no job is left.
bool job_queue_is_empty(const job_queue *queue);

/// Takes the next job; NULL where there is none.
void *job_queue_next(job_queue *queue);

#endif
