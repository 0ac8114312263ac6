import type { ReadDocument } from '@/lib/browser/documents/types';
import { Unreadable } from './limits';
import { listNumbers } from './list-numbers';
import { openTags, piecesOfMarkup, type Tag } from './markup';
import { isOn, nearest, type Properties, readStyles, type Styles, withStyles } from './styles';
import { decodeText, pageOf } from './text';
import { openZip, type Zip } from './zip';

/** Tags whose content is not read: a copy for older programs, and properties before a change. */
const SKIPPED_TAGS = new Set(['fallback', 'pprchange', 'rprchange']);
/** Tags of tracked changes. */
const INSERTED = new Set(['ins', 'moveto']);
const DELETED = new Set(['del', 'movefrom']);
/** Characters of the fonts Wingdings and Symbol, after their codes. */
const SYMBOLS = new Map(
  'f0a8☐ f06f☐ f0fe☒ f078☒ f0fd☒ f052☒ f0fc✓ f0a3≤ f0b3≥ f0b1± f0b4× f0b8÷ f0b9≠ f02d− f0b0° f0ae→'
    .split(' ')
    .map((entry) => [entry.slice(0, -1), entry.slice(-1)] as const),
);
/** The text of tags that separate words or join them. */
const SEPARATORS = new Map(Object.entries({ tab: '\t', ptab: '\t', br: '\n', cr: '\n', nobreakhyphen: '-' }));
/** The start of a document within which its first element must be. */
const MAX_PROLOG = 5000;

/**
 * Reads the text of a DOCX, with the numbers of its lists and tracked changes as accepted, then footnotes and endnotes.
 * Does not read hidden text, headers, footers and comments.
 * @throws Unreadable, or another error if it is damaged
 */
export function readDocx(bytes: Uint8Array): Pick<ReadDocument, 'pages' | 'revisions'> {
  const zip = openZip(bytes);
  const main = relationships(zip, '').officeDocument ?? 'word/document.xml';
  const xml = partOf(zip, main);
  if (!/<(?:\w+:)?document[\s>]/.test(xml.slice(0, MAX_PROLOG))) throw new Unreadable('unknownKind');
  const related = relationships(zip, main);
  const part = (name: string) => partOf(zip, related[name] ?? main.replace(/[^/]*$/, `${name}.xml`));
  const parts = ['numbering', 'styles', 'footnotes', 'endnotes'].map(part);
  const [numbering = '', styleSheet = '', ...notes] = parts;
  const styles = readStyles(styleSheet);
  const pageWithout = (skipped: ReadonlySet<string>) => {
    const reading = { skipped, styles, numberOf: listNumbers(numbering, styles) };
    const texts = [textOf(xml, reading)];
    for (const note of notes) texts.push(textOf(note, { ...reading, numberOf: () => '' }));
    return pageOf(texts.join('\n'));
  };
  const count = changesIn([xml, ...notes].join(''));
  const pages = [pageWithout(DELETED)];
  return count > 0 ? { pages, revisions: { count, before: [pageWithout(INSERTED)] } } : { pages };
}

/** The number of tracked changes: in each paragraph those of its text, or else that of its mark. */
const changesIn = (xml: string): number =>
  xml.split(/<\/(?:\w{1,20}:)?p>/).reduce((count, paragraph) => {
    const tags = paragraph.match(/<(?:\w{1,20}:)?(?:ins|del|moveFrom)(?=[\s/>])[^<>]*>/g) ?? [];
    return count + (tags.filter((tag) => !tag.endsWith('/>')).length || Math.min(1, tags.length));
  }, 0);

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

/** How a part is read: without some tags of tracked changes, with the styles and the numbers of paragraphs. */
type Reading = { skipped: ReadonlySet<string>; styles: Styles; numberOf: ReturnType<typeof listNumbers> };

/**
 * The text of a part, one line per paragraph. A row of a table is a line, unless a cell has several paragraphs.
 * @throws Unreadable if it embeds a part in another format
 */
function textOf(xml: string, reading: Reading): string {
  const { parts, write, readOpening, readClosing } = textParts(reading);
  let isInText = false;
  for (const piece of piecesOutside(xml, reading.skipped)) {
    if ('text' in piece) {
      if (isInText) write(piece.text);
    } else if (piece.tag === 't' || piece.tag === 'deltext') isInText = piece.kind === 'open';
    else if (piece.kind === 'close') readClosing(piece.tag);
    else readOpening(piece);
  }
  return parts.join('');
}

/** The tags and texts of a part, without the content of the skipped elements. */
function* piecesOutside(xml: string, skipped: ReadonlySet<string>): ReturnType<typeof piecesOfMarkup> {
  let skippedDepth = 0;
  for (const piece of piecesOfMarkup(xml)) {
    if (skippedDepth === 0) yield piece;
    if (!('tag' in piece) || !(SKIPPED_TAGS.has(piece.tag) || skipped.has(piece.tag))) continue;
    if (piece.kind === 'open') skippedDepth += 1;
    else if (piece.kind === 'close') skippedDepth = Math.max(0, skippedDepth - 1);
  }
}

/** An open paragraph: the index of its first part, its properties, and those of the mark that ends it. */
type Paragraph = { start: number; properties: Properties; mark: Properties };

/** Collects the text of a part from its tags. */
function textParts({ skipped, styles, numberOf }: Reading) {
  const parts: string[] = [];
  /** For each open field the index of the first part of its instruction; Infinity in its result. */
  const fields: number[] = [];
  /** The open paragraphs. A text box has paragraphs inside one. */
  const paragraphs: Paragraph[] = [];
  /** A paragraph whose mark is left out, so that the next one continues it. */
  let joined: Paragraph | undefined;
  let run: Properties = {};
  /** The properties that are being read, also those of a form field of old Word, which may be a checkbox. */
  let properties: Properties | undefined;

  const isHiddenBy = (owner: Properties) => isOn(nearest(withStyles(owner, styles), 'vanish'));

  /** Adds text that is not hidden by its run, or by the style of the run or of the paragraph: both styles show it. */
  function write(text: string): void {
    const isHiddenByStyle = isHiddenBy(run) !== isHiddenBy(paragraphs.at(-1)?.properties ?? {});
    if ('vanish' in run ? !isOn(run.vanish) : !isHiddenByStyle) parts.push(text);
  }

  function endParagraph(paragraph: Paragraph | undefined): void {
    // Word numbers only paragraphs with text.
    if (paragraph && parts.slice(paragraph.start).some((part) => part.trim()))
      parts[paragraph.start] = numberOf(paragraph.properties) + parts[paragraph.start];
    parts.push('\n');
    joined = undefined;
  }

  function readOpening({ tag, kind, attribute }: Tag): void {
    const paragraph = paragraphs.at(-1);
    if (tag === 'ppr' || tag === 'rpr') {
      const owner = tag === 'ppr' ? paragraph?.properties : run;
      if (kind === 'open') properties = properties ? paragraph?.mark : owner;
    } else if (properties) properties[tag] = attribute('val');
    else if (SEPARATORS.has(tag)) write(SEPARATORS.get(tag) ?? '');
    switch (properties ? '' : tag) {
      case 'p':
        paragraphs.push({ start: joined?.start ?? parts.length, properties: { pstyle: '' }, mark: {} });
        joined = undefined;
        if (kind === 'empty') readClosing('p');
        break;
      case 'r':
        run = {};
        break;
      case 'tbl':
      case 'txbxcontent':
        if (joined) endParagraph(joined);
        parts.push('\n');
        break;
      case 'fldchar': {
        const type = attribute('fldchartype');
        if (type === 'begin') fields.push(parts.length);
        // Only its result is text, not that of another field in its instruction.
        else parts.length = Math.min(parts.length, fields.pop() ?? Infinity);
        if (type === 'separate') fields.push(Infinity);
        break;
      }
      case 'sym':
        write(SYMBOLS.get(attribute('char').toLowerCase()) ?? '•');
        break;
      case 'ffdata':
        properties = {};
        break;
      case 'altchunk':
        throw new Unreadable('otherFormat');
    }
  }

  function readClosing(tag: string): void {
    switch (tag) {
      case 'p': {
        const paragraph = paragraphs.pop();
        if (paragraph && Object.keys(paragraph.mark).some((name) => skipped.has(name))) joined = paragraph;
        else endParagraph(paragraph);
        break;
      }
      case 'ppr':
        properties = undefined;
        break;
      case 'rpr':
        properties = properties === run ? undefined : paragraphs.at(-1)?.properties;
        break;
      case 'tr':
        parts.push('\n');
        break;
      case 'tc':
      case 'txbxcontent':
      case 'body':
        // No other paragraph can continue it. A cell replaces the end of its last one.
        if (joined) endParagraph(joined);
        if (tag === 'tc' && parts.at(-1) === '\n') parts[parts.length - 1] = '\t';
        break;
      case 'ffdata':
        if (properties && 'checkbox' in properties)
          write(isOn(properties.checked ?? properties.default) ? '☒' : '☐');
        // Not a part of the instruction of its field.
        if (Number.isFinite(fields.at(-1))) fields[fields.length - 1] = parts.length;
        properties = undefined;
    }
  }

  return { parts, write, readOpening, readClosing };
}
