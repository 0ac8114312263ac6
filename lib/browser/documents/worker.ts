// The worker of /prova (D48): reads the visitor's documents and answers from them. Its file carries a policy that lets it
// load nothing (lib/http/security-headers.mjs).

import { answerFrom, type DocumentIndex, indexPassages } from './answer';
import { kindOf } from './kind';
import type { Call, Calls, Reply } from './messages';
import { passagesOf } from './passages';
import { readDocument } from './read/read-document';

/** Set by lib/tools/bundle-browser.mjs: words of one meaning, and the sample contract, in base64. */
declare const CONTRACT_SYNONYMS: string;
declare const SAMPLE: { name: string; pdf: string };

let index: DocumentIndex | undefined;

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
  if (call.kind === 'ask') {
    // A worker in place of one that hung knows no document: that is no "nothing found".
    if (!index) throw new Error('nothing is indexed');
    return answerFrom(index, call.words);
  }
  if (call.kind === 'read') {
    const name = call.file?.name ?? SAMPLE.name;
    const bytes = call.file ? await bytesIn(call.file) : bytesOf(SAMPLE.pdf);
    if (!bytes) return { name, problem: 'unreadable' };
    return readDocument(name, bytes, (done, total) => post({ kind: 'page', done, total }));
  }
  const passages = passagesOf(call.documents);
  index = indexPassages(passages, CONTRACT_SYNONYMS);
  return { passages: passages.length, kind: kindOf(call.documents) };
}

/** Undefined for a folder, and for a file that was moved or changed since it was chosen. */
const bytesIn = (file: File): Promise<Uint8Array | undefined> =>
  file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  );

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
