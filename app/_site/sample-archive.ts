import 'server-only';
import { pages } from '@/content/pages';
import { sampleQuestions, sampleSynonyms, sampleUnanswered } from '@/content/samples/archive';
import { readIndex } from '@/lib/browser/search/answer-index';
import { askSamples, type SampleAnswer } from '@/lib/browser/search/samples';
import { cachedInProduction } from '@/lib/memoize';
import { sampleArchive } from '@/lib/search/sample-archive';

const samples = { questions: sampleQuestions, synonyms: sampleSynonyms, unanswered: sampleUnanswered };
const labels: Readonly<Record<string, { label: string }>> = pages;

function labelOf(page: string): string {
  const label = labels[page]?.label;
  if (label) return label;
  throw new Error(
    `content/samples/archive.ts names the page ${page}, which content/pages/index.ts does not.`,
  );
}

/** The invented documents that the site draws, as the home page searches them. */
export const archive = () => cachedInProduction('sample archive', () => sampleArchive(samples, labelOf));

/** What the search of the home page answers from the sample archive: its drawing shows the same. */
export function drawnAnswer(question: string): SampleAnswer {
  const { index, sources } = archive();
  return askSamples({ index: readIndex(index), sources }, question);
}

/**
 * The first question that a drawing prints for each of these pages, with the page's name.
 * @throws if a page has none
 */
export const printedQuestions = (of: readonly string[]) =>
  of.map((page) => {
    const question = sampleQuestions.find((each) => each.page === page && each.question)?.question;
    if (!question) throw new Error(`content/samples/archive.ts has no question of ${page}.`);
    return { sector: labelOf(page), question };
  });
