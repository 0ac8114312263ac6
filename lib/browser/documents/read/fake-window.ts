// Imported before the worker part of pdfjs-dist, which takes over all messages of a worker unless it finds a `window`. Here
// it shares the worker with other code.
if ('WorkerGlobalScope' in globalThis) Object.assign(globalThis, { window: globalThis });
