import type { SearchIndex } from '@/lib/schema/search-index';
import { formOf, uniqueStems, type Word, wordOf, wordsOf } from './words';

/** A question that a part answers, its heading, or the title of its page. */
type Phrase = {
  part: number;
  weight: number;
  /** What its words are worth together. */
  total: number;
};

/** What the index knows of a stem. */
type Entry = {
  /** How much it tells: high for a stem that few parts hold. */
  idf: number;
  /** Numbers of the phrases that hold it. */
  phrases: number[];
  /** Numbers of the parts whose text holds it, each followed by how often. */
  texts: number[];
};

/** The index as the engine asks it. */
export type AnswerIndex = {
  source: SearchIndex;
  phrases: Phrase[];
  entries: Map<string, Entry>;
  /** Length of each text, as a share of the average. */
  lengths: number[];
  /** Stems that mean the same. */
  synonyms: Map<string, Set<string>>;
  /** Words of the trades by their form, each with the stems that it stands for. */
  trades: Map<string, Set<string>>;
  /** Stems of what the words of the trades stand for. */
  papers: Set<string>;
  /** Stems of content/search/off-topic.txt that no heading and no question of the site holds. They cannot be found. */
  offTopic: Set<string>;
  /** The words as written, folded, by their first letter; for typing errors. */
  vocabulary: Map<string, string[]>;
};

/** Weight of a heading, and of the title at the start of a page, beside a question. */
const HEADING = 0.95;
const TITLE = 0.9;
/** What a word without a meaning of its own is worth in a phrase. */
const FUNCTION_WORD = 0.4;

/** Reads the index once; each question is then answered from it. */
export function readIndex(source: SearchIndex): AnswerIndex {
  const phrases: Phrase[] = [];
  const entries = new Map<string, Entry>();
  const holders = new Map<string, { count: number; last: number }>();
  const wordsOfPhrase: Word[][] = [];
  const lengths: number[] = [];
  const vocabulary = new Set<string>();
  const entryOf = (stem: string): Entry =>
    getOrAdd(entries, stem, () => ({ idf: FUNCTION_WORD, phrases: [], texts: [] }));
  const note = ({ text, stem, kind }: Word, part: number) => {
    vocabulary.add(text);
    if (kind === 'stop') return;
    const holder = getOrAdd(holders, stem, () => ({ count: 0, last: -1 }));
    if (holder.last === part) return;
    holder.count += 1;
    holder.last = part;
  };
  const addPhrase = (part: number, text: string, weight: number) => {
    const number = phrases.push({ part, weight, total: 0 }) - 1;
    const own = wordsOf(text).map(wordOf);
    wordsOfPhrase.push(uniqueStems(own));
    for (const word of own) {
      const entry = entryOf(word.stem);
      if (entry.phrases.at(-1) !== number) entry.phrases.push(number);
      note(word, part);
    }
  };
  const addText = (part: number, text: string) => {
    const own = wordsOf(text);
    lengths.push(own.length);
    const counts = new Map<string, number>();
    for (const each of own) {
      const word = wordOf(each);
      if (word.kind !== 'content') continue;
      note(word, part);
      counts.set(word.stem, (counts.get(word.stem) ?? 0) + 1);
    }
    for (const [stem, count] of counts) entryOf(stem).texts.push(part, count);
  };
  for (const [part, [page, , heading, text, questions]] of source.parts.entries()) {
    const title = source.pages[page]?.[1] ?? '';
    if (questions) for (const question of questions.split('\n')) addPhrase(part, question, 1);
    addPhrase(part, heading || title, heading ? HEADING : TITLE);
    addText(part, `${title} ${heading} ${text}`);
  }
  // The questions that nothing answers are the phrases of one more part, after all others; then comes a part for each
  // subject that the site does not say. Its words are not off topic.
  const count = source.parts.length;
  const subjects = source.unsaid ?? [];
  for (const [subject, [, questions]] of subjects.entries())
    for (const question of questions.split('\n')) addPhrase(count + 1 + subject, question, 1);
  const groups = groupsOf(source.synonyms);
  const lines = source.offTopic.split('\n');
  const offTopic = new Set(
    wordsOf(lines.filter((line) => !line.startsWith('- ')).join(' '))
      .filter((word) => !groups.trades.has(formOf(word)))
      .map((word) => wordOf(word).stem)
      .filter((stem) => !entries.get(stem)?.phrases.length),
  );
  for (const line of lines) if (line.startsWith('- ')) addPhrase(count, line, 1);
  // Subjects hold words too.
  const holding = count + subjects.length;
  for (const [stem, holder] of holders)
    entryOf(stem).idf = Math.log(1 + (holding - holder.count + 0.5) / (holder.count + 0.5));
  for (const [number, phrase] of phrases.entries())
    for (const { stem } of wordsOfPhrase[number] ?? []) phrase.total += entries.get(stem)?.idf ?? 0;
  const average = lengths.reduce((all, one) => all + one, 0) / Math.max(1, count);
  return {
    source,
    phrases,
    entries,
    lengths: lengths.map((length) => length / average),
    ...groups,
    offTopic,
    vocabulary: byFirstLetter(vocabulary),
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

function byFirstLetter(words: ReadonlySet<string>): Map<string, string[]> {
  const lists = new Map<string, string[]>();
  for (const word of words) getOrAdd(lists, word.slice(0, 1), () => []).push(word);
  return lists;
}

/** Groups of words that mean the same; after `>`, what the words of a trade before it stand for. */
function groupsOf(lines: string): Pick<AnswerIndex, 'synonyms' | 'trades' | 'papers'> {
  const synonyms: AnswerIndex['synonyms'] = new Map();
  const trades: AnswerIndex['trades'] = new Map();
  const stemsOf = (text: string) => new Set(wordsOf(text).map((word) => wordOf(word).stem));
  for (const line of lines.split('\n')) {
    const [words = '', meanings] = line.split('>');
    if (meanings) for (const word of wordsOf(words)) trades.set(formOf(word), stemsOf(meanings));
    const stems = meanings ? [] : stemsOf(words);
    for (const stem of stems) {
      const own = getOrAdd(synonyms, stem, () => new Set());
      for (const other of stems) if (other !== stem) own.add(other);
    }
  }
  return { synonyms, trades, papers: new Set([...trades.values()].flatMap((stems) => [...stems])) };
}
