// One of the threads in which write-pages.ts makes the pages.
import { parentPort, workerData } from 'node:worker_threads';
import { tsImport } from 'tsx/esm/api';

/** @type {typeof import('./page-worker')} */
const { pageWorker } = await tsImport('./page-worker.ts', import.meta.url);
const makePage = pageWorker(workerData);

parentPort?.on('message', async ({ index, task }) => {
  try {
    parentPort?.postMessage({ index, result: await makePage(task) });
  } catch (error) {
    parentPort?.postMessage({ index, error });
  }
});
