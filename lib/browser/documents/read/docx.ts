import type { DocumentPage } from '../types';
import { Unreadable } from './limits';
import { piecesOfMarkup } from './markup';
import { decodeText, piecesOf } from './text';
import { type Budget, unpack } from './zip';

/** The text, then its footnotes and endnotes. Word on the web calls the first one document2.xml at times. */
const PARTS = [/^word\/document\d*\.xml$/, /^word\/footnotes\.xml$/, /^word\/endnotes\.xml$/];

/** Text that was deleted or moved away, and what stands there a second time for older programs. */
const LEFT_OUT = new Set(['del', 'movefrom', 'fallback']);

/**
 * Reads a DOCX. What is not read: headers, footers, comments, and the numbers of lists, which Word counts itself.
 * @throws Unreadable, or another error if it is damaged
 */
export function readDocx(bytes: Uint8Array, budget: Budget): DocumentPage[] {
  const entries = [...unpack(bytes, (name) => PARTS.some((part) => part.test(name)), budget)];
  const parts = PARTS.map((part) => entries.find(([name]) => part.test(name))?.[1]);
  if (!parts[0]) throw new Unreadable('unknownKind');
  const texts = parts.map((part) => (part ? textOf(decodeText(part)) : ''));
  return piecesOf(texts.join('\n'));
}

/** The text of a part, a paragraph a line; a row of a table is one, unless a cell holds several. */
function textOf(xml: string): string {
  const parts: string[] = [];
  let leftOut = 0;
  let inText = false;
  for (const piece of piecesOfMarkup(xml)) {
    if ('text' in piece) {
      if (inText && leftOut === 0) parts.push(piece.text);
      continue;
    }
    const { tag, kind } = piece;
    if (LEFT_OUT.has(tag)) {
      if (kind !== 'empty') leftOut = Math.max(0, leftOut + (kind === 'open' ? 1 : -1));
    } else if (tag === 't') inText = kind === 'open';
    else if (kind === 'close') {
      if (tag === 'p' || tag === 'tr') parts.push('\n');
      // The end of its last paragraph.
      if (tag === 'tc' && parts.at(-1) === '\n') parts[parts.length - 1] = '\t';
    } else if (tag === 'tab') parts.push('\t');
    else if (tag === 'br' || tag === 'cr') parts.push('\n');
    else if (tag === 'nobreakhyphen') parts.push('-');
  }
  return parts.join('');
}
