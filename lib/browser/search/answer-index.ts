import MiniSearch from 'minisearch';
import { memoizeByKey } from '@/lib/memoize';
import type { SearchIndex } from '@/lib/schema/search-index';
import { type Language, wordsOf } from './words';

export type PagePart = {
  kind: 'page';
  /** Position in the source. */
  number: number;
  /** Path of its page. */
  path: string;
  /** Its own path. */
  href: string;
  /** Title of its page. */
  title: string;
  /** Empty at the beginning of a page. */
  heading: string;
  text: string;
};

/** A subject that the site does not cover (content/search/unsaid.md). */
export type Gap = { kind: 'gap'; line: string };

export type Part = PagePart | Gap;

/** A question that a part answers, its heading, or the title of its page. */
export type Phrase = {
  part: Part;
  stems: readonly string[];
  /** The sum of the weights of its stems. */
  total: number;
};

/** The index, prepared for questions. */
export type AnswerIndex = {
  language: Language;
  parts: readonly Part[];
  /** The words of texts and phrases, as they are written; the id of a part is its position in `parts`. */
  words: MiniSearch<{ id: number; text: string; phrases: string }>;
  /** By stem: the phrases that contain it. */
  phrases: ReadonlyMap<string, readonly Phrase[]>;
  /** By stem: its words, as they are written. */
  forms: ReadonlyMap<string, ReadonlySet<string>>;
  /** By stem: stems with the same meaning. */
  synonyms: ReadonlyMap<string, ReadonlySet<string>>;
  /** Inverse document frequency: high for a stem that few parts contain, highest for one that none contains. */
  weightOf: (stem: string) => number;
};

/** The weight of a stop word. */
const STOP_WORD_WEIGHT = 0.4;

/** Prepares the index for questions. */
export function readIndex(source: SearchIndex, language: Language): AnswerIndex {
  const { wordOf, uniqueWords } = language;
  const parts: Part[] = [];
  const words: AnswerIndex['words'] = new MiniSearch({
    fields: ['text', 'phrases'],
    tokenize: wordsOf,
    processTerm: (word) => word,
  });
  const phrases = new Map<string, Phrase[]>();
  const forms = new Map<string, Set<string>>();
  /** By stem: the number of parts that contain it. */
  const counts = new Map<string, number>();

  function addPart(part: Part, text: string, questions: readonly string[]): void {
    words.add({ id: parts.push(part) - 1, text, phrases: questions.join('\n') });
    for (const question of questions) {
      const phrase = { part, stems: uniqueWords(question).map(({ stem }) => stem), total: 0 };
      for (const stem of phrase.stems) getOrAdd(phrases, stem, () => []).push(phrase);
    }
    const all = wordsOf([text, ...questions].join('\n')).map(wordOf);
    for (const { stem, text: form } of all) getOrAdd(forms, stem, () => new Set<string>()).add(form);
    for (const stem of new Set(all.map(({ stem }) => stem))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }

  for (const [number, [page, anchor, heading]] of source.parts.entries()) {
    const [text = '', questions = ''] = [source.texts[number], source.questions[number]];
    const [path, title] = source.pages[page] ?? ['/', ''];
    const href = anchor ? `${path}#${anchor}` : path;
    addPart(
      { kind: 'page', number, path, href, title, heading, text },
      `${title} ${heading} ${text}`,
      [...questions.split('\n'), heading || title].filter(Boolean),
    );
  }
  for (const [line, questions] of source.gaps) addPart({ kind: 'gap', line }, '', questions.split('\n'));

  const weightOf = memoizeByKey((stem: string) => {
    if (wordOf(stem).kind !== 'content') return STOP_WORD_WEIGHT;
    const count = counts.get(stem) ?? 0;
    return Math.log(1 + (parts.length - count + 0.5) / (count + 0.5));
  });
  for (const phrase of new Set([...phrases.values()].flat()))
    for (const stem of phrase.stems) phrase.total += weightOf(stem);
  return {
    language,
    parts,
    words,
    phrases,
    forms,
    synonyms: synonymsOf(source.synonyms, language),
    weightOf,
  };
}

/** The value of a key, which is made if it is missing. */
export function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}

/** @param lines words with the same meaning, a group a line */
function synonymsOf(lines: string, { stemsOf }: Language): AnswerIndex['synonyms'] {
  const synonyms = new Map<string, Set<string>>();
  for (const line of lines.split('\n')) {
    const stems = new Set(stemsOf(line));
    for (const stem of stems) {
      const others = getOrAdd(synonyms, stem, () => new Set<string>());
      for (const other of stems) if (other !== stem) others.add(other);
    }
  }
  return synonyms;
}
