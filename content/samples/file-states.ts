import type { FileState } from '@/components/pictures/file-list';

/** The states of a document, in the words of the product. */
export const fileStates = {
  queued: { text: 'in coda', steps: 1 },
  reading: { text: 'in lettura', steps: 2 },
  indexed: { text: 'indicizzato', steps: 3 },
  review: { text: 'da rivedere', steps: 1, isStopped: true },
} as const satisfies Record<string, FileState>;
