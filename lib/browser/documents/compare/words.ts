// A document as words: what is compared, and where it stands in the text.

import type { ReadDocument } from '@/lib/browser/documents/types';

/** A word as it is compared, and where it stands. */
type Word = { plain: string; paragraph: Paragraph; from: number; to: number };

type Paragraph = {
  text: string;
  /** The number at its beginning, as it is written: `Art. 5 –`, `5.1`, `a)`; or ''. It is no word of it. */
  label: string;
  /** Its first word among those of the document; `end` is the one after its last. */
  start: number;
  end: number;
};

export type Draft = { paragraphs: Paragraph[]; words: Word[] };

/** `Art. 11 – Recesso`, `ARTICOLO 4-bis`, `Articolo primo`, `§ 3`; not `Art. 28 della legge` or `Art. 5, comma 2`. */
const NAMED =
  /^(?:art(?:icolo|\.)?|clausola|§)\s*(?:n\.\s*)?(?:\d{1,3}(?:\.\d{1,2})*|[IVXLC]{1,7}|(?:prim|second|terz|quart|quint|sest|settim|ottav|non|decim|\p{L}+esim)[oa])(?:[ -]?(?:bis|ter|quater|quinquies))?(?![\p{L}\d,])(?=\s*(?:$|[.:;)(–—-]|[\p{Lu}«“"]))[\s.:;)(–—-]*/iu;
/** `5.1 Il`, `3) Il`, `IV. PREZZI`, `B. PREZZI`, `a) il`, `• il`. */
const NUMBERED =
  /^(?:\d{1,3}(?:\.\d{1,3})*\s?[.)–—-]+(?!\d)|\d{1,2}(?:\.\d{1,2}){0,3}(?=\s*[\p{Lu}«“"])|[IVXLC]{1,7}\s?[.)–—-]+|[A-Z]\.(?=\s+\p{Lu}{2})|\(?[A-Za-z]{1,2}\)|[•·▪●○■□–—-](?=\s))\s*/u;
/** A line of an index: a title, dots, a page. Of a list of prices it would be an amount. */
const INDEX = /(?:\.\s?\.\s?\.\s?\.|…)\s?(\d{1,3})$/;
/** An article or a clause that begins within a paragraph: after a sentence, or the first clause after its article's title. */
const INNER =
  /(?<=[.;:]\s)(?=(?:Art\.|ARTICOLO|Articolo)\s*\d{1,3}\s*(?:[–—-]\s|[.)]\s*\p{Lu})|\d{1,2}\.\d{1,2}\s+[\p{Lu}«“])|(?=(?<number>\d{1,2})\.1\s+[\p{Lu}«“])(?<=^(?:Art\.|ART\.|Articolo|ARTICOLO|§)?\s*\k<number>\b.{0,120}\s)/gu;

const WORD = /\p{Nd}+(?:[.,:/]\p{Nd}+)*|\p{L}[\p{L}\p{M}]*|[%€$£☐☒✓±<>≤≥]/gu;

/** Takes a document apart. Lines of an index are left out. */
export function draftOf({ pages }: ReadDocument): Draft {
  const draft: Draft = { paragraphs: [], words: [] };
  for (const text of paragraphsOf(pages)) {
    const [label = ''] = NAMED.exec(text) ?? NUMBERED.exec(text) ?? [];
    const start = draft.words.length;
    const paragraph = { text, label: label.trim(), start, end: start };
    for (const { 0: word, index } of text.slice(label.length).matchAll(WORD)) {
      const from = label.length + index;
      paragraph.end = draft.words.push({ plain: plainOf(word), paragraph, from, to: from + word.length });
    }
    draft.paragraphs.push(paragraph);
  }
  return draft;
}

/** The paragraphs of all pages; one that goes on overleaf is one. */
function paragraphsOf(pages: ReadDocument['pages']): string[] {
  const paragraphs: string[] = [];
  const numbers = pages.flatMap((page) => page.split('\n').flatMap((line) => INDEX.exec(line)?.[1] ?? []));
  const hasIndex =
    numbers.length > 2 && numbers.every((each, index) => Number(each) >= Number(numbers[index - 1] ?? 0));
  for (const page of pages) {
    for (const [index, line] of page.split('\n').entries()) {
      const before = paragraphs.at(-1) ?? '';
      if (index === 0 && /^\p{Ll}/u.test(line) && /[\p{L}\d,’-]$/u.test(before))
        paragraphs[paragraphs.length - 1] = /\p{L}-$/u.test(before)
          ? before.slice(0, -1) + line
          : `${before} ${line}`;
      else if (!hasIndex || !INDEX.test(line)) paragraphs.push(...line.replace(INNER, '\n').split('\n'));
    }
  }
  const trimmed = paragraphs.map((text) => text.trim()).filter(Boolean);
  // "Art. 5", and its title in the next line.
  return trimmed.flatMap((text, index) => {
    const isNumber = (line = '') => (NAMED.exec(line) ?? NUMBERED.exec(line))?.[0].length === line.length;
    const before = trimmed[index - 1];
    if (isNumber(text) && index + 1 < trimmed.length) return [];
    return [isNumber(before) && before ? `${before} ${text}` : text];
  });
}

/** Case, accents and the points of thousands are form. */
function plainOf(word: string): string {
  if (/^\d/.test(word)) return /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(word) ? word.replaceAll('.', '') : word;
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Words as they are read when written together: «pre avviso» and «preavviso». Numbers stay apart. */
export const together = (words: readonly string[]): string =>
  words
    .map((word) => (/\d/.test(word) ? ` ${word} ` : word))
    .join('')
    .replace(/ +/g, ' ')
    .trim();

/** The words of the label that a word follows. */
export function labelAt({ words }: Draft, at: number): string[] {
  const paragraph = words[at]?.paragraph;
  return paragraph?.start === at ? (paragraph.label.match(WORD) ?? []).map(plainOf) : [];
}

/** The number in that label: `5.1` of `Art. 5.1 –`. */
export const numberAt = (draft: Draft, at: number): string =>
  labelAt(draft, at)
    .filter((word) => !/^(?:art|articolo|clausola|n)$/.test(word))
    .join(' ');

/** A word as it stands in the text. */
export const textAt = ({ words }: Draft, at: number): string =>
  words[at]?.paragraph.text.slice(words[at]?.from, words[at]?.to) ?? '';

/** What stands before a word in its paragraph: a label, or blanks and punctuation. */
export function gapBefore({ words }: Draft, at: number): string {
  const { paragraph, from } = words[at] ?? {};
  return paragraph?.text.slice(at === paragraph.start ? 0 : words[at - 1]?.to, from) ?? '';
}

/**
 * The words that are numbers of articles in a reference: `9` in «dell’art. 9» and `16` in «gli articoli 2 (Durata), 13 e 16».
 */
export function referencesOf({ paragraphs, words }: Draft): Set<number> {
  const found = new Set<number>();
  for (const { text, start, end } of paragraphs)
    for (let at = start; at < end; at += 1) {
      const word = words[at];
      if (
        word &&
        /^(?:\d|[ivxlc]+$)/.test(word.plain) &&
        isReferred(text.slice(Math.max(0, word.from - 300), word.from))
      )
        found.add(at);
    }
  return found;
}

/** Whether a text ends with the beginning of a reference; other numbers, with their titles, may stand between. */
function isReferred(text: string): boolean {
  let rest = text.trimEnd();
  for (;;) {
    if (/(?:^|[^\p{L}])(?:artt?\.?|articol[oi]|clausol[ae]|punt[oi]|paragraf[oi]|§)(?: ?n\.)?$/iu.test(rest))
      return true;
    const before = rest.endsWith(')')
      ? rest.slice(0, rest.lastIndexOf('('))
      : rest.replace(/(?:,|\b(?:e|ed|o|a|al|all’art\.)|\d(?:[\d.]*\d)?)$/i, '').trimEnd();
    if (before.length === rest.length) return false;
    rest = before.trimEnd();
  }
}

/** What stands behind the last word of a paragraph. */
export function gapAfter({ words }: Draft, at: number): string {
  const { paragraph, to } = words[at] ?? {};
  return paragraph?.end === at + 1 ? paragraph.text.slice(to) : '';
}

/** The rows of three words of a stretch of a draft. */
export const rowsIn = ({ words }: Draft, start: number, end: number): string[] =>
  words
    .slice(start, Math.max(start, end - 2))
    .map(({ plain }, step) => `${plain} ${words[start + step + 1]?.plain} ${words[start + step + 2]?.plain}`);
