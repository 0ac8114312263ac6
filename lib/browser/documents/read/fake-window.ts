// Imported before the worker part of pdfjs-dist, which would handle all messages of the web worker. It shares the worker with other
// code here, and handles no messages if there is a `window`.
if ('WorkerGlobalScope' in globalThis) Object.assign(globalThis, { window: globalThis });
