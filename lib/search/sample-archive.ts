import type { SampleArchive, SampleDocument, SampleQuestion, SampleSource } from '../schema/sample-archive';
import type { IndexedPart } from '../schema/search-index';

/** What content/samples/archive.ts says. */
type SampleContent = {
  questions: readonly SampleQuestion[];
  /** Words that mean the same, a group a line. */
  synonyms: readonly string[];
  /** Questions that nothing answers. */
  unanswered: readonly string[];
};

/**
 * The sample archive as the search engine reads it. A document drawn twice with the same passage is one part.
 * @param labelOf name of a page of the site, by its address
 */
export function sampleArchive(
  { questions, synonyms, unanswered }: SampleContent,
  labelOf: (page: string) => string,
): SampleArchive {
  const pages: [path: string, title: string][] = [];
  const parts = new Map<string, { part: IndexedPart; source: SampleSource }>();
  for (const { page, question, documents } of questions) {
    for (const document of documents) {
      const source = sourceOf(document, { label: labelOf(page), href: page });
      const text = plainText(document.passage);
      const key = `${source.file}\n${text}`;
      const known = parts.get(key);
      if (known) {
        if (question) known.part[4] += `\n${question}`;
        continue;
      }
      const path = `/${source.file}`;
      const place = pages.findIndex(([each]) => each === path);
      const number = place >= 0 ? place : pages.push([path, source.file]) - 1;
      parts.set(key, { part: [number, '', '', text, question ?? ''], source });
    }
  }
  const all = [...parts.values()];
  return {
    index: {
      pages,
      parts: all.map(({ part }) => part),
      synonyms: synonyms.join('\n'),
      offTopic: unanswered.map((question) => `- ${question}`).join('\n'),
      archives: 0,
      closed: true,
    },
    sources: all.map(({ source }) => source),
  };
}

function sourceOf(
  { file, page, place, kind, lang }: SampleDocument,
  drawnOn: SampleSource['drawnOn'],
): SampleSource {
  const written = String(page ?? place ?? '');
  const pageNumber = /^(?:pag\. )?(\d+)/.exec(written)?.[1];
  return {
    file,
    place: pageNumber ? `pagina ${pageNumber}` : written,
    ...(pageNumber && { pageNumber }),
    ...(kind && { kind }),
    ...(lang && { lang }),
    drawnOn,
  };
}

const plainText = (passage: SampleDocument['passage']): string =>
  (typeof passage === 'string' ? passage : passage.join(''))
    .replace(/\^[a-z](?===)/g, '')
    .replaceAll('==', '');
