import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleDrafts } from '@/content/samples/contract';
import type { ReadDocument } from '@/lib/browser/documents/types';

/** A document as it is read: its pages, each with its paragraphs line by line. */
export const documentOf = (name: string, pages: readonly string[]): ReadDocument => ({
  name,
  pages: [...pages],
  pictures: 0,
});

/** The older draft of the sample, and the newer one. */
export const sample = (place: 0 | 1 = 0): ReadDocument =>
  documentOf(
    sampleDrafts[place].file,
    sampleDrafts[place].pages.map((paragraphs) => paragraphs.join('\n')),
  );

/** An invented contract of this folder, its pages parted by lines of three hyphens. */
export const contract = (name: string): ReadDocument =>
  documentOf(name, readFileSync(join(import.meta.dirname, `${name}.txt`), 'utf8').split('\n---\n'));
