// The part of pdfjs-dist that runs in a worker takes the messages of a worker that it finds itself in, and greets the page.
// Here it shares that worker; it leaves the messages alone where there is a window.
if ('WorkerGlobalScope' in globalThis) Object.assign(globalThis, { window: globalThis });
