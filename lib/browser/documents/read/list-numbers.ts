import { romanNumeral } from '@/lib/browser/documents/roman-numeral';
import { openTags, type Tag } from './markup';

/** A level of a list: its first number, the format of its numbers, and the text around them (`Art. %1 –`). */
type Level = { start: number; format: string; text: string };

/** The properties of a paragraph or a style that decide its number; '' if not set. It inherits from `style`. */
export type ListProperties = { style: string; list: string; level: string };
type Styles = Map<string, ListProperties>;
export const noListProperties: Readonly<ListProperties> = { style: '', list: '', level: '' };

/** Sets the property that a tag inside a paragraph or a style names, if it names one. */
export function readListProperty(properties: ListProperties, { tag, attribute }: Tag): void {
  if (tag === 'pstyle' || tag === 'basedon') properties.style = attribute('val');
  else if (tag === 'numid') properties.list = attribute('val');
  else if (tag === 'ilvl') properties.level = attribute('val');
}

/** Word has nine levels of lists. */
const LAST_LEVEL = 8;
/** Maximum number of styles that a paragraph inherits from: a faulty file may have a circle of them. */
const MAX_STYLES = 10;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const MAX_REPEATED_LETTERS = 9;

/**
 * The numbers that Word counts itself («Art. 5», «5.1», «a)»). They are not in the text.
 * @param numbering word/numbering.xml
 * @param styles word/styles.xml: a style may have a list
 * @returns a function to call for each paragraph in order: its number and a space, or ''
 */
export function listNumbers(numbering: string, styles: string): (paragraph: ListProperties) => string {
  const { lists, levels } = readNumbering(numbering);
  const levelOf = (form: string, at: number) => levels.get(`${form} ${at}`);
  const listStyles = readStyles(styles);
  /** By list or form, the current number of each level. */
  const counts = new Map<string, number[]>();
  return (paragraph) => {
    const { list: id, level } = withInherited(paragraph, listStyles);
    const list = lists.get(id);
    const depth = Math.min(LAST_LEVEL, Number(level) || 0);
    const ownLevel = list && levelOf(list.form, depth);
    if (!list || !ownLevel) return '';
    // Lists of one form count together, unless one starts again.
    const key = list.starts.size > 0 ? id : list.form;
    const numbers = counts.get(key) ?? [];
    counts.set(key, numbers);
    const startOf = (at: number) => list.starts.get(at) ?? levelOf(list.form, at)?.start ?? 1;
    for (let at = 0; at < depth; at += 1) numbers[at] ??= startOf(at);
    numbers[depth] = numbers[depth] === undefined ? startOf(depth) : numbers[depth] + 1;
    // The levels below it start again.
    numbers.length = depth + 1;
    if (ownLevel.format === 'bullet') return '• ';
    const text = ownLevel.text.replace(/%(\d)/g, (_, digit) => {
      const at = Number(digit) - 1;
      return numeral(numbers[at] ?? 0, levelOf(list.form, at)?.format ?? '');
    });
    return text && `${text} `;
  };
}

/** The properties of a paragraph, with those that it inherits from its style. */
function withInherited({ style, list, level }: ListProperties, styles: Styles): ListProperties {
  for (let count = 0; count < MAX_STYLES; count += 1) {
    const inherited = styles.get(style);
    list ||= inherited?.list ?? '';
    level ||= inherited?.level ?? '';
    style = inherited?.style ?? '';
  }
  return { style, list, level };
}

function readNumbering(xml: string) {
  /** By the id of the list: the id of its form, and the numbers with which its levels start again. */
  const lists = new Map<string, { form: string; starts: Map<number, number> }>();
  /** By form and level. */
  const levels = new Map<string, Level>();
  let form = '';
  let list = '';
  let at = 0;
  for (const { tag, attribute } of openTags(xml)) {
    const value = attribute('val');
    // A list may override levels; only their start is read.
    const level = list ? undefined : levels.get(`${form} ${at}`);
    if (tag === 'abstractnum') form = attribute('abstractnumid');
    else if (tag === 'lvl') {
      at = Number(attribute('ilvl'));
      if (!list) levels.set(`${form} ${at}`, { start: 1, format: 'decimal', text: '' });
    } else if (tag === 'num') {
      list = attribute('numid');
      lists.set(list, { form: '', starts: new Map() });
    } else if (tag === 'abstractnumid') lists.set(list, { form: value, starts: new Map() });
    else if (tag === 'lvloverride') at = Number(attribute('ilvl'));
    else if (tag === 'startoverride') lists.get(list)?.starts.set(at, Number(value));
    else if (level && tag === 'start') level.start = Number(value);
    else if (level && tag === 'numfmt') level.format = value;
    else if (level && tag === 'lvltext') level.text = value;
  }
  return { lists, levels };
}

function readStyles(xml: string): Styles {
  const styles: Styles = new Map();
  let style = { ...noListProperties };
  for (const opening of openTags(xml)) {
    if (opening.tag === 'style') {
      style = { ...noListProperties };
      styles.set(opening.attribute('styleid'), style);
    } else readListProperty(style, opening);
  }
  return styles;
}

function numeral(value: number, format: string): string {
  if (format === 'lowerLetter') return repeatedLetter(value);
  if (format === 'upperLetter') return repeatedLetter(value).toUpperCase();
  if (format === 'upperRoman') return romanNumeral(value);
  if (format === 'lowerRoman') return romanNumeral(value).toLowerCase();
  return format === 'none' ? '' : String(value);
}

/** `a` to `z`, then `aa` to `zz`, as Word counts. */
const repeatedLetter = (value: number): string =>
  (LETTERS[(value - 1) % 26] ?? '').repeat(Math.min(MAX_REPEATED_LETTERS, Math.ceil(value / 26)));
