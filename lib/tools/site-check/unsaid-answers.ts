import { readUnsaid, UNSAID_FILE } from '@/lib/search/unsaid';
import { root } from '../bootstrap.mjs';
import type { Finding } from './page';
import { builtEngine } from './search-answers';

/** Questions about what the site does not say that get another answer than the line of their subject. */
export function unsaidErrors(folder: string): Finding[] {
  const ask = builtEngine(folder);
  return readUnsaid(root).flatMap(({ id, line, questions }) =>
    questions
      .map((question) => ({ question, answer: ask(question) }))
      .filter(({ answer }) => answer.unsaid !== line)
      .map(({ question, answer: { unsaid, found } }) => ({
        path: UNSAID_FILE,
        text: `#${id}: «${question}» gets ${unsaid ? `«${unsaid}»` : (found[0]?.href ?? 'nothing')}. Take the question out where a page answers it, or say it in words of its own.`,
      })),
  );
}
