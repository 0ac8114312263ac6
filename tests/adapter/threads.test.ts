import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { inThreads } from '@/lib/adapter/threads';
import { folderOfTest, put } from '@/tests/temporary';

/** A module for threads. @param body what it does with each `task` */
function threadModule(body: string): URL {
  const source = `import { parentPort } from 'node:worker_threads';\nparentPort.on('message', (task) => { ${body} });\n`;
  return pathToFileURL(put(folderOfTest(), 'thread.mjs', source));
}
const tasks = Array.from({ length: 50 }, (_, index) => index);

it('inThreads gives the results in the order of the tasks', async () => {
  const double = threadModule('parentPort.postMessage({ result: 2 * task })');
  expect(await inThreads(double, {}, tasks)).toEqual(tasks.map((task) => 2 * task));
});

it.each([
  ['reports an error', "parentPort.postMessage({ error: 'voluto' })", 'voluto'],
  ['throws', "throw new Error('voluto')", 'voluto'],
  ['ends', 'if (task === 30) process.exit(0)', 'A thread of the build has ended with 0.'],
])('inThreads fails when a thread %s', async (_, body, message) => {
  const failing = threadModule(`${body}; parentPort.postMessage({ result: task })`);
  await expect(inThreads(failing, {}, tasks)).rejects.toSatisfy((error) => String(error).includes(message));
});
