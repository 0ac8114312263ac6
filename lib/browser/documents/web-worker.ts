// The web worker of /prova (D48): reads the visitor's two documents and compares them. Its policy allows no requests
// (lib/http/security-headers.mjs).

import { compareVersions } from './compare/compare';
import { MAX_FILE_BYTES } from './read/limits';
import { readDocument } from './read/read-document';
import type { Call, Compared, Progress, ReadResult, Reply, Versions } from './types';

self.onmessage = async ({ data: call, ports: [port] }: MessageEvent<Call>) => {
  const reply = (message: Reply) => port?.postMessage(message);
  const onPage: Progress = (done, total) => reply({ done, total });
  try {
    reply({ answer: 'versions' in call ? comparisonOf(call.versions) : await read(call.file, onPage) });
  } catch {
    reply({});
  }
};
self.postMessage('started');

async function read(file: File, onPage: Progress): Promise<ReadResult> {
  const { name } = file;
  if (file.size > MAX_FILE_BYTES) return { name, problem: 'tooLarge' };
  // Fails for a folder, and for a file that was moved or changed since it was chosen.
  const buffer = await file.arrayBuffer().catch(() => undefined);
  return buffer ? readDocument(name, new Uint8Array(buffer), onPage) : { name, problem: 'unreadable' };
}

function comparisonOf([before, after]: Versions): Compared {
  const { revisions } = after;
  const untracked = revisions && compareVersions(before, { ...after, pages: revisions.before });
  return { ...compareVersions(before, after), untracked };
}
