import { addedArticle, edits, firstVersion } from '@/content/samples/contract';
import type { SampleContract } from '@/lib/schema/sample-contract';

const applyEdits = (text: string) => edits.reduce((version, [from, to]) => version.replace(from, to), text);

/** Two versions of the sample contract, the older first. */
export const sampleVersions: readonly [SampleContract, SampleContract] = [
  firstVersion,
  {
    ...firstVersion,
    file: 'contratto-di-esempio-bozza-2.pdf',
    pages: firstVersion.pages.map((paragraphs) =>
      paragraphs.flatMap((text) =>
        text.startsWith('Letto, ') ? [...addedArticle, applyEdits(text)] : [applyEdits(text)],
      ),
    ),
  },
];
