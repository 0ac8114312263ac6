import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { inThreads } from '@/lib/adapter/threads';
import { folderOfTest, put } from '@/tests/temporary';

/** A module for threads. @param handler body of the function that is called with each `task` */
function threadModule(handler: string): URL {
  const source = `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', (task) => { ${handler} });`;
  return pathToFileURL(put(folderOfTest(), 'thread.mjs', source));
}
/** Enough for several threads. */
const tasks = Array.from({ length: 50 }, (_, index) => index);

it('inThreads returns the results in the order of the tasks', async () => {
  const double = threadModule('parentPort.postMessage({ result: 2 * task })');
  expect(await inThreads(double, {}, tasks)).toEqual(tasks.map((task) => 2 * task));
});

it.each([
  ['reports an error', "parentPort.postMessage({ error: 'broken' })", 'broken'],
  ['throws', "throw new Error('broken')", 'broken'],
  ['ends', 'if (task === 30) process.exit(0)', 'A thread of the build has ended with 0.'],
])('inThreads rejects when a thread %s', async (_, handler, message) => {
  const failing = threadModule(`${handler}; parentPort.postMessage({ result: task })`);
  await expect(inThreads(failing, {}, tasks)).rejects.toSatisfy((error) => String(error).includes(message));
});
