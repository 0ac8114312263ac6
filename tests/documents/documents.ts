import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleContract } from '@/content/samples/contract';
import type { ReadDocument } from '@/lib/browser/documents/types';

/** A document as it is read: its pages, each with its paragraphs line by line. */
export const documentOf = (name: string, pages: readonly string[]): ReadDocument => ({
  name,
  pages: pages.map((text, place) => ({ number: place + 1, text })),
  pictures: 0,
});

/** The contract that lies beside the page. */
export const sample = (): ReadDocument =>
  documentOf(
    sampleContract.file,
    sampleContract.pages.map((paragraphs) => paragraphs.join('\n')),
  );

/** An invented contract of this folder, its pages parted by lines of three hyphens. */
export const contract = (name: string): ReadDocument =>
  documentOf(name, readFileSync(join(import.meta.dirname, `${name}.txt`), 'utf8').split('\n---\n'));
