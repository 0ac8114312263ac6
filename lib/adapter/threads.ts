import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Tasks for each thread: with fewer its start costs more than it saves. */
const MIN_TASKS = 20;

/**
 * Runs tasks in threads, at most one for each processor.
 * @param file the module of the threads: receives a task as a message, and posts `{ result }` or `{ error }`
 * @param workerData passed to every thread
 * @returns the results, in the order of the tasks
 * @throws the first error of a task
 */
export async function inThreads<Task, Result>(
  file: URL,
  workerData: unknown,
  tasks: readonly Task[],
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = tasks.entries();
  const length = Math.min(availableParallelism(), Math.ceil(tasks.length / MIN_TASKS));
  const threads = Array.from({ length }, () => new Worker(file, { workerData }));
  const runTasks = async (thread: Worker) => {
    const ended = once(thread, 'exit').then(([code]) => {
      throw new Error(`A thread of the build has ended with ${code}.`);
    });
    for (const [index, task] of queue) {
      thread.postMessage(task);
      const [answer] = await Promise.race([once(thread, 'message'), ended]);
      if ('error' in answer) throw answer.error;
      results[index] = answer.result;
    }
    // It rejects when the thread is terminated below.
    ended.catch(() => undefined);
  };
  try {
    await Promise.all(threads.map(runTasks));
    return results;
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}
