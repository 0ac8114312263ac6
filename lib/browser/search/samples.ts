import type { SampleArchive, SampleSource } from '@/lib/schema/sample-archive';
import { once } from '../once';
import { type AnswerIndex, readIndex } from './answer-index';
import { answer } from './engine';
import { type LetteredPiece, lettered } from './letters';

/** A passage of a sample document that answers. */
export type SampleFound = { source: SampleSource; passage: LetteredPiece[]; score: number };

/** What the sample archive answers: letters join the words of the passages with those of the question. */
export type SampleAnswer = {
  question: LetteredPiece[];
  found: SampleFound[];
  /** The corrected question, if words were mistyped. */
  meant?: string;
};

/** Maximum number of passages that an answer shows. */
const LIMIT = 3;

/**
 * Answers a question from the sample documents.
 * @param typing whether the last word counts as a beginning
 */
export function askSamples(
  { index, sources }: { index: AnswerIndex; sources: SampleArchive['sources'] },
  words: string,
  typing = false,
): SampleAnswer {
  const { question = [], found, meant } = answer([index], words, { limit: LIMIT, typing, apart: true });
  const { passages, question: letteredQuestion } = lettered(
    question,
    found.map(({ passage }) => passage),
  );
  return {
    question: letteredQuestion,
    ...(meant && { meant }),
    found: found.flatMap(({ part, score }, place) => {
      const source = sources[part];
      return source ? [{ source, passage: passages[place] ?? [], score }] : [];
    }),
  };
}

/** Loads the sample archive. @throws without a connection */
export const loadSamples = once(async () => {
  const response = await fetch('/archivio.json');
  if (!response.ok) throw new Error(`/archivio.json: ${response.status}`);
  const { index, sources } = (await response.json()) as SampleArchive;
  return { index: readIndex(index), sources };
});
