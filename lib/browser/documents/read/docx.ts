import type { ReadDocument } from '@/lib/browser/documents/types';
import { Unreadable } from './limits';
import { type ListProperties, listNumbers, noListProperties, readListProperty } from './list-numbers';
import { openTags, piecesOfMarkup, type Tag } from './markup';
import { decodeText, pageOf } from './text';
import { openZip, type Zip } from './zip';

/** Tags whose content is not read: a copy for older programs, and properties before a change. */
const SKIPPED_TAGS = new Set(['fallback', 'pprchange']);
/** Tags of tracked changes. */
const INSERTED = new Set(['ins', 'moveto']);
const DELETED = new Set(['del', 'movefrom']);
/** Characters of the fonts Wingdings and Symbol, by code. */
const SYMBOLS: Record<string, string> = {
  f0a8: '☐',
  f06f: '☐',
  f0fe: '☒',
  f078: '☒',
  f0fd: '☒',
  f052: '☒',
  f0fc: '✓',
  f0a3: '≤',
  f0b3: '≥',
  f0b1: '±',
  f0b4: '×',
  f0b0: '°',
  f0ae: '→',
};
/** The start of a document within which its first element must be. */
const MAX_PROLOG = 5000;

/**
 * Reads the text of a DOCX, with the numbers of its lists and tracked changes as accepted, then footnotes and endnotes.
 * Does not read headers, footers and comments.
 * @throws Unreadable, or another error if it is damaged
 */
export function readDocx(bytes: Uint8Array): Pick<ReadDocument, 'pages' | 'revisions'> {
  const zip = openZip(bytes);
  const main = relationships(zip, '').officeDocument ?? 'word/document.xml';
  const xml = partOf(zip, main);
  if (!/<(?:\w+:)?document[\s>]/.test(xml.slice(0, MAX_PROLOG))) throw new Unreadable('unknownKind');
  const related = relationships(zip, main);
  const part = (name: string) => partOf(zip, related[name] ?? main.replace(/[^/]*$/, `${name}.xml`));
  const [numbering, styles, ...notes] = ['numbering', 'styles', 'footnotes', 'endnotes'].map(part);
  const pageWithout = (skippedChanges: ReadonlySet<string>) => {
    const numberOf = listNumbers(numbering ?? '', styles ?? '');
    const texts = [textOf(xml, skippedChanges, numberOf)];
    for (const note of notes) texts.push(textOf(note, skippedChanges, () => ''));
    return pageOf(texts.join('\n'));
  };
  const count = xml.match(/<(?:\w+:)?(?:ins|del|moveFrom)(?:\s[^<>]*)?(?<!\/)>/g)?.length ?? 0;
  const pages = [pageWithout(DELETED)];
  return count > 0 ? { pages, revisions: { count, before: [pageWithout(INSERTED)] } } : { pages };
}

const partOf = (zip: Zip, name: string): string => decodeText(zip(name) ?? new Uint8Array());

/**
 * The names of the parts to which a part relates, by the last word of the relationship's type: `styles`, `footnotes`.
 * @param part its name; '' for the whole file
 */
function relationships(zip: Zip, part: string): Record<string, string> {
  const folder = part.replace(/[^/]*$/, '');
  const found: Record<string, string> = {};
  const xml = partOf(zip, `${folder}_rels/${part.slice(folder.length)}.rels`);
  for (const { tag, attribute } of openTags(xml)) {
    if (tag !== 'relationship') continue;
    const target = attribute('target').replaceAll('\\', '/');
    const type = attribute('type').split('/').at(-1) ?? '';
    found[type] ??= target.startsWith('/') ? target.slice(1) : folder + target;
  }
  return found;
}

/**
 * The text of a part, one line per paragraph. A row of a table is a line, unless a cell has several paragraphs.
 * @param skippedChanges tags of tracked changes that are left out
 * @param numberOf the number of a paragraph
 * @throws Unreadable if it embeds a part in another format
 */
function textOf(xml: string, skippedChanges: ReadonlySet<string>, numberOf: NumberOf): string {
  const { parts, readOpening, readClosing } = textParts(numberOf);
  let isInText = false;
  for (const piece of piecesOutside(xml, skippedChanges)) {
    if ('text' in piece) {
      if (isInText) parts.push(piece.text);
    } else if (piece.tag === 't' || piece.tag === 'deltext') isInText = piece.kind === 'open';
    else if (piece.kind === 'close') readClosing(piece.tag);
    else readOpening(piece);
  }
  return parts.join('');
}

/** The tags and texts of a part, without the skipped elements and their content. */
function* piecesOutside(xml: string, skippedChanges: ReadonlySet<string>): ReturnType<typeof piecesOfMarkup> {
  let skippedDepth = 0;
  for (const piece of piecesOfMarkup(xml)) {
    const isSkipped = 'tag' in piece && (SKIPPED_TAGS.has(piece.tag) || skippedChanges.has(piece.tag));
    if (!isSkipped) {
      if (skippedDepth === 0) yield piece;
    } else if (piece.kind === 'open') skippedDepth += 1;
    else if (piece.kind === 'close') skippedDepth = Math.max(0, skippedDepth - 1);
  }
}

type NumberOf = ReturnType<typeof listNumbers>;

/** Collects the text of a part from its tags. */
function textParts(numberOf: NumberOf) {
  const parts: string[] = [];
  /** A form field of old Word, which may be a checkbox. */
  let field: { box: string } | undefined;
  /** The open paragraphs, with the index of their first part. A text box has paragraphs inside one. */
  const paragraphs: (ListProperties & { start: number })[] = [];

  function readOpening(opening: Tag): void {
    const { tag, kind, attribute } = opening;
    const paragraph = paragraphs.at(-1);
    if (paragraph) readListProperty(paragraph, opening);
    switch (tag) {
      case 'p':
        if (kind === 'open') paragraphs.push({ ...noListProperties, start: parts.length });
        break;
      case 'tab':
        // With a position it defines a tab stop.
        if (kind === 'empty' && !attribute('pos')) parts.push('\t');
        break;
      case 'br':
      case 'cr':
        parts.push('\n');
        break;
      case 'nobreakhyphen':
        parts.push('-');
        break;
      case 'sym':
        parts.push(SYMBOLS[attribute('char').toLowerCase()] ?? '•');
        break;
      case 'ffdata':
        field = { box: '' };
        break;
      case 'checkbox':
        if (field) field.box = '☐';
        break;
      case 'checked':
      case 'default':
        if (field?.box) field.box = /^(?:0|false|off)$/.test(attribute('val')) ? '☐' : '☒';
        break;
      case 'altchunk':
        throw new Unreadable('otherFormat');
    }
  }

  function readClosing(tag: string): void {
    switch (tag) {
      case 'p': {
        const paragraph = paragraphs.pop();
        // Word numbers only paragraphs with text.
        if (paragraph && parts.slice(paragraph.start).some((part) => part.trim()))
          parts.splice(paragraph.start, 0, numberOf(paragraph));
        parts.push('\n');
        break;
      }
      case 'tr':
        parts.push('\n');
        break;
      case 'tc':
        // Replaces the end of its last paragraph.
        if (parts.at(-1) === '\n') parts[parts.length - 1] = '\t';
        break;
      case 'ffdata':
        parts.push(field?.box ?? '');
        field = undefined;
    }
  }

  return { parts, readOpening, readClosing };
}
