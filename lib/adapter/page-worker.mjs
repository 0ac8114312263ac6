// One of the threads in which write-pages.ts makes the pages.
import { parentPort, workerData } from 'node:worker_threads';
import { tsImport } from 'tsx/esm/api';

/** @type {typeof import('./page-worker')} */
const { pageWorker } = await tsImport('./page-worker.ts', import.meta.url);
const makePage = pageWorker(workerData);

parentPort?.on('message', async (task) => {
  parentPort?.postMessage(
    await makePage(task).then(
      (result) => ({ result }),
      (error) => ({ error }),
    ),
  );
});
