// The worker of /prova (D48): reads the visitor's two drafts and compares them. Its file carries a policy that lets it load
// nothing (lib/http/security-headers.mjs).

import { compareDrafts } from './compare/compare';
import type { Call, Calls, Compared, Drafts, Reply } from './messages';
import { readDocument } from './read/read-document';

/** The sample's drafts, the older one first, with their PDFs in base64; set by lib/tools/bundle-browser.mjs. */
declare const SAMPLES: { name: string; pdf: string }[];

const post = (reply: Reply) => self.postMessage(reply);

self.onmessage = async ({ data: call }: MessageEvent<Call>) => {
  const { id } = call;
  try {
    post({ kind: 'gets', id, value: await answerTo(call) });
  } catch (error) {
    post({ kind: 'failed', id, reason: String(error) });
  }
};
post({ kind: 'started' });

async function answerTo(call: Call): Promise<Calls[keyof Calls]['gets']> {
  if (call.kind === 'compare') return compared(call.drafts);
  const sample = typeof call.file === 'number' ? SAMPLES[call.file] : undefined;
  const name = sample?.name ?? (call.file as File).name;
  const bytes = sample ? bytesOf(sample.pdf) : await bytesIn(call.file as File);
  if (!bytes) return { name, problem: 'unreadable' };
  return readDocument(name, bytes, (done, total) => post({ kind: 'page', done, total }));
}

function compared([before, after]: Drafts): Compared {
  const { revisions } = after;
  return {
    ...compareDrafts(before, after),
    ...(revisions && { untracked: compareDrafts(before, { ...after, pages: revisions.before }) }),
  };
}

/** Undefined for a folder, and for a file that was moved or changed since it was chosen. */
const bytesIn = (file: File): Promise<Uint8Array | undefined> =>
  file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  );

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
