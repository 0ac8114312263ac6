import { kindOf } from './kind';
import type { DocumentPassage, ReadDocument } from './types';

/** Words of a passage, at most. */
const MAX_WORDS = 130;
/** Words of a title, at most. */
const MAX_TITLE = 9;

/** `Art. 11 – Recesso`, `ARTICOLO 4-bis`, `Art. 3 (Durata)`; not `Art. 28 della legge`, `Art. 5, comma 2` or `Art. 1341 c.c.`. */
const namedArticle =
  /^(?:Art(?:icolo|\.)?|ART(?:ICOLO|\.)?|Clausola|CLAUSOLA|§)\s*(?:n\.\s*)?(\d{1,3}(?:\.\d{1,2})*)(?:[ -]?(?:bis|ter|quater))?(?![\p{L}\d,])(?=\s*(?:$|[.:;)(–—-])|\s+[\p{Lu}«“"])[\s.:;)(–—-]*(.*)$/u;
/** `11.`, `11)`, `11.2`, `11.2)` before a title or a sentence; no amount and no date. */
const numberedClause =
  /^(\d{1,2}(?=\s?[.)–—-])|\d{1,2}(?:\.\d{1,2})+)\s?[.)–—-]{0,2}\s+(?=[«“"(]?\p{Lu})(.*)$/u;
/** What follows the last article: signatures, and the articles that are approved apart. */
const closing =
  /^(?:letto,? (?:confermato|approvato)|(?:ai sensi|agli effetti|a norma)\b.{0,60}\b134[12]\b)/i;

/** A paragraph or a part of it, with the number of the clause that it stands in. */
type Piece = { text: string; page: number; clause?: string | undefined };
/** An article, or what stands in none. */
type Section = {
  article?: string | undefined;
  title?: string | undefined;
  paragraphs: Piece[];
  /** How many of them only begin an article. */
  starts: number;
};

/**
 * Cuts documents into passages of at most some 130 words, in their order. Short paragraphs of an article are joined, with
 * its title before them; long ones are cut where a sentence ends. An article goes on across pages, up to the next one.
 */
export const passagesOf = (documents: readonly ReadDocument[]): DocumentPassage[] =>
  documents.flatMap((document, place) =>
    sectionsOf(document).flatMap((section) =>
      groupsOf(section).map((pieces) => passageOf(pieces, section, place)),
    ),
  );

function sectionsOf(document: ReadDocument): Section[] {
  const paragraphs = paragraphsOf(document);
  const isNamed = paragraphs.some(({ text }) => namedArticle.test(text));
  const isNumbered = !isNamed && kindOf([document]) === 'contract';
  let section: Section = { paragraphs: [], starts: 0 };
  const sections = [section];
  const begin = (next: Partial<Section>) => {
    if (section.paragraphs.length === 0) return void Object.assign(section, next);
    section = { paragraphs: [], starts: 0, ...next };
    sections.push(section);
  };
  let last = 0;
  let clause: string | undefined;
  for (const { text, page } of paragraphs) {
    const named = isNamed ? namedArticle.exec(text) : null;
    const [, number, rest = ''] = named ?? numberedClause.exec(text) ?? [];
    const main = Number.parseInt(number ?? '', 10);
    const isFirst = named !== null && main === 1 && last > 1;
    const isNext = isFirst || (named ? main > last : isNumbered && main === last + 1);
    if (number && isNext) {
      const isTitleAlone = section.starts > 0 && section.starts === section.paragraphs.length;
      // A table of contents is titles alone, and the articles begin again after it.
      if (isFirst && isTitleAlone) section.article = section.title = undefined;
      if (!isFirst && isTitleAlone) Object.assign(section, { article: String(main), title: titleOf(rest) });
      else begin({ article: String(main), title: titleOf(rest) });
      section.starts += 1;
      last = main;
      clause = number;
    } else if (number && main === last && section.article) {
      clause = number;
    } else if (section.article && closing.test(text)) {
      begin({ article: undefined });
      clause = undefined;
    } else if (section.article && section.title === '' && section.paragraphs.length === 1) {
      // "Art. 11", and its title in the next line.
      section.title = titleOf(text);
    }
    section.paragraphs.push({ text, page, clause });
  }
  return sections;
}

/** What begins like a title, up to its first stop. */
function titleOf(text: string): string {
  const [title = ''] = text.replace(/\)\s*$/, '').split(/[.:](?:\s|$)/);
  return countOf(title) <= MAX_TITLE ? title.trim() : '';
}

/** The paragraphs of all pages. One that goes on overleaf is joined. */
function paragraphsOf({ pages }: ReadDocument): Piece[] {
  const paragraphs: Piece[] = [];
  for (const [page, { text: all }] of pages.entries()) {
    const lines = all
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    for (const [place, text] of lines.entries()) {
      const before = paragraphs.at(-1);
      const goesOn = place === 0 && /^\p{Ll}/u.test(text) && /[\p{L}\d,’-]$/u.test(before?.text ?? '');
      if (before && goesOn) before.text += ` ${text}`;
      else paragraphs.push({ text, page });
    }
  }
  return paragraphs;
}

const countOf = (text: string) => text.split(' ').length;

/** The pieces of a section, passage by passage, of about equal length. */
function groupsOf({ paragraphs }: Section): Piece[][] {
  const pieces = paragraphs.flatMap((paragraph) =>
    countOf(paragraph.text) <= MAX_WORDS / 2
      ? [paragraph]
      : sentencesOf(paragraph.text).map((text, place) => ({ ...paragraph, text, goesOn: place > 0 })),
  );
  const total = pieces.reduce((all, { text }) => all + countOf(text), 0);
  const wanted = total / Math.ceil(total / MAX_WORDS);
  const groups: Piece[][] = [];
  let count = 0;
  for (const piece of pieces) {
    const own = countOf(piece.text);
    const group = groups.at(-1);
    if (!group || count >= wanted || count + own > MAX_WORDS) {
      groups.push([piece]);
      count = own;
    } else {
      group.push(piece);
      count += own;
    }
  }
  return groups;
}

/** Sentences; one without an end is cut between words. */
const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[\p{L}\d)»”]{2}[.;!?])\s+(?=[«“"(]?\p{Lu})/u).flatMap((sentence) => {
    const words = sentence.split(' ');
    const size = Math.ceil(words.length / Math.ceil(words.length / (MAX_WORDS / 2)));
    return words.length <= MAX_WORDS
      ? [sentence]
      : Array.from({ length: Math.ceil(words.length / size) }, (_, part) =>
          words.slice(part * size, (part + 1) * size).join(' '),
        );
  });

function passageOf(
  pieces: readonly (Piece & { goesOn?: boolean })[],
  { article, title }: Section,
  document: number,
): DocumentPassage {
  const [first] = pieces;
  const isOneClause = pieces.every(({ clause }) => clause === first?.clause);
  const number = isOneClause ? first?.clause : article;
  return {
    document,
    page: first?.page ?? 0,
    ...(article && { article: number ?? article }),
    ...(article && title && { title }),
    text: pieces.map(({ text, goesOn }, place) => (place === 0 ? '' : goesOn ? ' ' : '\n') + text).join(''),
  };
}
