// In a worker the worker part of pdfjs-dist takes over its messages. Here it shares the worker with other code, and with a
// `window` it leaves the messages alone. A separate module, because it must run before that part.
if ('WorkerGlobalScope' in globalThis) Object.assign(globalThis, { window: globalThis });
