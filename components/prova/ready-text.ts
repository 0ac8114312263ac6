import type { ReadyDocuments } from './use-documents';

/** One and many: "{count} pagina", "{count} pagine". */
export type Counted = readonly [one: string, many: string];

/** `{documents}`, `{pages}` and `{passages}` are numbers with their nouns. */
export type ReadyCopy = { text: string; documents: Counted; pages: Counted; passages: Counted };

/** What is ready, in numbers: "3 documenti, 27 pagine, 214 passi". A document without pages counts as one. */
export function readyText(
  { documents, passages }: Pick<ReadyDocuments, 'documents' | 'passages'>,
  copy: ReadyCopy,
): string {
  const pages = documents.reduce((all, { pages }) => all + pagesOf(pages), 0);
  return copy.text
    .replace('{documents}', counted(documents.length, copy.documents))
    .replace('{pages}', counted(pages, copy.pages))
    .replace('{passages}', counted(passages, copy.passages));
}

/** Pieces of a document without pages are none. */
export const pagesOf = (pages: ReadyDocuments['documents'][number]['pages']): number =>
  Math.max(1, pages.filter(({ number }) => number !== undefined).length);

/** A number with its noun: "1 pagina", "27 pagine". */
export const counted = (count: number, [one, many]: Counted): string =>
  (count === 1 ? one : many).replace('{count}', count.toLocaleString('it-IT'));
