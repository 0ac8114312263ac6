import type { SearchIndex } from '@/lib/schema/search-index';
import { type Language, wordsOf } from './words';

export type PagePart = {
  kind: 'page';
  /** Position in the source. */
  number: number;
  /** Address of its page. */
  path: string;
  /** Its own address. */
  href: string;
  /** Title of its page. */
  title: string;
  /** Empty at the beginning of a page. */
  heading: string;
  text: string;
  /** Length of its text, relative to the average. */
  length: number;
};

/** A part of a page, or something else that a question may match. */
export type Part =
  | PagePart
  /** A whole question of content/search/off-topic.txt, which the site does not answer. */
  | { kind: 'unanswered' }
  /** A subject of content/search/unsaid.md, with the line that is shown for it. */
  | { kind: 'gap'; line: string };

/** A question that a part answers, its heading, or the title of its page. */
export type Phrase = {
  part: Part;
  stems: readonly string[];
  /** The sum of the `idf` of its stems. */
  total: number;
};

type Entry = {
  /** Inverse document frequency: high for a stem that few parts contain. */
  idf: number;
  /** The phrases that contain the stem. */
  phrases: Phrase[];
  /** The parts whose text contains the stem, and how often. */
  texts: { part: PagePart; count: number }[];
};

/** The index, prepared for questions. */
export type AnswerIndex = {
  language: Language;
  /** By stem. */
  entries: Map<string, Entry>;
  /** By stem: stems with the same meaning. */
  synonyms: Map<string, Set<string>>;
  /** The profession of each term of content/search/professions.txt, by its stems with a space between them. */
  professions: Map<string, string>;
  /** The stems of the headings and questions of pages, each between spaces. */
  pageStems: string;
  /** Stems of content/search/off-topic.txt that no phrase contains. */
  offTopic: Set<string>;
  /** All words, folded, to correct typing errors. */
  vocabulary: string[];
};

/** The `idf` of a stop word. */
const STOP_WORD_IDF = 0.4;

/** Prepares the index for questions. */
export function readIndex(source: SearchIndex, language: Language): AnswerIndex {
  const { stemsOf, wordOf } = language;
  const { entries, vocabulary, pageStems, addPhrase, addText, setWeights } = indexBuilder(language);

  const parts = source.parts.map(([page, anchor, heading, text, questions], number) => {
    const [path, title] = source.pages[page] ?? ['/', ''];
    const href = anchor ? `${path}#${anchor}` : path;
    const part: PagePart = { kind: 'page', number, path, href, title, heading, text, length: 0 };
    for (const phrase of [...questions.split('\n'), heading || title]) if (phrase) addPhrase(part, phrase);
    addText(part);
    return part;
  });
  const averageLength = parts.reduce((sum, { length }) => sum + length, 0) / Math.max(1, parts.length);
  for (const part of parts) part.length /= averageLength;

  for (const [line, questions] of source.gaps) {
    const part: Part = { kind: 'gap', line };
    for (const question of questions.split('\n')) addPhrase(part, question);
  }

  const professions = new Map(
    source.professions.flatMap(([profession, terms]) =>
      terms.split(', ').map((term) => [stemsOf(term).join(' '), profession] as const),
    ),
  );
  const offTopicLines = source.offTopic.split('\n');
  const offTopicWords = wordsOf(offTopicLines.filter((line) => !isQuestion(line)).join(' '));
  // Before the questions are added as phrases: their words may be on topic.
  const offTopic = new Set(
    offTopicWords.map((word) => wordOf(word).stem).filter((stem) => !entries.get(stem)?.phrases.length),
  );
  for (const line of offTopicLines) if (isQuestion(line)) addPhrase({ kind: 'unanswered' }, line);

  setWeights(parts.length + source.gaps.length);
  return {
    language,
    entries,
    synonyms: synonymsOf(source.synonyms, language),
    professions,
    pageStems: pageStems.join('\n'),
    offTopic,
    vocabulary: [...vocabulary],
  };
}

/** Whether a line of content/search/off-topic.txt is a whole question; otherwise it has words. */
const isQuestion = (line: string) => line.startsWith('- ');

/** Collects the words of phrases and texts. */
function indexBuilder({ wordOf, stemsOf, uniqueWords }: Language) {
  const entries: AnswerIndex['entries'] = new Map();
  const phrases: Phrase[] = [];
  const vocabulary = new Set<string>();
  const pageStems: string[] = [];
  const entryOf = (stem: string): Entry =>
    getOrAdd(entries, stem, () => ({ idf: STOP_WORD_IDF, phrases: [], texts: [] }));

  function addPhrase(part: Part, text: string): void {
    const words = uniqueWords(text);
    const phrase = { part, stems: words.map(({ stem }) => stem), total: 0 };
    phrases.push(phrase);
    for (const word of words) {
      entryOf(word.stem).phrases.push(phrase);
      vocabulary.add(word.text);
    }
    if (part.kind === 'page') pageStems.push(` ${stemsOf(text).join(' ')} `);
  }

  /** Adds the text of a part, and sets its length to the number of words. */
  function addText(part: PagePart): void {
    const words = wordsOf(`${part.title} ${part.heading} ${part.text}`).map(wordOf);
    part.length = words.length;
    const counts = new Map<string, number>();
    for (const { kind, stem, text } of words) {
      if (kind !== 'content') continue;
      vocabulary.add(text);
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
    for (const [stem, count] of counts) entryOf(stem).texts.push({ part, count });
  }

  /** Sets the `idf` of the entries (as BM25 defines it) and the totals of the phrases, when all are added. */
  function setWeights(partCount: number): void {
    for (const [stem, entry] of entries) {
      if (wordOf(stem).kind === 'stop') continue;
      const { size } = new Set([...entry.phrases, ...entry.texts].map(({ part }) => part));
      entry.idf = Math.log(1 + (partCount - size + 0.5) / (size + 0.5));
    }
    for (const phrase of phrases) for (const stem of phrase.stems) phrase.total += entryOf(stem).idf;
  }

  return { entries, vocabulary, pageStems, addPhrase, addText, setWeights };
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
  const synonyms: AnswerIndex['synonyms'] = new Map();
  for (const line of lines.split('\n')) {
    const stems = new Set(stemsOf(line));
    for (const stem of stems) {
      const others = getOrAdd(synonyms, stem, () => new Set());
      for (const other of stems) if (other !== stem) others.add(other);
    }
  }
  return synonyms;
}
