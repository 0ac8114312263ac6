import 'server-only';
import { pages } from '@/content/pages';
import { sampleQuestions, sampleSynonyms, sampleUnanswered } from '@/content/samples/archive';
import { readIndex } from '@/lib/browser/search/answer-index';
import { askSamples, type SampleAnswer } from '@/lib/browser/search/samples';
import { cachedInProduction } from '@/lib/memoize';
import { sampleArchive } from '@/lib/search/sample-archive';

const samples = { questions: sampleQuestions, synonyms: sampleSynonyms, unanswered: sampleUnanswered };
const labels: Readonly<Record<string, { label: string }>> = pages;

/** The invented documents that the site draws, as the home page searches them. */
export const archive = () =>
  cachedInProduction('sample archive', () =>
    sampleArchive(samples, (page) => {
      const label = labels[page]?.label;
      if (label) return label;
      throw new Error(
        `content/samples/archive.ts names the page ${page}, which content/pages/index.ts does not.`,
      );
    }),
  );

/** What the search of the home page answers from the sample archive: its drawing shows the same. */
export function drawnAnswer(question: string): SampleAnswer {
  const { index, sources } = archive();
  return askSamples({ index: readIndex(index), sources }, question);
}
