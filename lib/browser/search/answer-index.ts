import type { IndexedPart, SearchIndex } from '@/lib/schema/search-index';
import { type Language, uniqueStems, type Word, wordsOf } from './words';

/** What a question may be nearest to. */
export type Part =
  | {
      kind: 'page';
      /** Place in the file of the index. */
      number: number;
      indexed: IndexedPart;
      /** Length of its text, as a share of the average. */
      length: number;
    }
  /** The whole questions of content/search/off-topic.txt, which nothing answers. */
  | { kind: 'unanswered' }
  /** A subject of content/search/unsaid.md, and what is said of it. */
  | { kind: 'unsaid'; line: string };

/** A question that a part answers, its heading, or the title of its page. */
export type Phrase = {
  part: Part;
  /** What its words are worth together. */
  total: number;
};

/** What the index knows of a stem. */
type Entry = {
  /** How much it tells: high for a stem that few parts hold. */
  idf: number;
  /** The phrases that hold it. */
  phrases: Phrase[];
  /** The parts whose text holds it, and how often. */
  texts: { part: Extract<Part, { kind: 'page' }>; count: number }[];
};

/** The index as the engine asks it. */
export type AnswerIndex = {
  source: SearchIndex;
  language: Language;
  entries: Map<string, Entry>;
  /** Stems that mean the same. */
  synonyms: Map<string, Set<string>>;
  /** The trade of each term of content/search/trades.txt, by the stems of its words. */
  trades: Map<string, string>;
  /** The headings and questions of pages, by the stems of their words, each between blanks. */
  asked: string;
  /** Stems of content/search/off-topic.txt that no heading and no question of the site holds. They cannot be found. */
  offTopic: Set<string>;
  /** The words as written, folded; for typing errors. */
  vocabulary: string[];
};

/** What a word without a meaning of its own is worth in a phrase. */
const FUNCTION_WORD = 0.4;

/** Reads the index once; each question is then answered from it. */
export function readIndex(source: SearchIndex, language: Language): AnswerIndex {
  const { wordOf, stemsOf } = language;
  const entries: AnswerIndex['entries'] = new Map();
  const phrases: { phrase: Phrase; words: Word[] }[] = [];
  /** The parts that hold a stem. */
  const holders = new Map<string, Set<Part>>();
  const vocabulary = new Set<string>();
  const asked: string[] = [];
  const entryOf = (stem: string): Entry =>
    getOrAdd(entries, stem, () => ({ idf: FUNCTION_WORD, phrases: [], texts: [] }));
  const note = ({ text, stem, kind }: Word, part: Part) => {
    vocabulary.add(text);
    if (kind !== 'stop') getOrAdd(holders, stem, () => new Set()).add(part);
  };
  const addPhrase = (part: Part, text: string) => {
    const phrase = { part, total: 0 };
    if (part.kind === 'page') asked.push(` ${stemsOf(text).join(' ')} `);
    const words = uniqueStems(wordsOf(text).map(wordOf));
    phrases.push({ phrase, words });
    for (const word of words) {
      entryOf(word.stem).phrases.push(phrase);
      note(word, part);
    }
  };
  const pages = source.parts.map((indexed, number) => {
    const [page, , heading, text, questions] = indexed;
    const title = source.pages[page]?.[1] ?? '';
    const words = wordsOf(`${title} ${heading} ${text}`);
    const part = { kind: 'page' as const, number, indexed, length: words.length };
    for (const phrase of [...questions.split('\n'), heading || title].filter(Boolean))
      addPhrase(part, phrase);
    const counts = new Map<string, number>();
    for (const word of words.map(wordOf)) {
      if (word.kind !== 'content') continue;
      note(word, part);
      counts.set(word.stem, (counts.get(word.stem) ?? 0) + 1);
    }
    for (const [stem, count] of counts) entryOf(stem).texts.push({ part, count });
    return part;
  });
  const average = pages.reduce((all, { length }) => all + length, 0) / Math.max(1, pages.length);
  for (const part of pages) part.length /= average;
  for (const [line, questions] of source.unsaid) {
    const part = { kind: 'unsaid' as const, line };
    for (const question of questions.split('\n')) addPhrase(part, question);
  }
  const trades = new Map(
    source.trades.flatMap(([trade, terms]) =>
      terms.split(', ').map((term) => [stemsOf(term).join(' '), trade] as const),
    ),
  );
  // Before the questions that nothing answers, whose words may be the site's own.
  const lines = source.offTopic.split('\n');
  const offTopic = new Set(
    wordsOf(lines.filter((line) => !line.startsWith('- ')).join(' '))
      .filter((word) => !trades.has(wordOf(word).stem))
      .map((word) => wordOf(word).stem)
      .filter((stem) => !entries.get(stem)?.phrases.length),
  );
  for (const line of lines) if (line.startsWith('- ')) addPhrase({ kind: 'unanswered' }, line);
  const count = pages.length + source.unsaid.length;
  for (const [stem, { size }] of holders)
    entryOf(stem).idf = Math.log(1 + (count - size + 0.5) / (size + 0.5));
  for (const { phrase, words } of phrases)
    for (const { stem } of words) phrase.total += entries.get(stem)?.idf ?? 0;
  return {
    source,
    language,
    entries,
    synonyms: synonymsOf(source.synonyms, language),
    trades,
    asked: asked.join('\n'),
    offTopic,
    vocabulary: [...vocabulary],
  };
}

function getOrAdd<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}

/** @param lines groups of words that mean the same */
function synonymsOf(lines: string, { stemsOf }: Language): AnswerIndex['synonyms'] {
  const synonyms: AnswerIndex['synonyms'] = new Map();
  for (const line of lines.split('\n')) {
    const stems = new Set(stemsOf(line));
    for (const stem of stems) {
      const own = getOrAdd(synonyms, stem, () => new Set());
      for (const other of stems) if (other !== stem) own.add(other);
    }
  }
  return synonyms;
}
