// The thread module of write-pages.ts: builds and writes the pages that it receives as messages.
import { parentPort, workerData } from 'node:worker_threads';
import { tsImport } from 'tsx/esm/api';

/** @type {typeof import('./page-worker')} */
const { pageWorker } = await tsImport('./page-worker.ts', import.meta.url);
const buildAndWrite = pageWorker(workerData);

parentPort?.on('message', async (task) => {
  parentPort?.postMessage(
    await buildAndWrite(task).then(
      (result) => ({ result }),
      (error) => ({ error }),
    ),
  );
});
