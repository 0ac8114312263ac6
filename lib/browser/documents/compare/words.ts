import type { ReadDocument } from '@/lib/browser/documents/types';
import { splitContents } from './contents';

export type Word = {
  /** For comparing: without case and accents. */
  plain: string;
  /** As it is written. */
  text: string;
  /** The text before it in its paragraph: the label, or whitespace and punctuation. */
  gap: string;
  paragraph: Paragraph;
  /** Its offset in the text of the paragraph. */
  from: number;
  /** Its index in the version. */
  at: number;
};

type Paragraph = {
  text: string;
  /** The number at its beginning: `Art. 5 –`, `5.1`, `a)`; or ''. It is not one of the words. */
  label: string;
  /** The indexes of its first word and of the one after its last. */
  start: number;
  end: number;
  /** The text after its last word. */
  tail: string;
};

/** A document as words. */
export type Version = { contents: string; paragraphs: Paragraph[]; words: Word[] };

/** `Art. 11 – Recesso`, `ARTICOLO 4-bis`, `Articolo primo`, `§ 3`; not `Art. 28 della legge` or `Art. 5, comma 2`. */
const NAMED =
  /^(?:art(?:icolo|\.)?|clausola|§)\s*(?:n\.\s*)?(?:\d{1,3}(?:\.\d{1,2})*°?|[IVXLC]{1,7}|(?:prim|second|terz|quart|quint|sest|settim|ottav|non|decim|\p{L}+esim)[oa])(?:[ -]?(?:bis|ter|quater|quinquies))?(?![\p{L}\d,])(?=\s*(?:$|[.:;)(–—-]|[\p{Lu}«“"]))[\s.:;)(–—-]*/iu;
/** `5.1 Il`, `3) Il`, `IV. PREZZI`, `B. PREZZI`, `a) il`, `• il`. */
const NUMBERED =
  /^(?:\d{1,3}(?:\.\d{1,3})*\s?[.)–—-]+(?!\d)|\d{1,2}(?:\.\d{1,2}){0,3}°?(?=\s*[\p{Lu}«“"])|[IVXLC]{1,7}\s?[.)–—-]+|[A-Z]\.(?=\s+\p{Lu}{2})|\(?[A-Za-z]{1,2}\)|[•·▪●○■–—-](?=\s))\s*/u;
/** An article or a clause that begins inside a paragraph: after a sentence, or the first clause after its article's title. */
const INNER =
  /(?<=[.;:]\s)(?=(?:Art\.|ARTICOLO|Articolo)\s*\d{1,3}\s*(?:[–—-]\s|[.)]\s*\p{Lu})|\d{1,2}\.\d{1,2}\s+[\p{Lu}«“])|(?=(?<number>\d{1,2})\.1\s+[\p{Lu}«“])(?<=^(?:Art\.|ART\.|Articolo|ARTICOLO|§)?\s*\k<number>\b.{0,120}\s)/gu;

const LETTERS = /\p{Nd}+(?:[.,:/]\p{Nd}+)*|[\p{No}\p{Nl}]+|\p{L}[\p{L}\p{M}]*/u;
/** Characters that mean something, unlike those that separate words: checkboxes and other signs, also `№`, `™`, `℃`. */
const SIGN = /[§%‰‱&@©®☐-☓✓-✘□■▢▣○◉◎●◯\u2100-\u214f\p{Sc}]/u;
/** A sign of mathematics, but not a line of them. */
const MATHS = /(?<sign>[+<=>~¬±×÷√∞⁺⁻≈-≯])(?<!\k<sign>\k<sign>)(?!\k<sign>)/u;
/** The minus before a number (`tra -5 e 10`, `−€ 50`), but not the dash of a range. */
const MINUS = /(?<![^\s([«“"=<>≤≥±×÷*/:])(?:[-‐-–−](?=(?:\p{Sc}\s?)?\p{N})|(?<!\p{N}\s)−(?=\s\p{N}))/u;
/** Signs only beside a number: `5°` but not `n° 5`, `3*4`, `10^6`, `30′`. */
const BESIDE = /(?<=\p{N}\s?)[°′″]|(?<=\p{N})[*^·⋅](?=\p{N})/u;
const WORD = new RegExp([LETTERS, SIGN, MATHS, MINUS, BESIDE].map(({ source }) => source).join('|'), 'gu');

/** Splits a document into its table of contents, and paragraphs and words without it. */
export function versionOf({ pages }: ReadDocument): Version {
  const { contents, paragraphs } = paragraphsOf(pages);
  const version: Version = { contents, paragraphs: [], words: [] };
  for (const text of paragraphs) {
    const label = labelAt(text);
    const start = version.words.length;
    const paragraph: Paragraph = { text, label: label.trim(), start, end: start, tail: text };
    let to = 0;
    for (const { 0: word, index } of text.slice(label.length).matchAll(WORD)) {
      const from = label.length + index;
      const gap = text.slice(to, from);
      const at = paragraph.end;
      paragraph.end = version.words.push({ plain: plainOf(word), text: word, gap, paragraph, from, at });
      to = from + word.length;
    }
    paragraph.tail = text.slice(to);
    version.paragraphs.push(paragraph);
  }
  return version;
}

/** The paragraphs of all pages, and the table of contents. A paragraph that continues on the next page is joined. */
function paragraphsOf(pages: ReadDocument['pages']) {
  const lines: string[] = [];
  for (const page of pages) {
    for (const [index, line] of page.split('\n').entries()) {
      const before = lines.at(-1) ?? '';
      if (index === 0 && /^\p{Ll}/u.test(line) && /[\p{L}\d,’-]$/u.test(before))
        lines[lines.length - 1] = `${before} ${line}`;
      else lines.push(line);
    }
  }
  const { contents, others } = splitContents(lines, titleOf);
  const trimmed = others
    .flatMap((line) => line.replace(INNER, '\n').split('\n'))
    .map((text) => text.trim())
    .filter(Boolean);
  // Joins "Art. 5" and its title in the next line.
  const paragraphs = trimmed.flatMap((text, index) => {
    const before = trimmed[index - 1] ?? '';
    if (isLabel(text) && index + 1 < trimmed.length) return [];
    return [isLabel(before) ? `${before} ${text}` : text];
  });
  return { contents, paragraphs };
}

/** The label at the beginning of a paragraph, with the space after it; or ''. */
const labelAt = (text: string): string => (NAMED.exec(text) ?? NUMBERED.exec(text))?.[0] ?? '';
const isLabel = (text: string) => text !== '' && labelAt(text).length === text.length;

/** The words of a text for comparing. */
export const plainWords = (text: string): string => (text.match(WORD) ?? []).map(plainOf).join(' ');

/** The words of a line, without the number at its beginning if there are others. */
const titleOf = (line: string) => plainWords(line.slice(labelAt(line).length)) || plainWords(line);

/** A word without case and accents, a number without the points of thousands, one minus for all. */
function plainOf(word: string): string {
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(word)) return word.replaceAll('.', '');
  // Without its mark, `≠` would be `=`.
  if (!/^\p{L}/u.test(word)) return word.replace(/[‐-–−]/, '-');
  return word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Joins words, so that «pre avviso» equals «preavviso». Numbers are not joined. */
export const together = (words: readonly string[]): string =>
  words
    .map((word) => (/\d/.test(word) ? ` ${word} ` : word))
    .join('')
    .replace(/ +/g, ' ')
    .trim();

export const isFirst = ({ paragraph, at }: Word): boolean => paragraph.start === at;
export const isLast = ({ paragraph, at }: Word): boolean => paragraph.end === at + 1;

/** The words of the label before the first word of a paragraph; of no other word. */
export const labelOf = (word: Word | undefined): string[] =>
  word && isFirst(word) ? (word.paragraph.label.match(WORD) ?? []).map(plainOf) : [];

/** The number in the label before a word: `5.1` of `Art. 5.1 –`. */
export const numberOf = (word: Word | undefined): string =>
  labelOf(word)
    .filter((word) => !/^(?:art|articolo|clausola|n|§)$/.test(word))
    .join(' ');

/** Letters before a number within which the word «articolo» of a reference must be. */
const MAX_REFERENCE = 300;
/** The end of the text before the first number of a reference: «ai sensi dell’art.». */
const REFERENCE = /(?:^|[^\p{L}])(?:artt?\.?|articol[oi]|clausol[ae]|punt[oi]|paragraf[oi]|§)(?: ?n\.)?$/iu;
/** The end of the text between two numbers of a reference, or the first of them. */
const REFERENCE_PART = /(?:,|\b(?:e|ed|o|a|al|all’art\.)|\d(?:[\d.]*\d)?)$/i;

/**
 * Whether a word is the number of an article in a reference: `9` in «dell’art. 9», `16` in «gli articoli 2 (Durata), 13
 * e 16».
 */
export function isReference({ plain, paragraph, from }: Word): boolean {
  if (!/^(?:\d|[ivxlc]+$)/.test(plain)) return false;
  let before = paragraph.text.slice(Math.max(0, from - MAX_REFERENCE), from).trimEnd();
  while (!REFERENCE.test(before)) {
    // Goes back over the other numbers and their titles.
    const rest = before.endsWith(')')
      ? before.slice(0, before.lastIndexOf('('))
      : before.replace(REFERENCE_PART, '').trimEnd();
    if (rest.length === before.length) return false;
    before = rest.trimEnd();
  }
  return true;
}

/** All sequences of three words. */
export const trigramsOf = (words: readonly Word[]): string[] =>
  words.slice(0, -2).map(({ plain }, at) => `${plain} ${words[at + 1]?.plain} ${words[at + 2]?.plain}`);
