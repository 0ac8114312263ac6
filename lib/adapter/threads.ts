import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** A thread for fewer tasks is not worth its start. */
const MIN_TASKS = 20;

/**
 * Runs tasks in threads, at most as many as there are processors.
 * @param file the module of the threads: gets a task as a message, and posts `{ result }` or `{ error }`
 * @param workerData common to all tasks
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
  const work = async (thread: Worker) => {
    const ended = once(thread, 'exit').then(([code]) => {
      throw new Error(`A thread of the build has ended with ${code}.`);
    });
    for (const [index, task] of queue) {
      thread.postMessage(task);
      const [answer] = await Promise.race([once(thread, 'message'), ended]);
      if ('error' in answer) throw answer.error;
      results[index] = answer.result;
    }
    // terminate() below makes it reject.
    ended.catch(() => undefined);
  };
  try {
    await Promise.all(threads.map(work));
    return results;
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}
