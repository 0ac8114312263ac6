/** State of a document, as the product names it. */
type QueueState = 'in coda' | 'in lettura' | 'indicizzato' | 'da rivedere';

/** The documents as the product lists them, one of them to be seen again. */
export type ReadingQueueCopy = {
  /** Name of the list in the product. */
  panel: string;
  columns: { file: string; state: string };
  rows: readonly { file: string; detail: string; state: QueueState }[];
  caption: string;
  /** What happens to the page that could not be read, in order. */
  steps: readonly { title: string; text: string }[];
};
