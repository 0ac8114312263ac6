import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** What a thread answers to a task. */
type Answer<Result> = { index: number; result: Result } | { index: number; error: unknown };

/** Fewer tasks than these are not worth the start of one more thread. */
const LEAST_TASKS = 20;
/** Tasks that a thread has at once: while one waits for the disk or the compressor, the next is worked on. */
const TASKS_A_THREAD = 2;

/**
 * Does tasks in threads, at most as many as there are processors.
 * @param file the module of the threads: gets `{ index, task }` as a message and posts an Answer
 * @param workerData what all tasks have in common
 * @returns the results, in the order of the tasks
 * @throws the first error of a task
 */
export async function inThreads<Task, Result>(
  file: URL,
  workerData: unknown,
  tasks: readonly Task[],
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = tasks.map((task, index) => ({ index, task })).values();
  const length = Math.min(availableParallelism(), Math.ceil(tasks.length / LEAST_TASKS));
  const threads = Array.from({ length }, () => new Worker(file, { workerData }));
  const work = (thread: Worker) =>
    new Promise<void>((resolve, reject) => {
      let open = 0;
      const give = () => {
        const { value, done } = queue.next();
        if (done) return;
        open += 1;
        thread.postMessage(value);
      };
      thread.on('error', reject);
      thread.on('messageerror', reject);
      // After its last answer nothing waits for it any more.
      thread.on('exit', (code) => reject(new Error(`A thread of the build has ended with ${code}.`)));
      thread.on('message', (answer: Answer<Result>) => {
        if ('error' in answer) return reject(answer.error);
        results[answer.index] = answer.result;
        open -= 1;
        give();
        if (open === 0) resolve();
      });
      for (let first = 0; first < TASKS_A_THREAD; first += 1) give();
      if (open === 0) resolve();
    });
  try {
    await Promise.all(threads.map(work));
    return results;
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}
